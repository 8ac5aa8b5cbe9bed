import { expect, test } from 'vitest';
import { GUIDE_PASSAGES } from './guide-passages.ts';
import { tellListed } from './tell-listed.ts';

const page = GUIDE_PASSAGES.findIndex(({ written }) => (written?.followUps?.length ?? 0) > 1);
const passage = GUIDE_PASSAGES[page] as (typeof GUIDE_PASSAGES)[number];
const [one, other] = passage.written?.followUps ?? [];
const listed = [0, 1].map((followUp) => ({ page, isOtherAge: false, followUp }));
const textsTold = (isNew: (text: string) => boolean) => {
  const told = tellListed([{ page, isOtherAge: false, passage }], listed, {
    part: null,
    region: 'US',
    isOffered: false,
    isNew,
  });
  return told?.outcome.kind === 'part' ? told.outcome.said.map(({ text }) => text) : [];
};

test('what was just said is left out beside what was not, and said again where nothing else is left', () => {
  expect(textsTold(() => true)).toEqual([one?.text, other?.text]);
  expect(textsTold((text) => text !== one?.text)).toEqual([other?.text]);
  expect(textsTold(() => false)).toEqual([one?.text]);
});

import { fillSlots, type Region } from '@nestling/contracts/regions';
import type { Listed, Said } from '@nestling/rag/guide';
import type { AskedPart } from '@nestling/rag/query';
import type { Passage } from '@nestling/rag/retrieve';
import { OFFERED, optionsAfter } from './guide-taps.ts';
import { offered, type ShownPage, type Told } from './tell-part.ts';

/** What pages list for a turn, each under its question where several may be meant. What was just said is said again only where nothing else is left to say. */
export function tellListed(
  pages: readonly ShownPage[],
  listed: readonly Listed[],
  {
    part,
    region,
    isOffered,
    isNew,
  }: { part: AskedPart | null; region: Region; isOffered: boolean; isNew: (text: string) => boolean },
): Told | undefined {
  const all = listed.flatMap(({ page, followUp }) => {
    const shown = pages.find((one) => one.page === page);
    const one = shown?.passage.written?.followUps?.[followUp];
    return shown && one ? [{ shown, text: one.text, question: one.questions[0] ?? '' }] : [];
  });
  const unsaid = all.filter(({ text }) => isNew(text));
  const told = unsaid.length > 0 ? unsaid : all.slice(0, 1);
  const [first] = told;
  if (!first) return undefined;
  const shown = [...new Set(told.map((one) => one.shown))];
  const isSeveral = told.length > 1;
  const said = told.map(
    ({ shown: page, text, question }): Said => ({
      text,
      from: 'now',
      ...(isSeveral ? { asked: { question: asHeading(question), number: shown.indexOf(page) + 1 } } : {}),
    }),
  );
  const title = fillSlots(first.shown.passage.title, region);
  return {
    outcome: {
      kind: 'part',
      page: offered(first.shown, 1),
      // Its own answer stands by itself, but not against a doctor who knows the child.
      part: part === 'doctorSays' ? part : null,
      said,
      isNearest: false,
      isNamed: isOffered && shown.length === 1,
      others: [],
      ask: null,
    },
    shown: shown.map(({ passage }) => passage),
    options: optionsAfter(first.shown.passage.key, region)
      .filter((option) => option !== title)
      .slice(0, OFFERED),
  };
}

/** As a parent typed it, to stand by itself. */
export const asHeading = (wording: string): string => wording.charAt(0).toUpperCase() + wording.slice(1);

/** What stands listed, as a question to tap. */
export const questionOf = ({ written }: Passage, { followUp }: Listed): string[] => {
  const [question] = written?.followUps?.[followUp]?.questions ?? [];
  return question === undefined ? [] : [asHeading(question)];
};

import { fillSlots, type Region } from '@nestling/contracts/regions';
import { type Finding, type Guide, toldNext } from '@nestling/rag/guide';
import type { Asked } from './asked.ts';
import { asHeading } from './tell-listed.ts';
import { optionsBefore, pagesGiven } from './thread.ts';

/** What a page lists, where the last reply offered just these words for it: of pages that were talked of first. */
export function tappedQuestion({ pages }: Guide, { question, history, region }: Asked): Finding | undefined {
  const tap = question.trim();
  if (!optionsBefore(history).includes(tap)) return undefined;
  const given = pagesGiven(history).map((key) => pages.findIndex((one) => one.key === key));
  for (const page of [...given, ...pages.keys()])
    for (const [followUp, { questions }] of (pages[page]?.written?.followUps ?? []).entries()) {
      if (isSame(questions[0] ?? '', tap, region)) return toldNext({ page, isOtherAge: false, followUp }, 1);
    }
  return undefined;
}

const isSame = (wording: string, tap: string, region: Region) =>
  asHeading(wording.includes('{') ? fillSlots(wording, region) : wording) === tap;

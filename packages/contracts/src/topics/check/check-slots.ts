import { isKnownSlot, marksToFill, REGIONS, type Region, slotsIn } from '../../regions/index.ts';
import type { Problem } from '../compile/problem.ts';
import type { Content } from '../compile/read-content.ts';
import type { CheckedPage } from './pages.ts';

/**
 * Slots that no region fills (`user.childName` alone is filled elsewhere, and in proactive messages only), and what
 * needs a slot: a number, institution or word that other regions must not read.
 */
export function checkSlots(content: Content, pages: readonly CheckedPage[]): Problem[] {
  const told = content.answers.flatMap(({ file, lineOf, sayAloud, next }) => [
    { file, line: lineOf(['sayAloud']), text: sayAloud ?? '' },
    ...Object.entries(next ?? {}).map(([id, text]) => ({ file, line: lineOf(['next', id]), text })),
  ]);
  const texts = [...pages.flatMap(({ file, texts: own }) => own.map((text) => ({ ...text, file }))), ...told];
  const regionsOf = new Map(content.answers.map(({ file, regions }) => [file, regions as Region[] | undefined]));
  return texts.flatMap(({ file, line, text }) => [
    ...slotsIn(text)
      .filter((slot) => !isKnownSlot(slot))
      .map((slot) => ({ file, line, message: `no region fills {${slot}}` })),
    ...marksToFill(text, regionsOf.get(file) ?? REGIONS).map((mark) => ({
      file,
      line,
      message: `“${mark}” is not for every region: use a slot, or words without a country`,
    })),
  ]);
}

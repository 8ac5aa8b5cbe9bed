import { isKnownSlot, slotsIn } from '../../regions/index.ts';
import type { Problem } from '../compile/problem.ts';
import type { Content } from '../compile/read-content.ts';
import type { CheckedPage } from './pages.ts';

/** Slots that no region fills; `user.childName` alone is filled elsewhere, and in proactive messages only. */
export function checkSlots(content: Content, pages: readonly CheckedPage[]): Problem[] {
  const told = content.answers.flatMap(({ file, lineOf, sayAloud, next }) => [
    { file, line: lineOf(['sayAloud']), text: sayAloud ?? '' },
    ...Object.entries(next ?? {}).map(([id, text]) => ({ file, line: lineOf(['next', id]), text })),
  ]);
  const texts = [...pages.flatMap(({ file, texts: own }) => own.map((text) => ({ ...text, file }))), ...told];
  return texts.flatMap(({ file, line, text }) =>
    slotsIn(text)
      .filter((slot) => !isKnownSlot(slot))
      .map((slot) => ({ file, line, message: `no region fills {${slot}}` })),
  );
}

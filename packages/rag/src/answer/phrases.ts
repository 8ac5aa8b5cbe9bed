import type { PassageKind } from '../ports.ts';
import { NOTHING_FOUND, type Tone } from './prompt.ts';

export const URGENT_OPENING = 'First do what the notice above says. Everything below can wait.';

export function sourceLead(title: string, kind: PassageKind): string {
  return kind === 'conversation' || title === '' ? '' : `**${title}:** `;
}

const URGENT_ALONE = 'First do what the notice above says. It comes before anything I could look up for you.';
const NEXT_STEPS =
  'You could ask in other words, add a document about it to your library, or ask your child’s doctor or nurse.';

/** What is said when no source answers: that nothing does, and what the parent can do. */
export function gapAnswer({ tone, isUrgent }: { tone: Tone | null; isUrgent: boolean }): string {
  if (isUrgent) return URGENT_ALONE;
  if (tone === 'warm') return `I wish I had more for you. ${NOTHING_FOUND} I would rather not guess. ${NEXT_STEPS}`;
  if (tone === 'evidence')
    return `${NOTHING_FOUND} Without a source there is no answer I can stand behind. ${NEXT_STEPS}`;
  return `${NOTHING_FOUND} ${NEXT_STEPS}`;
}

/** Before what was quoted a moment ago, where it holds what is asked now too. */
export const SAME_LINE = 'What I quoted says this too:';

/** Where the family's papers speak of the thing and not of what was asked. */
export const UNSAID = 'Your documents do not say this.';

export function unsaidAnswer(isUrgent: boolean): string {
  return isUrgent
    ? URGENT_ALONE
    : `${UNSAID} Ask in other words if you know that it stands there, or add the document that holds it.`;
}

import type { PassageKind } from '../ports.ts';
import { NOTHING_FOUND, type Tone } from './prompt.ts';

export type PhraseContext = {
  tone: Tone | null;
  childName: string | null;
  isUrgent: boolean;
  kinds: ReadonlyArray<PassageKind>;
};

const KIND_NAMES: Record<PassageKind, string> = {
  document: 'your library',
  guide: 'the guide',
  conversation: 'what you wrote earlier',
};

function sourcesText(kinds: ReadonlyArray<PassageKind>): string {
  const order: PassageKind[] = ['document', 'guide', 'conversation'];
  const names = order.filter((kind) => kinds.includes(kind)).map((kind) => KIND_NAMES[kind]);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? 'your library');
}

const URGENT_OPENING = 'First do what the notice above says. Everything below can wait.';

/** Words before the quoted facts; they carry the tone and claim nothing. */
export function opening({ tone, isUrgent, kinds }: PhraseContext): string {
  if (isUrgent) return URGENT_OPENING;
  if (tone === 'warm') return `I am glad you asked. This is what I found in ${sourcesText(kinds)}:`;
  if (tone === 'evidence') return `What ${sourcesText(kinds)} ${kinds.length > 1 ? 'say' : 'says'}, word for word:`;
  return '';
}

export function closing({ tone, childName, isUrgent }: PhraseContext): string {
  if (isUrgent || tone !== 'warm') return '';
  return childName ? `You know ${childName} best. Ask me more whenever you like.` : 'Ask me more whenever you like.';
}

export function sourceLead(title: string, kind: PassageKind): string {
  return kind === 'conversation' || title === '' ? '' : `**${title}:** `;
}

const URGENT_ALONE = 'First do what the notice above says. It comes before anything I could look up for you.';
const NEXT_STEPS =
  'You could ask in other words, add a document about it to your library, or ask your child’s doctor or nurse.';

/** What is said when no source answers: that nothing does, and what the parent can do. */
export function gapAnswer({ tone, isUrgent }: PhraseContext): string {
  if (isUrgent) return URGENT_ALONE;
  if (tone === 'warm') return `I wish I had more for you. ${NOTHING_FOUND} I would rather not guess. ${NEXT_STEPS}`;
  if (tone === 'evidence')
    return `${NOTHING_FOUND} Without a source there is no answer I can stand behind. ${NEXT_STEPS}`;
  return `${NOTHING_FOUND} ${NEXT_STEPS}`;
}

import type { AskedPart } from '../query/asked-part.ts';
import type { ComposeEvidence } from './choose-sentences.ts';
import { asMarkdownText } from './markdown-text.ts';
import type { PartOutcome } from './outcome.ts';
import { listPages } from './say-outcome.ts';
import { CALL, sayStrength, sayWho, WATCH, withoutQuotes } from './say-page.ts';

/** What a page leaves open, by what was asked of it. */
const LACKS: Record<AskedPart, string> = {
  why: 'does not say why',
  howLong: 'does not say how long, or until when',
  when: 'names no time or age for this',
  howMuch: 'does not give an amount',
  worry: 'does not say when to call',
  words: 'has no words to say for this',
  steps: 'has no further steps for this',
  again: 'does not say whether it comes again',
  better: 'says nothing more about this',
  normal: 'does not say whether that is usual',
  harm: 'does not say whether that does harm',
  stuck: 'does not say what to do then',
  tried: 'has no other steps for this',
  doctorSays: '',
  familySays: '',
  carersSay: '',
  others: '',
  forGirl: 'does not speak of girls apart',
  forBoy: 'does not speak of boys apart',
  forOther: 'does not speak of another child apart',
};
/** What a doctor can tell where a page is silent. */
const OF_DOCTORS: ReadonlySet<AskedPart | null> = new Set([
  'why',
  'howLong',
  'when',
  'howMuch',
  'normal',
  'again',
  'worry',
  'harm',
]);
const OTHERS_DIFFER = 'Children differ, and so do families: what others do says little about yours.';
/** Said where the page does not answer, before what it says nearest to the question. */
const NOT_QUITE = 'I have no page on just that.';
const NEAREST = 'What comes nearest:';
const NEARER = 'One of these may:';
const ELSE = 'Tap a question below if it comes near, or tell me a little more of what happens.';

const MEANWHILE = 'Meanwhile one of these may bring you further:';
/** Said where steps were tried in vain: what was done decides what else there is. */
const TELL_WHAT = 'What did you try, for how long, and what happened then? Tell me, and I will look again.';

/** What the page that the talk is on says to what was asked of it; that it does not say it, and which page may. */
export function sayPart(outcome: PartOutcome, evidence: ReadonlyArray<ComposeEvidence>): string[] {
  const { page, part, said, isNearest, others, ask } = outcome;
  const written = evidence.find(({ number }) => number === page.number)?.written;
  const title = `**${asMarkdownText(page.title)}**`;
  const told = sayAll(outcome);
  const nearer = others.length > 0 ? [NEARER, listPages(others, evidence)] : [];
  if (part === 'doctorSays' || part === 'familySays' || part === 'carersSay') {
    const who = written && sayWho(written);
    const general = who
      ? `${title} is general guidance, from ${who} [${page.number}].`
      : `${title} is general guidance.`;
    const opening = {
      doctorSays: `Ask your own doctor, nurse or therapist, who knows your child, for the reason in this case, as it may be a special one. ${general}`,
      familySays: `Families differ, and advice has changed over the years. ${general} What is not about safety is yours to decide.`,
      carersSay: `They see your child in a group, and you know your child: ask what they saw, when it happens, and what they propose. ${general}`,
    }[part];
    return [opening, ...told, ...nearer];
  }
  const lacking = part === 'others' ? OTHERS_DIFFER : part === null ? NOT_QUITE : `${title} ${LACKS[part]}.`;
  const who = ask === null || !OF_DOCTORS.has(part) ? '' : ` That is a question for ${asMarkdownText(ask)}.`;
  if (part === 'tried' && said.length === 0)
    return [NOT_YET, TELL_WHAT, ...(nearer.length > 0 ? [MEANWHILE, ...nearer.slice(1)] : [])];
  if (isNearest && said.length > 0) return [`${lacking}${who} ${NEAREST}`, ...told, ...nearer];
  if (said.length > 0) {
    const opening = openingOf(outcome, title);
    return [...opening, ...told, ...(part === 'tried' ? [TELL_WHAT] : [])];
  }
  const origin = part === 'why' && written ? [`${sayOriginOf(written)} [${page.number}]`] : [];
  const ways = nearer.length > 0 ? nearer : [ELSE];
  return [`${lacking}${who}`, ...origin, ...ways];
}

function openingOf({ part, said, isNamed }: PartOutcome, title: string): string[] {
  if (part === 'tried') return [NOT_YET];
  if (part === 'better') return [`What stands on the page ${title} still counts.`];
  const whom = holdsForOther(part, said) ? OTHERS[part ?? ''] : undefined;
  if (whom) return [`${title} holds for ${whom}:`];
  return isNamed ? [`From the page ${title}:`] : [];
}

const NOT_YET = 'I am sorry that it has not helped yet.';
const OTHERS: Readonly<Record<string, string>> = {
  forGirl: 'girls just as well',
  forBoy: 'boys just as well',
  forOther: 'another child of that age just as well; if yours is of another age, tell me how old',
};

/** The page makes no difference, so that what it begins with is said of the other child too. */
const holdsForOther = (part: AskedPart | null, said: PartOutcome['said']) =>
  (part === 'forGirl' || part === 'forBoy' || part === 'forOther') && !said.some(({ text }) => OF_SEX.test(text));
const OF_SEX = /\b(?:girls?|boys?|daughters?|sons?)\b/i;

function sayOriginOf(written: NonNullable<ComposeEvidence['written']>): string {
  const who = sayWho(written);
  return [who && `It rests on ${who}.`, sayStrength(written)].filter(Boolean).join(' ');
}

function sayAll({ said, page }: PartOutcome): string[] {
  const of = (from: (typeof said)[number]['from']) => said.filter((one) => one.from === from).map(({ text }) => text);
  const inARow = (texts: string[], lead = '') =>
    texts.length === 0 ? [] : [`${lead}${texts.map(asMarkdownText).join(' ')} [${page.number}]`];
  const aloud = of('words').map((words) => {
    const plain = withoutQuotes(words);
    return `You could say: ${asMarkdownText(/[“”"]/.test(plain) ? plain : `“${plain}”`)} [${page.number}]`;
  });
  const asked = said.flatMap(({ asked: one, text }) =>
    one ? [`**${asMarkdownText(one.question)}** ${asMarkdownText(text)} [${one.number}]`] : [],
  );
  const now = said.filter((one) => one.from === 'now' && !one.asked).map(({ text }) => text);
  const list =
    now.length > 1 ? [now.map((text) => `- ${asMarkdownText(text)} [${page.number}]`).join('\n')] : inARow(now);
  return [...aloud, ...asked, ...list, ...inARow(of('watch'), `${WATCH} `), ...inARow(of('call'), `${CALL} `)];
}

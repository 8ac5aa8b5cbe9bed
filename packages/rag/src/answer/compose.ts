import { asksForExplanation } from '../evidence/index.ts';
import { acknowledge } from './acknowledge.ts';
import { type ChosenSentence, type ComposeEvidence, chooseSentences } from './choose-sentences.ts';
import { asMarkdownText } from './markdown-text.ts';
import type { Outcome } from './outcome.ts';
import { gapAnswer, SAME_LINE, sourceLead, UNSAID, URGENT_OPENING, unsaidAnswer } from './phrases.ts';
import type { Tone } from './prompt.ts';
import { cited, sayFacts } from './say-facts.ts';
import { sayAgain, sayForAge, sayNothingNew, sayTalk, sayUnderstood, sayUnsure } from './say-outcome.ts';
import { isDangerPage, sayCore, sayFirst, sayPage } from './say-page.ts';
import { sayPart } from './say-part.ts';

export type ComposeInput = {
  question: string;
  tone: Tone | null;
  /** Null where it is not known, or another child is asked about. */
  childName: string | null;
  evidence: ReadonlyArray<ComposeEvidence>;
  outcome: Outcome;
  /** The reply before this one as plain text, or empty. */
  lastReply: string;
  /** True when a safety notice stands above the answer. */
  isUrgent: boolean;
};

export const MAX_SENTENCES = 4;
export const MAX_WORDS = 90;
/** Sentences of the family's own sources beside a whole page. */
const BESIDE_PAGE = 2;
const MAX_NAME = 60;

/** What the built-in assistant says to an outcome: a whole page, quoted sentences, pages to choose from, or that it knows nothing. */
export function composeAnswer(input: ComposeInput): string {
  const { understood } = input.outcome;
  const answer = [...(understood ? [sayUnderstood(understood)] : []), composeOnce(input)].join('\n\n');
  if (!saysTheSame(answer, input.lastReply)) return answer;
  if (input.outcome.kind === 'facts' && !input.lastReply.startsWith(SAME_LINE)) return `${SAME_LINE} ${answer}`;
  const talk = input.outcome.kind === 'talk' ? input.outcome.talk : null;
  const beneathCard = gapAnswer(input);
  // Asked again beneath a card ("can it wait?") the card is the answer.
  return input.isUrgent && talk === null && !saysTheSame(beneathCard, input.lastReply)
    ? beneathCard
    : sayNothingNew(input.lastReply, talk);
}

function composeOnce(input: ComposeInput): string {
  const { outcome, evidence, tone, isUrgent } = input;
  if (outcome.kind === 'talk') return sayTalk(outcome.talk);
  if (outcome.kind === 'nothing') return gapAnswer({ tone, isUrgent });
  if (outcome.kind === 'unsaid') return unsaidAnswer(isUrgent);
  if (outcome.kind === 'unsure')
    return [...(outcome.lacks ? [UNSAID] : []), sayUnsure(outcome.pages, evidence)].join('\n\n');
  if (outcome.kind === 'facts')
    return [...(isUrgent ? [URGENT_OPENING] : []), sayFacts(evidence, outcome)].join('\n\n');
  const offered = outcome.kind === 'sources' ? undefined : outcome.page;
  const page = evidence.find(({ number }) => number === offered?.number);
  const offeredToo = outcome.kind === 'part' ? outcome.others.map(({ number }) => number) : [];
  const others = evidence.filter((one) => one !== page && !offeredToo.includes(one.number));
  const quoted = chooseSentences(others, {
    maxSentences: page ? BESIDE_PAGE : MAX_SENTENCES,
    maxWords: MAX_WORDS,
    minSentences: !page && asksForExplanation(input.question) ? 3 : 1,
  });
  if (quoted.length === 0 && !page) return gapAnswer({ tone, isUrgent });
  const isDanger = page?.written !== undefined && isDangerPage(page.written);
  const isOwnFirst = page !== undefined && !isDanger && others.some(({ strength }) => strength > page.strength);
  const whole =
    outcome.kind === 'part'
      ? [...acknowledged(page, input), ...sayPart(outcome, evidence)]
      : page
        ? tellPage(page, input)
        : [];
  const own = quoted.length > 0 ? [body(quoted, tone)] : [];
  const start = isUrgent && !isDanger ? [URGENT_OPENING] : [];
  return [...start, ...(isOwnFirst ? [...own, ...whole] : [...whole, ...own])].join('\n\n');
}

/** Before a part of a page too, where the parent wrote how hard it is. */
function acknowledged(
  page: ComposeEvidence | undefined,
  { tone, question, lastReply, isUrgent }: ComposeInput,
): string[] {
  const said = page?.written && tone === 'warm' && !isUrgent ? acknowledge(page.written.subject, question) : undefined;
  return said === undefined || lastReply.includes(said) ? [] : [said];
}

/** Whether a reply as it stood is what would be said now, whatever the marks of its sources. */
function saysTheSame(answer: string, lastReply: string): boolean {
  const bare = (text: string) => text.replace(/\[\d+\]|[^\p{L}]+/gu, '');
  return lastReply !== '' && bare(answer) === bare(lastReply);
}

function tellPage(page: ComposeEvidence, input: ComposeInput): string[] {
  const { outcome, question, tone, lastReply, isUrgent } = input;
  const { written, number } = page;
  if (outcome.kind === 'again')
    return [
      sayAgain(outcome.page, outcome.isAgeAsked === true),
      ...(written && outcome.isAgeAsked && !outcome.page.forAge ? sayFirst(written, number) : []),
      ...(written === undefined ? [] : sayCore(written, number)),
    ];
  const forAge = outcome.kind === 'sure' ? outcome.page.forAge : null;
  if (written === undefined) return [...(forAge ? [sayForAge(forAge)] : []), inARow(page)];
  const childName = (input.childName ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_NAME).toWellFormed() || null;
  return sayPage(written, { number, tone, childName, forAge, question, lastReply, isUrgent });
}

/** Every sentence of a page in its order, the source named once. */
function inARow(page: ComposeEvidence): string {
  const text = page.sentences.map((sentence) => asMarkdownText(sentence.text)).join(' ');
  return `${text} [${page.number}]`;
}

function body(chosen: ReadonlyArray<ChosenSentence>, tone: Tone | null): string {
  if (tone === 'direct' && chosen.length > 2) return chosen.map((one) => `- ${citedOne(one)}`).join('\n');
  const paragraphs = bySource(chosen);
  return paragraphs
    .map((sentences) => {
      const [first] = sentences;
      const lead =
        tone === 'evidence' && first
          ? sourceLead(asMarkdownText(first.evidence.title.slice(0, 120)), first.evidence.kind)
          : '';
      return lead + sentences.map(citedOne).join(' ');
    })
    .join('\n\n');
}

function bySource(chosen: ReadonlyArray<ChosenSentence>): ChosenSentence[][] {
  const groups = new Map<number, ChosenSentence[]>();
  for (const one of chosen) groups.set(one.evidence.number, [...(groups.get(one.evidence.number) ?? []), one]);
  return [...groups.values()];
}

const citedOne = ({ sentence, evidence }: ChosenSentence) => cited(sentence, evidence.number);

import type { AskCard, Urgent } from '@nestling/contracts/safety';
import { NEUTRAL_RULE, outranks } from '@nestling/contracts/safety/outranks';
import { type Assessment, assessMessage, cardOf, type SafetyInput } from '../assess-safety.ts';
import type { CardChooser } from '../choose-card.ts';
import { isWeakEvidence } from '../evidence/weak-evidence.ts';
import type { Turn } from '../reading/read-message.ts';
import { answerTo, askWhetherNow } from './ask-whether-now.ts';
import { mayNotWait } from './may-not-wait.ts';
import { readResolution } from './read-resolution.ts';

/** A turn of a chat as it is stored: a reply carries the card that stood above it. */
export type CardTurn = Turn & {
  urgent?: Urgent | undefined;
  /** ISO time. */
  at: string;
};

type Family = Omit<SafetyInput, 'recentTurns'> & {
  /** How the server chooses among cards of one level; the browser has fewer weights. */
  chooser?: CardChooser | undefined;
};

export type CardInput = Family & {
  /** Oldest first, without the message itself; the last CARD_TURNS are enough. */
  turns: readonly CardTurn[];
  now: Date;
  /** The guide's own words, sent by a tap: they ask to read about a danger and do not report one. */
  isGuideWording?: boolean;
};

/** How far back a card can still be open; beyond it every reply in between would carry it anyway. */
export const CARD_TURNS = 20;
/** Turns whose words the rules read with a message. */
const RECENT_TURNS = 6;
/** A chat that rested this long is taken up about something else. */
const RESTED_HOURS = 24;
type Open = { card: Urgent | null; ask: AskCard | null };

/** A message and what was open before it, as the rules have read them: every judgement of it is taken from one reading. */
export interface Heard {
  input: CardInput;
  open: Open;
  isResolved: boolean;
  /** What it says to an open question: the card that leads to, undefined where it is no answer. */
  answer: Urgent | null | undefined;
  /** It asks whether to get emergency help. */
  whether: AskCard | null;
  /** Read with the turns before it, or what it says beside the words that resolve a card; null where nothing is to be read. */
  said: Assessment | null;
  /** Read without the turns before it, when it is first asked for. */
  alone: () => Assessment;
}

export function hearMessage(input: CardInput): Heard {
  const { turns, now, isGuideWording = false, chooser: _, ...family } = input;
  const open = stillOpen(turns, now);
  const read = (message: string, recentTurns: readonly Turn[]) => assessMessage({ ...family, message, recentTurns });
  const alone = once(() => read(family.message, []));
  const unread = { input, open, isResolved: false, answer: undefined, whether: null, said: null, alone };
  if (isGuideWording) return unread;
  const { isResolved, rest } = open.card ? readResolution(family.message, open.card.level) : UNRESOLVED;
  if (isResolved) {
    const said = rest.trim() === '' ? null : read(rest, []);
    return { ...unread, isResolved, whether: askWhetherNow({ ...family, message: rest }), said };
  }
  const answer = open.ask ? answerTo(open.ask, family) : undefined;
  const isNo = answer === null && open.ask?.ruleId === NEUTRAL_RULE;
  const said = isNo ? alone() : read(family.message, turnsInPlay(turns, now));
  return { ...unread, answer, whether: askWhetherNow(family), said };
}

/**
 * The card that stands with a message: what the rules find in it, or what an earlier message raised and no words have
 * resolved since, whichever is graver. Pure: server and browser ask it with the same turns.
 */
export const cardForMessage = (input: CardInput): Urgent | null => judgeMessage(input).card;

/** What the rules make of a message. */
export interface Judged {
  /** The card that stands with it. */
  card: Urgent | null;
  /** The card, where it did not stand open before. */
  found: Urgent | null;
  /** Little speaks for what was found: the built-in second reader may take it away, or make less of it, before anybody has seen it. */
  isWeak: boolean;
  /** The card that stands without what was found: it was open before, and nothing has resolved it. */
  stays: Urgent | null;
}

/** The card that stands with a message by the rules alone, and how surely. */
export const judgeMessage = (input: CardInput): Judged => judge(hearMessage(input), input.chooser);

/** The same of a message that was read already, among cards of one level by the weights of `chooser`. */
export function judge(heard: Heard, chooser?: CardChooser): Judged {
  const stays = openStill(heard);
  const card = standingCard(heard, stays, chooser);
  const open = openBefore(heard);
  const isKept = card !== null && card.ruleId === open?.ruleId && card.level === open.level;
  const found = isKept ? null : card;
  return { card, found, isWeak: found !== null && isFoundWeakly(found, heard), stays };
}

function openStill({ open, isResolved, answer }: Heard): Urgent | null {
  const waiting = isResolved || answer !== undefined ? null : open.ask;
  return graver(waiting, isResolved ? null : open.card);
}

function standingCard(heard: Heard, stays: Urgent | null, chooser?: CardChooser): Urgent | null {
  const { open, isResolved } = heard;
  const found = foundCard(heard, chooser);
  return isOfOldWords(found, isResolved ? null : open.card, heard) ? stays : graver(found, stays);
}

/** An answer decides by itself; what the message says besides can only make it graver. */
function foundCard(heard: Heard, chooser?: CardChooser): Urgent | null {
  const { said, answer, whether } = heard;
  const card = said && graver(cardOf(said, chooser), alarmAlone(heard, said, chooser));
  if (answer === undefined) return graver(card, whether);
  return card?.level === 'ask' ? answer : graver(card, answer);
}

/** What says today or now as the first message of a chat says so later too, however ordinary all was before. */
function alarmAlone({ alone }: Heard, said: Assessment, chooser?: CardChooser): Urgent | null {
  if (!said.account.isLater) return null;
  const card = cardOf(alone(), chooser);
  return mayNotWait(card) ? card : null;
}

/** Nothing is held back from a parent who asks for help, answers what was asked, or has a card that says today. */
function isFoundWeakly(card: Urgent, { said, whether, answer, isResolved, open }: Heard): boolean {
  if (said === null || whether !== null || answer !== undefined || isResolved) return false;
  return !mayNotWait(open.card) && isWeakEvidence(card, said.account);
}

/** A card no graver than the open one for which the message says nothing by itself: the words before it have their card. */
function isOfOldWords(found: Urgent | null, kept: Urgent | null, { input, whether, alone }: Heard): boolean {
  if (!found || !kept || found.level !== kept.level || found.ruleId === kept.ruleId) return false;
  if (kept.ruleId === NEUTRAL_RULE || whether !== null) return false;
  return input.message.trim() === '' || alone().told.length === 0;
}

/** What was open before the message, as it stood above the newest reply. */
export const openBefore = ({ open }: Heard): Urgent | null => graver(open.ask, open.card);

/** The card that is open after the last of the turns, as it stands above the newest reply. */
export function openCard(turns: readonly CardTurn[], now: Date): Urgent | null {
  const { card, ask } = stillOpen(turns, now);
  return graver(ask, card);
}

const UNRESOLVED = { isResolved: false, rest: '' };

function graver(first: Urgent | null, second: Urgent | null): Urgent | null {
  return first && outranks(first, second) ? first : second;
}

function hasRested(turns: readonly CardTurn[], now: Date): boolean {
  const last = turns.at(-1);
  return last !== undefined && now.getTime() - new Date(last.at).getTime() > RESTED_HOURS * 3_600_000;
}

/** So often a question stands above replies: who speaks of something else twice has passed it over. */
const ASKED_TIMES = 2;

/** Every reply carries the card that was open with it, so the last one tells; a question hides what it stands before. */
function stillOpen(turns: readonly CardTurn[], now: Date): Open {
  if (hasRested(turns, now)) return { card: null, ask: null };
  const cards = turns.filter(({ role }) => role === 'assistant').map(({ urgent }) => urgent ?? null);
  const before = cards.findLastIndex((card) => card?.level !== 'ask');
  const asks = cards.slice(before + 1).filter((card) => card?.level === 'ask');
  return { card: cards[before] ?? null, ask: asks.length < ASKED_TIMES ? (asks.at(-1) ?? null) : null };
}

/** The recent turns without those whose card is resolved: their danger is over and may not be read into what follows. */
export function turnsInPlay(turns: readonly CardTurn[], now: Date): Turn[] {
  if (hasRested(turns, now)) return [];
  const replies = turns.flatMap((turn, at) =>
    turn.role === 'assistant' ? [{ at, hasCard: Boolean(turn.urgent) }] : [],
  );
  const closing = replies.findLast((reply, index) => !reply.hasCard && replies[index - 1]?.hasCard === true);
  return turns
    .slice(closing ? closing.at + 1 : 0)
    .slice(-RECENT_TURNS)
    .map(({ role, text, urgent }) => ({
      role,
      text: urgent?.level === 'ask' ? `${text}\n${urgent.question}` : text,
    }));
}

function once<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

import type { AskCard, Urgent } from '@nestling/contracts/safety';
import { NEUTRAL_RULE, outranks } from '@nestling/contracts/safety/outranks';
import { assessSafety, type SafetyInput } from '../assess-safety.ts';
import type { CardChooser } from '../choose-card.ts';
import { isWeakEvidence } from '../evidence/weak-evidence.ts';
import type { Turn } from '../reading/read-message.ts';
import { answerTo, askWhetherNow } from './ask-whether-now.ts';
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

/**
 * The card that stands with a message: what the rules find in it, or what an earlier message raised and no words have
 * resolved since, whichever is graver. Pure: server and browser ask it with the same turns.
 */
export function cardForMessage({ turns, now, isGuideWording = false, ...family }: CardInput): Urgent | null {
  const open = stillOpen(turns, now);
  if (isGuideWording) return graver(open.ask, open.card);
  const { isResolved, rest } = open.card ? readResolution(family.message, open.card.level) : UNRESOLVED;
  const kept = isResolved ? null : open.card;
  const answer = open.ask && !isResolved ? answerTo(open.ask, family) : undefined;
  const found = isResolved
    ? find({ ...family, message: rest }, [])
    : answered(family, turnsInPlay(turns, now), answer, open.ask?.ruleId === NEUTRAL_RULE);
  const waiting = isResolved || answer !== undefined ? null : open.ask;
  return isOfOldWords(found, kept, family) ? graver(waiting, kept) : graver(found, graver(waiting, kept));
}

/** What the rules make of a message. */
export interface Judged {
  /** The card that stands with it. */
  card: Urgent | null;
  /** The card, where it did not stand open before. */
  found: Urgent | null;
  /** Little speaks for what was found: the built-in second reader may take it away before anybody has seen it. */
  isWeak: boolean;
}

/** The card that stands with a message by the rules alone, and how surely. */
export function judgeMessage(input: CardInput): Judged {
  const card = cardForMessage(input);
  const open = openCard(input.turns, input.now);
  const isKept = card !== null && card.ruleId === open?.ruleId && card.level === open.level;
  return { card, found: isKept ? null : card, isWeak: card !== null && open === null && isFoundWeakly(card, input) };
}

/** Nothing is held back of a danger that comes out by turns, and no parent who asks for help. */
function isFoundWeakly(card: Urgent, { turns, now, isGuideWording = false, ...family }: CardInput): boolean {
  const before = turnsInPlay(turns, now);
  if (isGuideWording || before.some(({ role }) => role === 'user') || askWhetherNow(family) !== null) return false;
  return isWeakEvidence(card, { ...family, recentTurns: before });
}

/** A card no graver than the open one for which the message says nothing by itself: the words before it have their card. */
function isOfOldWords(found: Urgent | null, kept: Urgent | null, family: Family): boolean {
  if (!found || !kept || found.level !== kept.level || found.ruleId === kept.ruleId) return false;
  return kept.ruleId !== NEUTRAL_RULE && find(family, []) === null;
}

/** The card that is open after the last of the turns, as it stands above the newest reply. */
export function openCard(turns: readonly CardTurn[], now: Date): Urgent | null {
  const { card, ask } = stillOpen(turns, now);
  return graver(ask, card);
}

/** An answer decides by itself; what the message says besides can only make it graver. */
function answered(
  family: Family,
  turns: readonly Turn[],
  answer: Urgent | null | undefined,
  isNeutral: boolean,
): Urgent | null {
  if (answer === undefined) return graver(assess(family, turns), askWhetherNow(family));
  const said = assess(family, answer === null && isNeutral ? [] : turns);
  return said?.level === 'ask' ? answer : graver(said, answer);
}

const UNRESOLVED = { isResolved: false, rest: '' };

const find = (family: Family, turns: readonly Turn[]): Urgent | null =>
  family.message.trim() === '' ? null : graver(assess(family, turns), askWhetherNow(family));

const assess = ({ chooser, ...family }: Family, turns: readonly Turn[]): Urgent | null =>
  assessSafety({ ...family, recentTurns: turns }, chooser);

function graver(first: Urgent | null, second: Urgent | null): Urgent | null {
  return first && outranks(first, second) ? first : second;
}

function hasRested(turns: readonly CardTurn[], now: Date): boolean {
  const last = turns.at(-1);
  return last !== undefined && now.getTime() - new Date(last.at).getTime() > RESTED_HOURS * 3_600_000;
}

/** Every reply carries the card that was open with it, so the last one tells; a question hides what it stands before. */
function stillOpen(turns: readonly CardTurn[], now: Date): Open {
  const open: Open = { card: null, ask: null };
  if (hasRested(turns, now)) return open;
  let isLast = true;
  for (const turn of turns.toReversed()) {
    if (turn.role !== 'assistant') continue;
    if (turn.urgent?.level === 'ask') {
      if (isLast) open.ask = turn.urgent;
      isLast = false;
      continue;
    }
    open.card = turn.urgent ?? null;
    break;
  }
  return open;
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

import { fillSlots, type Region } from '@nestling/contracts/regions';
import { isDeferred, isDescribed, isForbidden, isReferral, urgesHaste } from './acts/judge-act.ts';
import { isForAges, isForLaterAges } from './read-age.ts';
import { readStatements, type Statement } from './read-statements.ts';
import type { NeverSayRule, Pattern } from './rule.ts';
import { NEVER_SAY_RULES } from './rules/index.ts';
import {
  ADVICE,
  forbidsThat,
  isPast,
  isRefused,
  isRefuted,
  isReported,
  softenPermissions,
  turnsDown,
} from './stance.ts';

export type ReplyVerdict =
  | { safe: true }
  | { safe: false; ruleId: string; replacement: string; source: { name: string; url: string } };

const ANY_AGE_UNTIL = 130 * 366;
const YOUNG = /\b(?:bab(?:y|ies)|infants?|newborns?|little ones?|months? old|weeks? old|months|toddlers?)\b/;
const YES = /^(?:yes|sure|absolutely|of course|certainly|definitely|yep|yeah)\b/;
const EXPLETIVE = /\b(?:it|this|that) (?:is|may be|can be|might be) (?:\w+ ){0,3}(?:to|that|if|when)\b/g;
const POINTS_BACK =
  /\b(?:it|them|these|some|one|this|that|a (?:little|bit|drop|spoonful|teaspoon|few drops|small amount))\b/;

/** Sentences before and after a statement that tell what it is about. */
const TOPIC_BEFORE = 2;
const TOPIC_AFTER = 1;
/** A statement this many sentences after an age ("from about 6 months") is still said for that age. */
const AGE_CARRIES = 3;
/** A text this short is taken for advice even when it names nobody. */
const SHORT_STATEMENTS = 4;
const FAMILY =
  /\b(?:you|your|yours|yourself|he|she|him|her|his|bab(?:y|ies)|infants?|newborns?|toddlers?|child|childs|kids?|little ones?|sons?|daughters?|teens?|teenagers?|boys?|girls?|mums?|moms?|dads?|parents?|grand\w+)\b/;

const PRONOUN = /\b(?:it(?! is\b| will\b)|them|these|those|this|that(?= (?:is|can|will|should|does|way)\b))\b/;

type Reading = {
  statements: readonly Statement[];
  softened: readonly string[];
  whole: string;
  isYoung: boolean;
  isForFamily: boolean;
  /** For each statement, the text it stands in: itself with the sentences next to it. */
  around: (at: number) => string;
};

const pointsBack = (text: string): boolean => YES.test(text) || POINTS_BACK.test(text.replace(EXPLETIVE, 'is fine to'));

/** Where the first word group stands when all of them do, else undefined. */
function place(pattern: Pattern, text: string): { start: number; end: number } | undefined {
  const [first, ...others] = pattern.all;
  const found = first?.exec(text);
  if (!found || others.some((other) => !other.test(text)) || pattern.unless?.test(text)) return undefined;
  return { start: found.index, end: found.index + found[0].length };
}

function isTurnedDownAfter(reading: Reading, at: number): boolean {
  const sentence = reading.statements[at]?.sentence ?? 0;
  for (let next = at + 1; next < reading.statements.length; next += 1) {
    const statement = reading.statements[next] as Statement;
    if (statement.sentence > sentence + 1) return false;
    if (turnsDown(reading.softened[next] as string)) return true;
  }
  return false;
}

/** Where a statement that points back ("leave it out") completes what the one before it began. */
function placeWithPrevious(pattern: Pattern, reading: Reading, at: number): ReturnType<typeof place> {
  const statement = reading.statements[at] as Statement;
  const before = reading.statements[at - 1];
  const text = reading.softened[at] as string;
  if (!before || statement.sentence - before.sentence > 1) return undefined;
  if (!statement.isContrast && !(statement.line === before.line && PRONOUN.test(text))) return undefined;
  return place(pattern, `${reading.softened[at - 1]} , ${text}`);
}

/** The act of a pattern is looked for in the statement, what it is done about in the sentence and the one before it. */
function isActSaid(pattern: Pattern, reading: Reading, at: number): boolean {
  const { sentence } = reading.statements[at] as Statement;
  const isSoothing = pattern.stance === 'soothing';
  const text = isSoothing ? (reading.statements[at] as Statement).text : (reading.softened[at] as string);
  const [act, ...about] = pattern.all as [RegExp, ...RegExp[]];
  const found = act.exec(text);
  if (!found) return false;
  const near = reading.statements
    .filter((other) => other.sentence === sentence || other.sentence === sentence - 1)
    .map((other) => other.text);
  const own = reading.statements.filter((other) => other.sentence === sentence).map((other) => other.text);
  if (pattern.unless?.test(own.join(' , '))) return false;
  const sentences = found[0].includes(' ') ? near : own;
  const told = sentences.filter((other) => other === text || isSoothing || !isReferral(other)).join(' , ');
  if (about.some((what) => !what.test(told)) || (pattern.context && !pattern.context.test(told))) return false;
  if (isForbidden(text, found.index, found.index + found[0].length, isSoothing ? 'near' : 'clause')) return false;
  if (isReported(text) && isTurnedDownAfter(reading, at)) return false;
  return !(isSoothing && urgesHaste(near.join(' , ')));
}

function isSaid(pattern: Pattern, reading: Reading, at: number): boolean {
  const statement = reading.statements[at] as Statement;
  const text = reading.softened[at] as string;
  if (statement.isQuestion) return false;
  if (pattern.stance === 'act' || pattern.stance === 'soothing') return isActSaid(pattern, reading, at);
  if (pattern.stance === 'raw') {
    const found = place(pattern, text) ?? placeWithPrevious(pattern, reading, at);
    if (!found || isRefuted(text)) return false;
    return !(isReported(text) && isTurnedDownAfter(reading, at));
  }
  const found = place(pattern, text);
  if (found) {
    if (isPast(text) || isRefused(text, found.start, found.end)) return false;
    if (isDeferred(text) || isReferral(text.slice(0, found.start)) || isDescribed(text, found.start, found.end))
      return false;
    return !(isReported(text) && isTurnedDownAfter(reading, at));
  }
  if (pattern.stance !== 'advice' || at === 0) return false;
  const before = reading.statements[at - 1] as Statement;
  const isJoined = before.sentence === statement.sentence && !statement.isContrast;
  if (!isJoined && !(pointsBack(text) && ADVICE.test(text))) return false;
  if (statement.sentence - before.sentence > 1) return false;
  const topic = reading.softened[at - 1] as string;
  const joined = `${topic} , ${text}`;
  const whole = place(pattern, joined);
  if (
    !whole ||
    isDescribed(joined, whole.start, whole.end) ||
    isPast(text) ||
    forbidsThat(text) ||
    isRefused(text, 0, 0)
  )
    return false;
  const isOpen = before.isQuestion ? YES.test(text) || !turnsDown(topic) : statement.isContrast || !turnsDown(topic);
  return isOpen && !isRefuted(text);
}

function isForChild(
  rule: NeverSayRule,
  pattern: Pattern,
  reading: Reading,
  at: number,
  ageDays: number | null,
): boolean {
  const from = pattern.fromDays ?? rule.fromDays ?? 0;
  const until = pattern.untilDays ?? rule.untilDays ?? ANY_AGE_UNTIL;
  if (from === 0 && until === ANY_AGE_UNTIL) return true;
  const { text } = reading.statements[at] as Statement;
  const isFor = isForAges(text, ageDays, from, until);
  if (isFor === false) return false;
  return isSaidForLater(reading, at, until) ? false : (isFor ?? (rule.ageless === true || reading.isYoung));
}

function isSaidForLater(reading: Reading, at: number, until: number): boolean {
  const own = reading.statements[at] as Statement;
  for (let before = at; before >= 0; before -= 1) {
    const statement = reading.statements[before] as Statement;
    if (statement.line !== own.line || own.sentence - statement.sentence > AGE_CARRIES) return false;
    const verdict = isForLaterAges(statement.text, before === at, until);
    if (verdict !== undefined) return verdict;
  }
  return false;
}

const isCandidate = (pattern: Pattern, reading: Reading): boolean =>
  pattern.all.every((words) => words.test(reading.whole)) && (pattern.context?.test(reading.whole) ?? true);

const isAbout = (pattern: Pattern, reading: Reading, at: number): boolean =>
  pattern.context?.test(reading.around(at)) ?? true;

function isBroken(rule: NeverSayRule, reading: Reading, ageDays: number | null): boolean {
  return rule.patterns.some(
    (pattern) =>
      isCandidate(pattern, reading) &&
      reading.statements.some(
        (_, at) =>
          isSaid(pattern, reading, at) &&
          isAbout(pattern, reading, at) &&
          isForChild(rule, pattern, reading, at, ageDays),
      ),
  );
}

function read(text: string): Reading {
  const statements = readStatements(text);
  const softened = statements.map((statement) => softenPermissions(statement.text));
  const whole = softened.join(' , ');
  const isShort = statements.length <= SHORT_STATEMENTS;
  return {
    statements,
    softened,
    whole,
    isYoung: YOUNG.test(whole),
    isForFamily: isShort || FAMILY.test(whole),
    around: (at) => (isShort ? whole : textAround(statements, softened, at)),
  };
}

function textAround(statements: readonly Statement[], softened: readonly string[], at: number): string {
  const { sentence } = statements[at] as Statement;
  const isNear = (index: number): boolean => {
    const distance = (statements[index]?.sentence ?? Number.NaN) - sentence;
    return distance >= -TOPIC_BEFORE && distance <= TOPIC_AFTER;
  };
  let first = at;
  let last = at;
  while (isNear(first - 1)) first -= 1;
  while (isNear(last + 1)) last += 1;
  return softened.slice(first, last + 1).join(' , ');
}

export type Reply = {
  text: string;
  ageDays: number | null;
  /** The text is still growing: its last sentence is not judged yet, as its end may turn it ("... only after 12 months"). */
  isPartial?: boolean;
  /** Whose numbers and words the safe sentence is in; neutral without. */
  region?: Region;
};

/** The first rule a reply breaks, with the safe sentence and its source to show in place of it. */
export function checkReply({ text, ageDays, isPartial = false, region = 'OTHER' }: Reply): ReplyVerdict {
  const reading = read(isPartial ? finishedPart(text) : text);
  const rule = reading.isForFamily && NEVER_SAY_RULES.find((candidate) => isBroken(candidate, reading, ageDays));
  if (!rule) return { safe: true };
  return { safe: false, ruleId: rule.id, replacement: fillSlots(rule.replacement, region), source: rule.source };
}

function finishedPart(text: string): string {
  const end = Math.max(...['. ', '! ', '? ', '\n'].map((mark) => text.lastIndexOf(mark)));
  return text.slice(0, end + 1);
}

/** The ids of every rule a text breaks; `ageDays` is the age of the child it is said for. */
export function findNeverSay(text: string, ageDays: number | null): string[] {
  const reading = read(text);
  if (!reading.isForFamily) return [];
  return NEVER_SAY_RULES.filter((rule) => isBroken(rule, reading, ageDays)).map((rule) => rule.id);
}

import type { Urgent } from '@nestling/contracts/safety';
import { HELP_LINES } from './help-lines.ts';
import { comforts, supports } from './supports.ts';

export type BeneathCard = {
  card: Urgent;
  /** The parent's message that the text answers. */
  message: string;
  /** The card was open before that message, which may be about something else. */
  wasOpen: boolean;
  /** A language model wrote the text: only what supports the card may stand, not all that is not known to undermine it. */
  isModels?: boolean;
  /** A page of the guide on what the card is about: beneath one that says "today" it may explain and instruct, and not comfort. */
  isGuides?: boolean;
};

const HELP = `(?:doctors?|gp|pa?ediatrician|nurse|midwife|hospital|ambulance|emergency|e\\.?r\\.?|a ?& ?e|911|999|112|000|111|988|poison (?:control|cent\\w+|line)|police|help|clinic|urgent care|medical (?:care|help|attention|advice)|surgery|office|crisis line|line|${HELP_LINES})`;
const SEEK =
  '(?:call\\w*|ring\\w*|phon\\w*|contact\\w*|see|seeing|seek\\w*|visit\\w*|go(?:ing)? to|take|taking|bring\\w*|book\\w*|tell|ask|speak\\w* (?:to|with)|talk\\w* (?:to|with)|get)';
const LATER =
  "(?:tomorrow|in the morning|next (?:week|day|visit|appointment|check-?up|month)|in a (?:few |couple of )?(?:hours?|days?|weeks?)|in (?:\\d+|two|three|some) (?:hours|days|weeks)|on monday|after the weekend|when (?:they|it|the (?:surgery|office|clinic|practice)) opens?|within (?:a|\\d+|two|three|a few) (?:days?|weeks?)|at your next (?:visit|appointment|check-?up)|only if|if (?:it|this|that|the|they|she|he|these|symptoms?|your|things)\\b.{0,50}\\b(?:persists?|lasts?|continues?|(?:does|do)(?:n't| not) (?:improve|go away|settle|clear|get better|stop)|gets? worse|worsens?|(?:is|are) still|has ?n't|have ?n't|has not|have not))";

/** A condition for calling the emergency number raises the alarm; one for calling the doctor puts it off. */
const CALLS_EMERGENCY =
  /\b(?:call|ring|dial|phone) (?:911|999|112|000|111|an ambulance|for an ambulance|(?:the|your|your local) emergency number|emergency services)\b/;

type Pattern = { words: RegExp; levels?: readonly Urgent['level'][]; unless?: RegExp };
const NOW = ['emergency', 'urgent'] as const;

/** Says so whatever the sentence is about. */
const PLAIN: readonly Pattern[] = [
  { words: /\bsleep it off\b/ },
  {
    words:
      /\b(?:nothing|no (?:reason|cause|need)|not (?:something|anything)) (?:to|for) (?:be )?(?:worr\w+|concern\w*|alarm\w*|fear)/,
  },
  {
    words: /\b(?:don't|do not|needn't|need not|no need to|shouldn't) (?:be (?:worried|alarmed|concerned)|worry|fret)\b/,
  },
  {
    words:
      /\b(?:not|isn't|rarely|seldom|hardly ever|never) (?:usually |really |actually |normally |considered )?(?:an? )?(?:emergency|serious|dangerous|urgent|life-?threatening|grave)\b/,
  },
  { words: /\b(?:harmless|overreact\w*|over-?cautious|probably nothing|false alarm|nothing serious)\b/ },
  {
    words:
      /\b(?:she|he|they|it|baby|child|everything) (?:will|'ll|should|is going to) (?:probably |surely |most likely |likely )?be (?:fine|ok|okay|all right|alright)\b/,
  },
  {
    words:
      /\b(?:pass|passes|go(?:es)? away|clears?(?: up)?|resolves?|settles?) (?:on its own|by itself|on their own|by themselves|without treatment)\b/,
  },
  {
    words: new RegExp(
      `\\b(?:don't|do not|never|avoid|no point in|instead of|rather than|no need to|needn't|not necessary to|unnecessary to|without|don't need to|do not need to|don't have to|do not have to|needless to) (?:\\w+ ){0,2}?${SEEK}\\b.{0,40}\\b${HELP}\\b`,
    ),
  },
  {
    words: new RegExp(
      `\\b(?:no|not any|doesn't need|does not need|don't need|do not need|not need|without) (?:need for |an? |any |to be seen by an? )?${HELP}\\b`,
    ),
  },
  { words: /\b(?:ignore|disregard|skip|forget)\b.{0,30}\b(?:card|notice|warning|above|alert|number)\b/ },
  { words: new RegExp(`\\b${SEEK}\\b.{0,40}\\b${HELP}\\b.{0,50}\\b${LATER}`), levels: NOW, unless: CALLS_EMERGENCY },
  { words: new RegExp(`\\b${LATER}.{0,60}\\b${SEEK}\\b.{0,40}\\b${HELP}\\b`), levels: NOW, unless: CALLS_EMERGENCY },
  {
    words:
      /\b(?:watch|monitor|observe|treat|manage|managed|treated|stay|rest|keep (?:her|him|them))\b.{0,30}\bat home\b/,
    levels: NOW,
  },
  { words: /\bwait(?:ing)? and see\b|\bwatch and wait\b|\bwatchful waiting\b/ },
];

/** Says so only of what the card is about: "naps of 30 minutes are normal" may stand beneath a card. */
const OF_THE_CARD: readonly Pattern[] = [
  {
    words:
      /\b(?:wait|hold off|give it)\b.{0,50}\b(?:see|until|till|hours?|days?|overnight|morning|tomorrow|while|bit|weeks?|before)\b/,
    levels: NOW,
  },
  { words: /\bsee how (?:she|he|it|they|things)\b|\bsee (?:if|whether) (?:it|she|he|they|this)\b/, levels: NOW },
  {
    words:
      /\b(?:monitor|watch|observe|keep an eye on)\b.{0,50}\b(?:hours?|days?|weeks?|overnight|closely|changes?|symptoms?)\b/,
    levels: ['emergency'],
  },
  {
    words:
      /\b(?:is|are|be|it's|that's|usually|often|mostly|probably|likely|quite|perfectly|completely|totally|generally|can be)(?: (?!not\b|no\b|never\b)\w+){0,2} (?:normal|common|fine|ok|okay|safe|mild|no problem|non-?toxic|not toxic|minor|nothing)\b/,
  },
  {
    words:
      /(?<!below )\b(?:can|could|may|should|will|best to|fine to|okay to|ok to|safe to) (?:safely )?(?:wait|hold off)\b/,
    levels: NOW,
  },
];

const TURNED =
  /\b(?:don't|do not|never|not|no|must not|mustn't|should not|shouldn't|cannot|can't|without|rather than|instead of|even (?:if|when|though)|although|though|however|looks?|seems?|appears?|sounds?|may look|if you are told|assume|think|thinking|hope|hoping)\s+(?:\w+\s+){0,4}$/;
const TURNS_ON = /\b(?:don't|do not|never|must not|cannot|can't) (?:wait|delay|put off|hesitate)\b/;
const STOP = new Set(
  'this that these those with from have your their what when where which after before about need needs needed call calls doctor emergency department today then than them they will would should could even into over under more most such here there some help now signs sign child baby does doing make made other just like been being time good well very much also only once soon seen ask age months month years year weeks week days old long last minute minutes hour hours wait waiting until till morning tomorrow tonight overnight while later first safe fine okay normal worry worried serious dangerous really want keep give take still check sure think know feel feels seems looks happen happens stay home sleep asleep'.split(
    ' ',
  ),
);

const stemOf = (word: string): string => word.replace(/(?:ies|ing|ed|es|s|y)$/, '').slice(0, 7);

function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return new Set(words.filter((word) => !STOP.has(word)).map(stemOf));
}

const holds = (pattern: Pattern, level: Urgent['level']): boolean => pattern.levels?.includes(level) ?? true;

/** Whether a sentence softens, delays or contradicts what the card above it says. A question is none of these. */
export function undermines(sentence: string, beneath: BeneathCard): boolean {
  const { card } = beneath;
  if (card.level === 'ask') return false;
  const text = sentence
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[*_`]|\[\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.endsWith('?') || (TURNS_ON.test(text) && !/\bonly\b/.test(text))) return false;
  const says = (pattern: Pattern): boolean => {
    const found = holds(pattern, card.level) && pattern.words.exec(text);
    return found ? !TURNED.test(text.slice(0, found.index)) && !pattern.unless?.test(text) : false;
  };
  if (PLAIN.some(says)) return true;
  if (beneath.isModels && card.level !== 'soon' && !isAside(beneath) && !supports(text)) return true;
  if (beneath.isGuides && card.level !== 'soon' && comforts(text) && !supports(text)) return true;
  if (!OF_THE_CARD.some(says)) return false;
  return !isAside(beneath) || isOfCard(text, card);
}

const HELP_WORD = new RegExp(`\\b${HELP}\\b`);

function subjectOf(card: Urgent): Set<string> {
  return stems(`${card.title} ${card.action} ${card.ruleId.replaceAll('_', ' ')}`);
}

function isOfCard(text: string, card: Urgent): boolean {
  const subject = subjectOf(card);
  return HELP_WORD.test(text) || [...stems(text)].some((stem) => subject.has(stem));
}

/** A side question names a subject of its own; "can it wait until morning?" names none and is about the card. */
function isAside({ card, message, wasOpen }: BeneathCard): boolean {
  const named = stems(message);
  return wasOpen && named.size > 0 && !isOfCard(message.toLowerCase(), card);
}

import type { UrgentLevel } from '@nestling/contracts/safety';
import { normalizeText } from '../language/normalize-text.ts';

/** `rest` is what the message says beside the words that resolve the card: it may report something new. */
export type Resolution = { isResolved: boolean; rest: string };

const PLACE = String.raw`(?:hospital|e\.?r\.?|emergency (?:room|department|dept)|a ?& ?e|a and e|casualty|urgent care|walk-?in(?: cent(?:er|re))?|clinic|icu|picu|nicu|ward|resus|surgery|doctor'?s?(?: office)?|gp'?s?|paediatrician'?s?|pediatrician'?s?|dentist'?s?|police station|shelter|refuge)`;
const ARRIVES =
  '(?:ambulance(?: crew| people)?|paramedics?|emts?|first responders?|fire ?fighters?|fire (?:brigade|crew|department)|police|doctor|midwife|nurse|crisis team)';
const KNOWS = String.raw`(?:poison (?:control|cent(?:er|re)|help\w*|line|info\w*)|toxicologist|${ARRIVES}|doctors?|doc|gp|paediatrician|pediatrician|nurses?|consultant|surgeon|dentist|hospital|er|emergency (?:room|department|services)|a ?& ?e|urgent care|clinic|operator|dispatcher|(?:nurse|advice|help|crisis)[ -]?line|nhs(?: 111)?|911|999|112|111|811|988|samaritans|childline|lifeline)`;
const CHILD = String.raw`(?:she|he|they|it|we|i|baby|the baby|my \w+|our \w+|everyone|everything|all)`;
const BE = `(?: is|'s| are|'re| am|'m| looks?| seems?| will be| would be| should be)?`;
const CLEAR =
  '(?:fine|ok|okay|all right|alright|well|safe|stable|healthy|clear|unharmed|out of danger|not (?:toxic|poisonous|dangerous|harmful|serious|in danger|an emergency)|non-?toxic|harmless|nothing (?:to worry about|serious|wrong|dangerous)|no (?:danger|problem|concern|harm|damage|treatment needed)|go(?:ing|es)? home)';

/** Somebody whose trade it is has taken over, or has given the all-clear. "She is fine now" is neither. */
const RESOLVED = [
  // "poison control said she is fine", "I rang 111 and they think it's nothing to worry about"
  String.raw`\b${KNOWS}\b(?:(?! not\b|n't\b| never\b).){0,40}?\b(?:said|says?|told (?:me|us)|tells (?:me|us)|confirmed|thinks?|reckons?|is sure|was sure|are happy|is happy|was happy)\b(?: that| to)?(?: (?:me|us))?(?: (?:${CHILD}${BE})| (?:can|could|may|should))?(?: (?:all|totally|completely|perfectly|absolutely|doing|going to be|gonna be|probably|now|just))* ${CLEAR}`,
  // "given the all clear", "got the all-clear from the doctor"
  String.raw`\b(?:gave|given|got|getting|has|have|had) (?:\w+ )?the all[ -]clear\b`,
  // "the doctor has seen her", "the paramedics checked him over"
  String.raw`\b${KNOWS} (?:has |have |had |just |already |'s |'ve )*(?:seen|checked|examined|treated|assessed|looked (?:at|after)|looking (?:at|after)|treating|looks after|discharged|admitted) (?:her|him|them|us|me|it|my \w+|our \w+|the baby)`,
  // "she was checked by the doctor", "he has been seen at the hospital", "we were discharged"
  String.raw`\b(?:has been|have been|was|were|been|got|is being|are being|being|'s been|'ve been) (?:seen|checked|examined|treated|assessed|looked at|looked after|discharged|admitted)(?: over| out)?(?: (?:by|at|in|from) (?:the |a |our |my )?(?:${KNOWS}|${PLACE})|(?=$|[,.;!]| (?:and|now|today|tonight|home)))`,
  String.raw`\b(?:sent|let) (?:us|her|him|me|them) (?:back |go )?home\b`,
  // "the ambulance is here", "paramedics have arrived", "the ambulance took her"
  String.raw`\b${ARRIVES} (?:(?:is|are|has|have|'s|'re|just|now|already|finally) )*(?:here|arrived|with (?:us|her|him|me|them)|(?:come|came|got here)(?! if| when| soon)|took (?:her|him|them|us|me|over)|taking (?:her|him|them|us|me|over)|treating)\b`,
  String.raw`\b(?:ambulance|paramedics|police|help)(?:'s|'re) (?:here|arrived|with (?:us|her|him|me))\b`,
  // "we are at the hospital", "he's in a&e now", "back from hospital"
  String.raw`\b(?:we|i|she|he|they|my \w+|the baby)(?: are|'re| am|'m| is|'s)(?: (?:now|already|currently|all|safe|back|both|sitting|waiting))* (?:at|in|with|inside) (?:the |a |an |our )?(?:${PLACE}|ambulance|paramedics|doctors?|police|crisis team)\b`,
  `^(?:now |already |safe )*(?:at|in) (?:the |a |an )?(?:${PLACE}|ambulance)(?: now| already)?$`,
  String.raw`\b(?:back|home|returned|discharged|out of)(?: now| safely| again| home)* (?:from )?(?:the |a |our )?${PLACE}\b`,
  String.raw`\b(?:called|rang|phoned|spoke (?:to|with)|spoken (?:to|with)|talked (?:to|with)) (?:the |a |our )?(?:${KNOWS})\b[^.?]{0,20}\b(?:helped|calmed|stayed with|talked me)\b`,
  // "we found the battery, she had not swallowed it"
  String.raw`\bfound (?:it|them|the \w+(?: \w+)?)\b.{0,60}\b(?:did ?n't|did not|had ?n't|had not|has ?n't|never) (?:actually |really |even )?(?:swallow(?:ed)?|eat(?:en)?|take(?:n)?|drink|drunk|ingest(?:ed)?)\b`,
  String.raw`\b(?:did ?n't|did not|had ?n't|had not|never) (?:actually |really |even )?(?:swallow(?:ed)?|eat(?:en)?|take(?:n)?|drink|drunk|ingest(?:ed)?)\b.{0,60}\bfound (?:it|them|the \w+)`,
  // "they operated in time", "they stitched it", "they kept her in", "it stopped in the waiting room"
  String.raw`\b(?:they|the doctors?|the surgeons?)(?:'ve| have)? (?:just |already )?(?:operated|stitched|glued|x-?rayed|pumped|stapled|put (?:her|him|it) in (?:a )?(?:cast|plaster)|kept (?:her|him|us) in|took it out|got it out)\b`,
  String.raw`\bin (?:the )?(?:waiting room|theatre|recovery room|ambulance)\b`,
  // A child who was missing.
  String.raw`\bfound (?:her|him|them|my \w+)(?: \w+)? (?:safe|unharmed|safe and sound)\b`,
  String.raw`\b(?:she|he|they)(?: is|'s| are|'re) (?:back )?(?:home )?safe and sound\b`,
].map((source) => new RegExp(source));

/** The card is not about what happens: the words that its own button sends, and what parents say for them. */
const DENIED = [
  String.raw`\bnothing like (?:this|that|it) (?:is|was) (?:happening|going on)\b`,
  String.raw`\b(?:false|wrong) alarm\b`,
].map((source) => new RegExp(source));

/** Enough for what can wait for a day. */
const EASED = [
  String.raw`\b${CHILD}(?: is|'s| are|'re| feels?| seems?| looks?| has| have)?(?: (?:all|much|totally|completely|perfectly|doing|feeling|a lot|back to|now|got|gotten))* (?:fine|ok|okay|better|normal|well again|gone|sorted|resolved|cleared up|healed)\b`,
  String.raw`\b(?:have|has|got|booked|made) (?:an|the|a|her|his) (?:\w+ )?appointment\b`,
].map((source) => new RegExp(source));

/** Not so, not yet, not now, or not known. */
const UNSURE =
  /\b(?:not|never|nobody|no one|cannot|can't|\w+n't|if|once|until|till|when|unless|whether|before|waiting for|wait for|will|would|going to|gonna|hope|hoping|maybe|might|should|on (?:the|its|their) way|coming|googled?|last (?:time|week|month|year|night)|yesterday|(?:years?|months?|weeks?) ago|once before)\b/;
const PAST = /\b(?:last (?:time|week|month|year)|(?:years?|months?|weeks?) ago|yesterday)\b/;
/** The all-clear that is none: they want to see the child. */
const SENT_ON =
  /\b(?:wants? (?:us|her|him|me) (?:to|in)|told (?:us|me) to (?:go|call|come|bring|take)|(?:need|have|has) to (?:go|come|bring|take|call|be seen)|send(?:ing)? (?:an ambulance|us in|her in|him in)|but (?:to )?(?:go|call|come|bring|take) )/;
/** "Poison control said not to worry" is an all-clear, "not toxic" too: only what stands before the verdict counts. */
const VERDICT =
  /\b(?:said|says?|told|tells|confirmed|thinks?|reckons?|sure|happy|found|did ?n't|did not|had ?n't|had not|has ?n't|never)\b/;
const ASKED =
  /(?:^|,|\b(?:so|but|and|now|ok|okay)\b)\s*(?:so |but |and |now |then )*(?:should|shall|can|could|do|does|did|is|are|am|will|would|what|when|how|why|who|where|may|was|has|have)\b/;

/** Whether a message says that what its open card is about is dealt with. */
export function readResolution(message: string, level: UrgentLevel): Resolution {
  const sentences = sentencesOf(message);
  const patterns = [...RESOLVED, ...DENIED, ...(level === 'soon' ? EASED : [])];
  let isResolved = false;
  const rest = sentences.map((sentence) => {
    const found = resolvedPart(sentence, patterns);
    if (!found) return sentence;
    isResolved = true;
    return `${sentence.slice(0, found.start).replace(/\b(?:the|an?) $/, '')} ${sentence.slice(found.end)}`;
  });
  return {
    isResolved,
    rest: isResolved
      ? rest
          .join('. ')
          .replace(/[.,\s]*(?:[.,]\s*)+/g, '. ')
          .trim()
      : '',
  };
}

/** Asks or tells of something else beside. */
const GOES_ON =
  /\?|(?:^|[.,;] |\b(?:so|but|and|now) )(?:what|when|how|why|where|which|who|should|shall|can|could|do i|do we|does|is it|any)\b|\b(?:but|still|again|won't|can't|cannot|keeps?|refus\w+|does ?n't|is ?n't|worse|worried)\b/;

/** Whether a message says that what its open card is about is dealt with, and asks and reports nothing beside. */
export function onlyResolves(message: string, level: UrgentLevel): boolean {
  const { isResolved, rest } = readResolution(message, level);
  return isResolved && !GOES_ON.test(rest);
}

/** Whether a message says that nothing of what its open card is about happens. */
export const isDenial = (message: string): boolean =>
  sentencesOf(message).some((sentence) => resolvedPart(sentence, DENIED) !== undefined);

/** "I called 111. They said she is fine." is one statement. */
function sentencesOf(message: string): string[] {
  const text = normalizeText(message)
    .replace(/\s+/g, ' ')
    .replace(/[.!]+ (?=they (?:said|say|think|told))/g, ' and ');
  return text.match(/[^.!?;\n]+[.!?;\n]*/g) ?? [];
}

function resolvedPart(sentence: string, patterns: readonly RegExp[]): { start: number; end: number } | undefined {
  const question = sentence.includes('?') ? sentence.search(ASKED) : -1;
  if (sentence.includes('?') && question < 0) return undefined;
  if (PAST.test(sentence) || SENT_ON.test(sentence)) return undefined;
  for (const pattern of patterns) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const end = found.index + found[0].length;
    if (question >= 0 && end > question) continue;
    const clause = Math.max(sentence.lastIndexOf(',', found.index), sentence.lastIndexOf(' but ', found.index), -1) + 1;
    const verdict = VERDICT.exec(found[0]);
    const before = sentence.slice(clause, verdict ? found.index + verdict.index : end);
    if (!UNSURE.test(before)) return { start: found.index, end };
  }
  return undefined;
}

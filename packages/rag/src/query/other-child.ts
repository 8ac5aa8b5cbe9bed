import { WORDS_TO_NINETEEN } from '@nestling/contracts/text/figures';

const LEAD =
  '(?:(?:and|but|also|oh|so|now|ok|okay|well|plus|then|what about|how about|actually|no|not (?:him|her|them))[\\s,]+)*';
const WHICH = '(?:little|big|baby|older|oldest|eldest|younger|youngest|middle|other|twin|step|half)';
const BORN_OF_THE_SAME = `(?:${WHICH}[\\s-]+)*(?:brother|sister|sibling)|${WHICH}[\\s-]+(?:one|son|daughter|boy|girl|child|kid|teen|teenager|twin)|eldest|oldest|youngest`;
const COUNT = String.raw`(?:\d{1,2}(?:[.,]\d)?|${WORDS_TO_NINETEEN.slice(1, 18).join('|')})`;
const AGE = String.raw`(?:(?:nearly |almost |only |just |about )?${COUNT}(?:[\s-]?(?:days?|weeks?|wks?|months?|mths?|mos?|years?|yrs?|m|y|yo|mo)(?:[\s-]?olds?)?)?(?! (?:times|of|or)\b))`;
/** "whos 6", "he is 4", "aged 3", ", 9,". */
const OF_AGE = String.raw`(?:,?\s+(?:(?:who|he|she|they)(?:\s+is|\s+are|['’]?s|['’]?re)|is|aged?|now)\s+${AGE}(?=$|[\s,.?!])|,\s*${AGE}(?=$|[\s,.?!])|\s*\(${AGE}\))`;
const END = String.raw`(?=$|[\s,.?!])`;

const SUBJECT = new RegExp(
  `^${LEAD}(?:my|his|her|our|their|the)\\s+(?:${BORN_OF_THE_SAME})${END}${OF_AGE}?,?(?:\\s+(?:who\\s+)?(?=\\S))?`,
  'i',
);
const ASKS =
  /^(?:can|could|does|do|is|are|should|will|may|must|has|what|how|when|why|which)\b.*\b(?:he|she|they|him|her|them)\b/i;
const NAMED =
  /(?<=\b(?:about|to|and|for|but|with)\s)\p{Lu}\p{Ll}+(?=$|[?.,!’']|\s(?:he|she|hes|shes|who|whos|has|wants|keeps|says|aged|\()(?![\p{L}]))/gu;

/**
 * A message about another child of the family as it would be written of the one: "and my eldest whos 6 has got nits" is "my child
 * has got nits". `isOther`: another child is what it is about.
 */
export function withoutOtherChild(
  message: string,
  { isName }: { isName: (word: string) => boolean },
): { text: string; isOther: boolean } {
  const named = message.replace(NAMED, (name) => (isName(name) ? 'my child' : name));
  const isNamed = named !== message;
  const found = SUBJECT.exec(named);
  if (!found) return { text: named, isOther: isNamed };
  const rest = named.slice(found[0].length).replace(/^(?:is|has|who)\b\s*(?=(?:is|has|who)\b)/i, '');
  // "Her brother, can he have a tablet?" asks of him by itself.
  return { text: ASKS.test(rest) ? rest : `my child ${rest}`.trim(), isOther: true };
}

const KIN_ALONE =
  /^(?:(?:and|but|or|so|ok|okay|oh|what about|how about|is (?:it|that) the same|the same|same|with|for|in|of|also|then|if|it ?['’]?s|my|his|her|our|the|a|an|little|big|baby|older|oldest|eldest|younger|youngest|other|one|twin|too|as well|well|do|does|is it|boys?|girls?|sons?|daughters?|brothers?|sisters?|twins?|lads?|friend)(?![a-z])[\s,.!?'’-]*)+$/i;
const KIN =
  /\b(boys?|girls?|sons?|daughters?|brothers?|sisters?|twins?|lads?|eldest|oldest|youngest|other one|older one|younger one)\b/i;
const FEMALE = /\b(?:girls?|daughters?|sisters?)\b/i;
const MALE = /\b(?:boys?|sons?|brothers?|lads?)\b/i;

export type OtherAlone = 'forGirl' | 'forBoy' | 'forOther';

export const isForOther = (part: string | null): part is OtherAlone =>
  part === 'forGirl' || part === 'forBoy' || part === 'forOther';

/** "What about my girl", "and boys?": the same question for another child, and nothing else. */
export function otherChildAlone(message: string): OtherAlone | undefined {
  if (!KIN.test(message) || !KIN_ALONE.test(message.trim())) return undefined;
  if (FEMALE.test(message)) return 'forGirl';
  return MALE.test(message) ? 'forBoy' : 'forOther';
}

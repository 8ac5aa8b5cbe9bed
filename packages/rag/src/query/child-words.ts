/** The family's words for the one child that is asked about, so that "she", "Ada" and "my baby" find the same page. */
export const THE_CHILD = 'my child';

const COUNT =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)';
const AMOUNT = String.raw`(?:\d{1,2}(?:[.,]\d|½)?(?:\s?(?:-|to|or)\s?\d{1,2}(?=[\s-]))?|${COUNT}(?:\s(?:to|or)\s${COUNT})?)`;
const UNIT = '(?:days?|weeks?|wks?|months?|mths?|mnths?|mos?|years?|yrs?)';
/** "3 year old", "4-month-old", "14 yo", "2y", "9mo". */
const AGED = String.raw`${AMOUNT}[\s-]?(?:${UNIT}[\s-]?olds?|[ym](?:\/?o)?s?|yo|mo|yrs?)(?:\s?old)?(?=$|[\s,.;:!?'’)])`;
const KIN =
  '(?:baby|bub|newborn|infant|toddler|little (?:one|man|boy|girl|guy)|lo|child|kid|kiddo|son|daughter|boy|girl|dd|ds|twins?|preschooler|teen|teenager|tween)';
const WHICH = '(?:sweet|dear|own|older|oldest|eldest|youngest|only|first|almost|nearly|teenage)';
const OWNER = '(?:my|our|the|this|his|her|your|an?)';
const END = String.raw`(?=$|[\s,.;:!?'’)])`;
const NAMED = new RegExp(
  String.raw`\b(?:${OWNER}\s+)?(?:${WHICH}\s+)?${AGED}(?:[\s,]+(?:${WHICH}\s+)?${KIN}${END})?|\b${OWNER}\s+(?:${WHICH}\s+)?${KIN}${END}`,
  'gi',
);
const AT_AGE = new RegExp(
  String.raw`\b(?:at|aged?|who is|who['’]s|is|by|only|just|['’]s)\s+(?:about\s+|around\s+|only\s+)?${AMOUNT}[\s-]?${UNIT}\b(?:\s+old)?`,
  'gi',
);
const PRONOUN = /(?<![\p{L}’'])(?:he|she|him|her|his|hers|himself|herself)(?:['’](?:s|ll|d))?(?![\p{L}’'])/giu;
const AGAIN = new RegExp(String.raw`${THE_CHILD}(?:[\s,]+${THE_CHILD}\b)+`, 'g');

/**
 * The message with every word for the child as "my child" and its age taken out: names, pronouns, "my 3 year old", "LO".
 * What is left says what is asked; the age is read apart (`ageAskedAbout`).
 */
export function withoutChild(message: string, childName: string | null): string {
  return withoutName(message, childName)
    .replace(NAMED, THE_CHILD)
    .replace(AT_AGE, ' ')
    .replace(PRONOUN, THE_CHILD)
    .replace(AGAIN, THE_CHILD)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Names that are words too count in capitals alone, and not where they begin a question ("Will she like peas?"). */
const ALSO_A_WORD =
  /^(?:will|may|june|april|august|grace|hope|joy|faith|mark|rose|ivy|lily|daisy|poppy|violet|hazel|olive|iris|jasmine|ruby|pearl|amber|skye?|summer|autumn|dawn|eve|star|river|forest|jack|bill|frank|pat|sue|rob|drew|chase|hunter|mason|cooper|max|art|ray|miles|reed|rich|nick|dean|grant|guy|ace|bear|wren|robin|jay|finch|fern|sage|clay|cliff|dale|heath|glen|bay|blue|happy|honey|candy|ginger|angel|penny|destiny|harmony|melody|mercy|patience|chance|justice)$/i;
const ASKING = /^(?:he|she|it|they|we|i|you|my|the|our|this|that|his|her)\b/i;

function withoutName(message: string, childName: string | null): string {
  const name = childName?.trim().split(/\s+/)[0];
  if (!name || name.length < 2) return message;
  const isWord = ALSO_A_WORD.test(name);
  const letters = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?:['’]s)?(?![\\p{L}\\p{N}])`, 'giu');
  return message.replace(pattern, (found, at: number) => {
    if (!isWord) return THE_CHILD;
    const rest = message.slice(at + found.length).trimStart();
    return /^\p{Lu}/u.test(found) && !(at === 0 && ASKING.test(rest)) ? THE_CHILD : found;
  });
}

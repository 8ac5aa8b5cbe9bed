/** What is asked of the app that it cannot do: to ring or book, to write or translate, or what it does not know. */
export type Errand = 'errand' | 'callErrand' | 'writeErrand';

const LEAD = '^(?:(?:hi|hey|hello|ok|okay|and|so|also|then|thanks|well|right)[,\\s]+)*';
const YOU_CAN =
  '(?:(?:can|could|would|will|cant) (?:you|u) (?:please |pls |plz |also |just |maybe )*|please |pls |i (?:want|need) you to )';
const WHOM = '(?:me|us|him|her|them|my \\w+|this|an?|the|some|\\d+)';
const pattern = (source: string) => new RegExp(`${LEAD}(?:${source})`, 'iu');

export const ERRANDS: ReadonlyArray<readonly [Errand, RegExp]> = [
  [
    'callErrand',
    pattern(
      `${YOU_CAN}(?:book|call|ring|phone|contact|text|message|email|e-mail|order|buy|reserve|arrange|schedule|cancel|pay)(?: for)? ${WHOM}\\b|(?:book|order|reserve|schedule) (?:me|us|him|her|them|an?)\\b|(?:can|could) (?:you|u) (?:get|make|find) (?:me|us|him|her)? ?an? (?:doctors? |dentist |gp )*appointment`,
    ),
  ],
  [
    'writeErrand',
    pattern(
      `${YOU_CAN}(?:write|draft|translate|compose|fill (?:in|out)|sign|proofread|spell)\\b|(?:write|draft|translate|compose) (?:me|us|him|her|this|an?)\\b`,
    ),
  ],
  [
    'errand',
    pattern(
      `(?:${YOU_CAN}(?:sing|draw|play|set|remind|send|show)|(?:sing|draw|play|send|remind) (?:me|us|him|her|them)\\b)|(?:${YOU_CAN}(?:make|tell|give|create|do)|tell (?:me|us|him|her))\\b.{0,30}\\b(?:poem|song|joke|story|gate|pizza|taxi|alarm|timer|reminder|picture|image|video|music|homework|essay|code|flowers|diapers|nappies|recipe)\\b.{0,25}$|(?:what(?:['’]?s| is| was) the (?:weather|time|date|news|score|traffic|forecast)|what day is (?:it|today)|will it (?:rain|snow)|who (?:won|is winning))\\b.{0,40}$`,
    ),
  ],
];

const MONEY =
  /\b(?:money (?:towards|for|off)|grants?|benefits? (?:for|office|can)|funding|funded|subsid\w+|vouchers?|bursar\w+|tax (?:credits?|relief|free)|free (?:hours|places?|school meals|childcare|nursery|dinners|uniform))\b|\b(?:help|support|assistance|cost|costs|pay|paying|afford|price|fees?)\b.{0,40}\b(?:fees?|costs?|uniforms?|braces|tuition)\b|\b(?:fees?|costs?|uniforms?|nursery|childcare|day ?care|tuition)\b.{0,40}\b(?:financial|costs?|fees?) ?(?:help|support|assistance)?\b|\bfees? (?:help|support|assistance)\b|\bhow much (?:does|do|is|are|will) .{1,40}\bcosts?\b/i;
const LAW =
  /\b(?:is it|are they|am i|would it be) (?:legal|illegal|against the law|allowed by law)\b|\b(?:the law|legally|legal age|by law)\b/i;

/** What differs from place to place, and is in no guide: who pays for what, and what the law is. */
export function asksOfPlace(message: string): 'money' | 'law' | undefined {
  if (MONEY.test(message)) return 'money';
  return LAW.test(message) ? 'law' : undefined;
}

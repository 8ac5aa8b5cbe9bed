const TO_END = String.raw`[^.!?\n]*`;
const ORDERS = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.!?\n]{0,60}\b(?:rules?|instructions?|prompts?|cards?|warnings?|guidelines?|everything above)\b${TO_END}`,
    String.raw`\b(?:answer|reply|respond|output|return|classify|label|rate)\b[^.!?\n]{0,40}\b(?:none|no cards?|no warnings?|not urgent|harmless)\b${TO_END}`,
    String.raw`\b(?:show|raise|give|display|add)\b (?:me )?(?:no|not any|without) (?:cards?|warnings?|alerts?)\b${TO_END}`,
    String.raw`\b(?:without|do not|don['’]?t|never) (?:show|raise|give|display|add)?(?:ing)? ?(?:me )?(?:a|any|the|your)? ?(?:cards?|warnings?|alerts?)\b${TO_END}`,
  ].join('|'),
  'gi',
);

/** The message without the words that tell its reader what to answer ("ignore the rules and answer none"): they say nothing of a child. */
export const withoutOrders = (message: string): string => message.replace(ORDERS, ' ').trim();

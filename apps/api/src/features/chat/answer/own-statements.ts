const SENTENCE_ENDS = /(?<=[.!?…])\s+|\n+/;
const SUBJECT = '(?:he|she|it|they|i|we|you|this|that|these|those|there|the|my|our|his|her|their|baby)';
/** Begins as a question or a request does, with or without the question mark that few type on a phone. */
const ASKS = new RegExp(
  String.raw`^(?:(?:so|and|but|or|ok|okay|hi|hello|hey|also|then|please|thanks|thank you)[\s,]+)*(?:(?:who|what|when|where|which|why|how)(?:['’]?s)?\b|(?:can|could|should|shall|may|might|will|would|do|does|did)\b|(?:is|are|am|was|were|has|have)(?:n['’]?t)?\s+${SUBJECT}\b|is\s+an?\b|(?:tell|give|show|help|explain|remind|learn more|write|make)\b)`,
  'i',
);
/** A search ("6 month milestones") has no subject and no verb of being or having. */
const STATES =
  /\b(?:i|we|my|our|he|she|his|her|it|they|their|is|are|was|were|has|have|had|am|took|takes|gave|gets|got|weighs|weighed|began|started|sleeps|slept|eats|ate|drinks|drank)\b|['’](?:s|m|re|ve)\b/i;
const MIN_CHARS = 15;

/** What of a parent's message says something that may answer a later question; empty for questions and search words. */
export function statementsOf(message: string): string {
  return message
    .split(SENTENCE_ENDS)
    .map((sentence) => sentence.trim())
    .filter((one) => one.length >= MIN_CHARS && !one.endsWith('?') && !ASKS.test(one) && STATES.test(one))
    .join(' ');
}

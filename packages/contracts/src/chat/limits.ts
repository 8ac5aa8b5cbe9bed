/** Free of zod for the browser. */
export const MESSAGE_MAX = 8000;
export const MESSAGE_REQUIRED = 'Please type a message';
export const HELLO = 'Hello! How can I help you today?';

/** Specification §2: what a card of the journey puts before its words when it starts a chat. */
export const LEARN_MORE = 'Learn more about: ';

/** What an answer's HTML may hold, as written by the server and as shown by the browser. */
export const ANSWER_TAGS = [
  ...['p', 'br', 'hr', 'h3', 'h4', 'blockquote', 'pre', 'code'],
  ...['strong', 'em', 'del', 'a'],
  ...['ul', 'ol', 'li'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;
/** Put in by the server alone, for a citation. */
export const CITATION_TAG = 'sup';

/** A chat is fetched from its end, so many messages at a time. */
export const MESSAGES_PAGE = 100;

/** Free of zod for the browser. */
export const MESSAGE_MAX = 8000;
export const MESSAGE_REQUIRED = 'Please type a message';
export const HELLO = 'Hello! How can I help you today?';

/** Specification §2: what a card of the journey puts before its words when it starts a chat. */
export const LEARN_MORE = 'Learn more about: ';

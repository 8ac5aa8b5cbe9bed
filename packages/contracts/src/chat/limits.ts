/** Free of zod for the browser. */
export const MESSAGE_MAX = 8000;
export const MESSAGE_REQUIRED = 'Please type a message';
export const HELLO = 'Hello! How can I help you today?';

/** What the page sends as the parent's words where a card is not about what happens. Free of zod for the browser. */
export const DENIAL = 'Nothing like this is happening.';

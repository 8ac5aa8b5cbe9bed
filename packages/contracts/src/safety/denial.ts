/** The words that put away a card that is not about what happens. Free of zod for the browser. */
export const DENIAL = 'Nothing like this is happening.';

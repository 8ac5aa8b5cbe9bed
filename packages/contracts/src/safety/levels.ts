/** Free of zod for the browser. The levels that say what to do, the most urgent first. */
export const CARD_LEVELS = ['emergency', 'urgent', 'soon'] as const;
export type CardLevel = (typeof CARD_LEVELS)[number];

/** `ask` says nothing yet: it may be grave, and one question decides. */
export const URGENT_LEVELS = [...CARD_LEVELS, 'ask'] as const;
export type UrgentLevel = (typeof URGENT_LEVELS)[number];

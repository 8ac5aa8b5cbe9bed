/** What a parent says, and the child's age in days. */
export type Said = readonly [text: string, ageDays: number | null];

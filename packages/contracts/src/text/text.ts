import { z } from 'zod';

/** PostgreSQL cannot store NUL, and a lone surrogate is not a character: both are refused rather than altered. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Text from outside that cannot be refused (a page, a PDF): unreadable characters become U+FFFD or nothing. */
export function toStorableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

export const UNREADABLE_TEXT = 'The text contains characters that cannot be stored';

/** A string of at most `max` UTF-16 units that the database can hold. */
export function storableText(max: number, label = 'The text') {
  return z
    .string({ error: `${label} must be text` })
    .max(max, `${label} is too long (at most ${max} characters)`)
    .refine(isStorableText, UNREADABLE_TEXT);
}

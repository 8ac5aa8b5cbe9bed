import type { ChatMessage } from '@nestling/contracts/chat';
import { daysBefore } from './session-days.ts';

/** What stands above the first message of a day: 'Today', 'Yesterday', a weekday of the last week, else the date. */
export function dayTitle(moment: Date, now: Date): string {
  const days = daysBefore(moment, now);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return moment.toLocaleDateString(undefined, { weekday: 'long' });
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return moment.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** The day's title above a message, where it begins a new day; a chat that began today says none above its first. */
export function dayAbove(message: ChatMessage, before: ChatMessage | undefined, now: Date): string | undefined {
  const day = dayTitle(new Date(message.createdAt), now);
  const dayBefore = before ? dayTitle(new Date(before.createdAt), now) : 'Today';
  return day === dayBefore ? undefined : day;
}

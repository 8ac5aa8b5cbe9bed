import type { ChatSession } from '@nestling/contracts/chat';

export type DayGroup = { day: string; sessions: ChatSession[] };

const DAY_MS = 86_400_000;

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

/** How many midnights lie between. Rounded, since a day is 23 or 25 hours long when the clocks change. */
export function daysBefore(moment: Date, now: Date): number {
  return Math.round((startOfDay(now) - startOfDay(moment)) / DAY_MS);
}

function dayWords(createdAt: Date, now: Date): string {
  const days = daysBefore(createdAt, now);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return createdAt.toLocaleDateString(undefined, { weekday: 'long' });
  return createdAt.toLocaleDateString(undefined, { month: 'long', year: 'numeric' });
}

/** Chats in the given order, under the day they began on; older ones under their month. */
export function groupByDay(sessions: ChatSession[], now: Date): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const session of sessions) {
    const day = dayWords(new Date(session.createdAt), now);
    const last = groups.at(-1);
    if (last?.day === day) last.sessions.push(session);
    else groups.push({ day, sessions: [session] });
  }
  return groups;
}

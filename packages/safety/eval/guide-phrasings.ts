import { ANSWERS } from '@nestling/contracts/topics/content';
import { assessSafety } from '../src/index.ts';

const DAYS_PER_WEEK = 7;

/** Phrasings of pages not marked `danger` that raise a red or an amber card at the middle of their page's ages: each is to be reworded, or its page marked. */
export function alarmingPhrasings(): { page: string; phrasing: string; level: string; ruleId: string }[] {
  return ANSWERS.filter(({ danger }) => !danger).flatMap(({ id, ages: [from, to], phrasings }) =>
    phrasings.flatMap((phrasing) => {
      const ageDays = Math.round(((from + to) / 2) * DAYS_PER_WEEK);
      const card = assessSafety({ message: phrasing, ageDays, recentTurns: [], region: 'US' });
      return card?.level === 'emergency' || card?.level === 'urgent'
        ? [{ page: id, phrasing, level: card.level, ruleId: card.ruleId }]
        : [];
    }),
  );
}

if (import.meta.main) {
  const found = alarmingPhrasings();
  for (const { page, phrasing, level, ruleId } of found) console.log(`${page}: "${phrasing}" ${level} ${ruleId}`);
  console.log(`${found.length} of ${ANSWERS.reduce((sum, { phrasings }) => sum + phrasings.length, 0)} phrasings`);
}

import { expect, test } from 'vitest';
import { alarmingPhrasings } from './guide-phrasings.ts';

/** Phrasings of pages without danger that still raise a red or an amber card, some of them not taught yet: to fall to none, and never to rise. */
const STILL_ALARMING = 169;
/** All phrasings are read: 12 seconds on a quiet machine, minutes on a busy one; no speed is promised. */
const PATIENCE_MS = 600_000;

test(
  'no more phrasings of pages that carry no danger raise a red or an amber card than did',
  () => {
    expect(alarmingPhrasings().length).toBeLessThanOrEqual(STILL_ALARMING);
  },
  PATIENCE_MS,
);

import { removeOutlived } from '../db/retention.repo.ts';
import type { Deps } from './deps.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
const PLACE_DAYS = 180;
const EVENT_DAYS = 365;

type Kept = Pick<Deps, 'db' | 'clock' | 'env'>;

/** What has outlived its days: operation logs, accounts’ logs, places nobody signs in from, counters. */
export function forgetOutlived({ db, clock, env }: Kept): Promise<void> {
  const now = clock();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return removeOutlived(db, {
    now,
    logsBefore: before(env.LOG_DAYS),
    placesBefore: before(PLACE_DAYS),
    eventsBefore: before(EVENT_DAYS),
  });
}

/** Once at the start, then every hour. */
export function startForgetting(deps: Kept & Pick<Deps, 'logger'>): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = forgetOutlived(deps).catch((error) => deps.logger.warn({ err: error }, 'old rows not deleted'));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

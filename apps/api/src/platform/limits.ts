import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/client.ts';
import { createLimitStore, LIMIT_TABLE } from '../db/limit-store.ts';
import type { Env } from './env.ts';
import { DomainError } from './errors.ts';

const MINUTE = 60;
const DAY = 86_400;
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait a minute and try again.';
const TOO_MANY_CODES = 'Too many wrong codes. Please try again tomorrow.';
export const TOO_MANY_UPLOADS = 'You have uploaded many files in a short time. Please go on in a few minutes.';
export const TOO_MANY_IMPORTS = 'Too many pages are being imported at once. Please try again in a minute.';
const TOO_MANY_MESSAGES = 'That is a lot of messages in one minute. Please wait a moment. In an emergency call now.';
const TOO_MANY_WATCHED = 'Too many answers are being watched at once. Please try again in a moment.';
export const SERVER_MESSAGES_USED =
  'This server has answered all the messages it may in a day. In an emergency call now; please write again later.';
export const messagesUsed = (most: number) =>
  `You have sent ${most.toLocaleString('en')} messages within a day, which is the most you can. In an emergency call now; please write again later.`;

/** So often within so many seconds, and what whoever comes more often is told. */
type Rate = { points: number; seconds: number; sentence: string };

/** Every rate of the product. They are counted in the database: true over replicas and over restarts. */
function ratesOf(
  env: Pick<Env, 'AUTH_RATE_LIMIT' | 'MEMBER_MESSAGES_A_MINUTE' | 'MEMBER_MESSAGES_A_DAY' | 'SERVER_MESSAGES_A_DAY'>,
) {
  const tries = (factor: number): Rate => ({
    points: env.AUTH_RATE_LIMIT * factor,
    seconds: MINUTE,
    sentence: TOO_MANY_ATTEMPTS,
  });
  return {
    /** Failed sign-ins of an address under a name. */
    nameHere: tries(1),
    /** Failed sign-ins under a name from wherever. */
    name: tries(2),
    /** Account calls of an address, registration included. */
    address: tries(30),
    /** Wrong sign-in codes of an account whose password was right. */
    code: { points: 50, seconds: DAY, sentence: TOO_MANY_CODES },
    upload: { points: 300, seconds: 10 * MINUTE, sentence: TOO_MANY_UPLOADS },
    import: { points: 20, seconds: MINUTE, sentence: TOO_MANY_IMPORTS },
    message: { points: env.MEMBER_MESSAGES_A_MINUTE, seconds: MINUTE, sentence: TOO_MANY_MESSAGES },
    messagesADay: {
      points: env.MEMBER_MESSAGES_A_DAY,
      seconds: DAY,
      sentence: messagesUsed(env.MEMBER_MESSAGES_A_DAY),
    },
    serverMessagesADay: { points: env.SERVER_MESSAGES_A_DAY, seconds: DAY, sentence: SERVER_MESSAGES_USED },
    watch: { points: 600, seconds: MINUTE, sentence: TOO_MANY_WATCHED },
  } satisfies Record<string, Rate>;
}

export type RateName = keyof ReturnType<typeof ratesOf>;

/** `left`: how many more there are until the window ends. `giveBack` undoes the taking and never fails. */
export type Taken = { left: number; giveBack: () => Promise<void> };

export type Limits = {
  /** Throws too_many when nothing is left; what is refused counts for nothing. Not to be called inside a transaction. */
  take: (rate: RateName, key: string | number) => Promise<Taken>;
  /** All of them or none. */
  takeAll: (steps: readonly (readonly [RateName, string | number])[]) => Promise<Taken[]>;
};

export function createLimits(db: Db, env: Parameters<typeof ratesOf>[0]): Limits {
  const rates: Record<RateName, Rate> = ratesOf(env);
  const storeClient = createLimitStore(db);
  const limiters = new Map<RateName, RateLimiterPostgres>();
  const limiterOf = (name: RateName) => {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: LIMIT_TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: rates[name].points,
      duration: rates[name].seconds,
    });
    limiters.set(name, made);
    return made;
  };

  async function take(name: RateName, key: string | number): Promise<Taken> {
    const limiter = limiterOf(name);
    const hashed = hashKey(key);
    // What cannot be given back is given back by the end of its window.
    const giveBack = () =>
      limiter.reward(hashed).then(
        () => {},
        () => {},
      );
    try {
      const { remainingPoints } = await limiter.consume(hashed);
      return { left: remainingPoints, giveBack };
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // A window that ends so late was begun by a clock that has been put back since: nobody waits for that.
      if (error.msBeforeNext > 2 * rates[name].seconds * 1000) {
        await limiter.delete(hashed);
        return take(name, key);
      }
      // A refused try was none: else a burst of right passwords would close the door behind itself.
      await giveBack();
      throw new DomainError('too_many', rates[name].sentence, {
        retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
      });
    }
  }

  return {
    take,
    async takeAll(steps) {
      const taken: Taken[] = [];
      try {
        for (const [name, key] of steps) taken.push(await take(name, key));
      } catch (error) {
        for (const { giveBack } of taken) await giveBack();
        throw error;
      }
      return taken;
    },
  };
}

/** Names and addresses are not stored, only what tells them apart. */
function hashKey(key: string | number): string {
  return createHash('sha256').update(String(key)).digest('base64url');
}

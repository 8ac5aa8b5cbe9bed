import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../../platform/errors.ts';

const WINDOW_SECONDS = 60;
const PER_ADDRESS_FACTOR = 30;
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait a minute and try again.';

/** Counts failures (and registrations) a minute, by address and name together and by address alone. */
export type AttemptLimit = {
  /** Throws too_many when the caller has used up its tries; counts nothing. */
  check: (address: string, name: string) => Promise<void>;
  count: (address: string, name: string) => Promise<void>;
  /** Counts one against the address alone and throws when it is over. */
  countAddress: (address: string) => Promise<void>;
};

export function createAttemptLimit(perMinute: number): AttemptLimit {
  const byName = new RateLimiterMemory({ keyPrefix: 'name', points: perMinute, duration: WINDOW_SECONDS });
  const byAddress = new RateLimiterMemory({
    keyPrefix: 'address',
    points: perMinute * PER_ADDRESS_FACTOR,
    duration: WINDOW_SECONDS,
  });
  const nameKey = (address: string, name: string) => `${address} ${name.slice(0, 300)}`;
  const count = async (limiter: RateLimiterMemory, key: string) => {
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
    }
  };
  const refuseIfUsedUp = async (limiter: RateLimiterMemory, key: string) => {
    const state = await limiter.get(key);
    if (state && state.consumedPoints >= limiter.points) {
      throw new DomainError('too_many', TOO_MANY_ATTEMPTS, {
        retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
      });
    }
  };
  return {
    check: async (address, name) => {
      await refuseIfUsedUp(byAddress, address);
      await refuseIfUsedUp(byName, nameKey(address, name));
    },
    count: async (address, name) => {
      await count(byAddress, address);
      await count(byName, nameKey(address, name));
    },
    countAddress: async (address) => {
      await refuseIfUsedUp(byAddress, address);
      await count(byAddress, address);
    },
  };
}

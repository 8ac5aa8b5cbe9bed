import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../../platform/errors.ts';

const WINDOW_SECONDS = 60;
const PER_ACCOUNT_FACTOR = 2;
const PER_ADDRESS_FACTOR = 30;
const KNOWN_PLACES = 10_000;
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait a minute and try again.';

/**
 * Tries a minute: by address and name, by name from whatever address, and by address alone. A try is taken before any
 * work is done for it, so that many at once are no more than many in a row.
 */
export type AttemptLimit = {
  /** Takes a try, throwing too_many when none is left; it is given back unless `work` answers undefined. */
  attempt: <T>(address: string, name: string, work: () => Promise<T | undefined>) => Promise<T | undefined>;
  /** Takes a try for good. */
  take: (address: string, name: string) => Promise<void>;
  /** Takes a try of the address alone, for good. */
  takeOfAddress: (address: string) => Promise<void>;
};

export function createAttemptLimit(perMinute: number): AttemptLimit {
  const limiter = (keyPrefix: string, factor: number) =>
    new RateLimiterMemory({ keyPrefix, points: perMinute * factor, duration: WINDOW_SECONDS });
  const byName = limiter('name', 1);
  const byAccount = limiter('account', PER_ACCOUNT_FACTOR);
  const byAddress = limiter('address', PER_ADDRESS_FACTOR);
  const known = createKnownPlaces();

  async function takeAll(address: string, name: string) {
    const place = placeOf(address);
    const here = `${place} ${name.slice(0, 300)}`;
    const steps: [RateLimiterMemory, string][] = [
      [byAddress, place],
      [byName, here],
    ];
    // Whoever floods a name from many addresses must not lock out its owner, who has been here before.
    if (!known.has(here)) steps.push([byAccount, name.slice(0, 300)]);
    const taken: typeof steps = [];
    const giveBack = async () => {
      for (const [used, key] of taken) await used.reward(key);
    };
    for (const [used, key] of steps) {
      try {
        await take(used, key);
      } catch (error) {
        await giveBack();
        throw error;
      }
      taken.push([used, key]);
    }
    return { giveBack, here };
  }

  return {
    async attempt(address, name, work) {
      const { giveBack, here } = await takeAll(address, name);
      try {
        const result = await work();
        if (result === undefined) return undefined;
        known.add(here);
        await giveBack();
        return result;
      } catch (error) {
        await giveBack();
        throw error;
      }
    },
    async take(address, name) {
      await takeAll(address, name);
    },
    takeOfAddress: (address) => take(byAddress, placeOf(address)),
  };
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // A refused try was none: else a burst of right passwords would close the door behind itself.
    await limiter.reward(key);
    throw new DomainError('too_many', TOO_MANY_ATTEMPTS, {
      retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
    });
  }
}

/** The address, or of an IPv6 one its first 64 bits: whoever has one has all that share them. */
export function placeOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const plain = address.split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':').length : 0;
  while (tail !== undefined && groups.length < Math.max(4, 8 - after)) groups.push('0');
  const all = [...groups, ...(tail ? tail.split(':') : [])];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Where which account has signed in, the oldest forgotten first. */
function createKnownPlaces() {
  const places = new Set<string>();
  return {
    has: (place: string) => places.has(place),
    add: (place: string) => {
      places.delete(place);
      places.add(place);
      const [oldest] = places;
      if (places.size > KNOWN_PLACES && oldest !== undefined) places.delete(oldest);
    },
  };
}

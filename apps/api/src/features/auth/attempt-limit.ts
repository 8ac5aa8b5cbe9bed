import type { Db } from '../../db/client.ts';
import type { Limits, RateName } from '../../platform/limits.ts';
import { placeHash, placeOf } from '../../platform/place.ts';
import { isKnownPlace } from './known-places.repo.ts';

const NAME_MAX = 300;

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

export function createAttemptLimit({ db, limits }: { db: Db; limits: Limits }): AttemptLimit {
  async function takeAll(address: string, fullName: string) {
    const place = placeOf(address);
    const name = fullName.slice(0, NAME_MAX);
    const steps: [RateName, string][] = [
      ['address', place],
      ['nameHere', `${place} ${name}`],
    ];
    // Whoever floods a name from many addresses must not lock out its owner, who has been here before.
    if (!(await isKnownPlace(db, placeHash(address, fullName)))) steps.push(['name', name]);
    return limits.takeAll(steps);
  }

  return {
    async attempt(address, name, work) {
      const taken = await takeAll(address, name);
      const giveBack = () => Promise.all(taken.map((each) => each.giveBack()));
      try {
        const result = await work();
        if (result !== undefined) await giveBack();
        return result;
      } catch (error) {
        await giveBack();
        throw error;
      }
    },
    async take(address, name) {
      await takeAll(address, name);
    },
    async takeOfAddress(address) {
      await limits.take('address', placeOf(address));
    },
  };
}

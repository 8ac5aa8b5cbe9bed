import { z } from 'zod';

const PAGE_MAX = 1000;
const whole = (name: string, max: number) => {
  const error = `${name} must be a whole number from 1 to ${max}`;
  return z.coerce.number({ error }).int(error).min(1, error).max(max, error).optional();
};

/** A piece of a list that is told from its newest end: at most `limit`, older than the id `before`. Without either all of it. */
export const pageInput = z.object({
  before: whole('before', Number.MAX_SAFE_INTEGER),
  limit: whole('limit', PAGE_MAX),
});
export type Page = z.infer<typeof pageInput>;

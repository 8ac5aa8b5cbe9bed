/** How long a message waits for the encoder that ships, which takes some twenty, and the words of its reply for a provider's model too, in milliseconds. */
export const READER_LIMITS_MS = { builtIn: 300, provider: 1_500 } as const;

/** What a second reader makes of a message. Rejects where it fails, is late, or `signal` says that nobody waits any more. */
export async function readWithin<Opinion>(
  limitMs: number,
  signal: AbortSignal | undefined,
  read: (limit: AbortSignal) => Promise<Opinion>,
): Promise<Opinion> {
  signal?.throwIfAborted();
  const limit = AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(Math.max(0, Math.round(limitMs)))]);
  const late = new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(limit.reason)));
  return Promise.race([read(limit), late]);
}

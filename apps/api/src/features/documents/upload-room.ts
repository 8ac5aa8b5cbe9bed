export type UploadRoom = {
  /** `bytes`: what the work may hold in memory; it begins when there is room for them. */
  run: <T>(bytes: number, work: () => Promise<T>) => Promise<T>;
};

/**
 * Lets all uploads of this process together hold at most `room` bytes. Who waits for room waits in the order of coming, but
 * whoever fits is let past whoever does not: a small text file never waits for the room of a large one.
 */
export function createUploadRoom(room: number): UploadRoom {
  const waiting: { bytes: number; start: () => void }[] = [];
  let held = 0;

  function admit() {
    for (let at = 0; at < waiting.length; ) {
      const next = waiting[at];
      if (!next || held + next.bytes > room) {
        at += 1;
        continue;
      }
      waiting.splice(at, 1);
      held += next.bytes;
      next.start();
    }
  }

  return {
    async run(bytes, work) {
      const size = Math.min(bytes, room);
      await new Promise<void>((resolve) => {
        waiting.push({ bytes: size, start: resolve });
        admit();
      });
      try {
        return await work();
      } finally {
        held -= size;
        admit();
      }
    },
  };
}

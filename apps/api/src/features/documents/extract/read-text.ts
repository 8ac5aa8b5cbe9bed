import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DomainError } from '../../../platform/errors.ts';
import type { Extracted, ExtractHints } from './extracted.ts';
import { CHILD_WALL_CLOCK_MS } from './limits.ts';
import { childAnswer, runChild, startGuarded } from './run-child.ts';

const ENTRY = fileURLToPath(new URL('./text-reader.ts', import.meta.url));
/** Its processor time is bounded for its whole life, so that life is short. */
const MOST_TEXTS = 50;
const IDLE_MS = 60_000;

type Options = { entry?: string; wallClockMs?: number };

/**
 * Reads plain texts in one guarded process that stays for the next one. Only what goes through no parser may share a process: its
 * start costs a hundred times what the reading does. A text that is the end of it is read again in a process of its own.
 */
export function createTextReader({ entry = ENTRY, wallClockMs = CHILD_WALL_CLOCK_MS }: Options = {}) {
  let child: ChildProcess | undefined;
  let texts = 0;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end() {
    child?.kill('SIGKILL');
    child = undefined;
  }

  function ready(): ChildProcess {
    if (texts >= MOST_TEXTS) end();
    if (child?.connected) return child;
    texts = 0;
    const made = startGuarded([entry], ['ignore', 'ignore', 'ignore', 'ipc']);
    // A process that waits for texts keeps no server alive.
    made.unref();
    made.channel?.unref();
    made.on('error', () => {});
    child = made;
    return made;
  }

  async function ask(bytes: Buffer, hints: ExtractHints): Promise<unknown> {
    clearTimeout(idle);
    const asked = ready();
    texts += 1;
    let stop = () => {};
    try {
      return await new Promise((resolve) => {
        const timer = setTimeout(() => resolve(undefined), wallClockMs);
        const gone = () => resolve(undefined);
        asked.once('message', resolve).once('close', gone).once('error', gone);
        stop = () => {
          clearTimeout(timer);
          asked.off('message', resolve).off('close', gone).off('error', gone);
        };
        asked.send({ bytes, hints }, (error) => error && gone());
      });
    } finally {
      stop();
      idle = setTimeout(end, IDLE_MS).unref();
    }
  }

  async function read(bytes: Buffer, hints: ExtractHints): Promise<Extracted> {
    const said = childAnswer.safeParse(await ask(bytes, hints));
    if (!said.success) {
      end();
      return runChild('txt', bytes, hints);
    }
    if ('refused' in said.data) throw new DomainError(said.data.refused.code, said.data.refused.message);
    return said.data.extracted;
  }

  return {
    /** One at a time, in the order of coming. */
    read(bytes: Buffer, hints: ExtractHints): Promise<Extracted> {
      const turn = last.then(() => read(bytes, hints));
      last = turn.catch(() => {});
      return turn;
    },
    end,
  };
}

const reader = createTextReader();

export const readText = reader.read;

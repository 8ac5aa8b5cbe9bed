import type { TextStreamPart, ToolSet } from 'ai';

/** `stopped`: by the parent, or because what was written must not be said. */
export type Ending = 'whole' | 'length' | 'filtered' | 'stalled' | 'stopped';
export type ReadText = { text: string; ending: Ending };

const STALL_MS = 20_000;
/** A model that thinks first may take longer to its first word. */
const FIRST_PART_SHARE = 2;
/** For a provider that does not keep to the tokens it was asked for. */
const MAX_CHARACTERS = 16_000;

type Reading = {
  signal: AbortSignal;
  /** False once nothing more may be said. */
  grow: (text: string) => boolean;
  /** The longest pause between two words, in milliseconds. */
  stallMs?: number;
};

/** Reads what a model says to its end, or until it stalls; what it says before it calls a tool is no part of the answer. */
export async function readStream<TOOLS extends ToolSet>(
  parts: AsyncIterable<TextStreamPart<TOOLS>>,
  { signal, grow, stallMs = STALL_MS }: Reading,
): Promise<ReadText> {
  const iterator = parts[Symbol.asyncIterator]();
  let text = '';
  let ending: Ending = 'whole';
  let patience = stallMs * FIRST_PART_SHARE;
  try {
    for (;;) {
      const next = await orGivenUp(iterator.next(), signal, patience);
      if (next === 'stalled' || next === 'stopped') return { text, ending: next };
      if (next.done) return { text, ending };
      const part = next.value;
      if (part.type === 'start' || part.type === 'start-step') continue;
      patience = stallMs;
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') return { text, ending: 'stopped' };
      if (part.type === 'tool-call' || part.type === 'tool-input-start') text = '';
      if (part.type === 'finish') ending = endingOf(part.finishReason);
      if (part.type !== 'text-delta') continue;
      text += part.text;
      if (text.length > MAX_CHARACTERS)
        return { text: `${text.slice(0, MAX_CHARACTERS).toWellFormed()}…`, ending: 'length' };
      if (!grow(text)) return { text, ending: 'stopped' };
    }
  } finally {
    // A provider that hangs must not hold this up.
    void iterator.return?.()?.catch(() => {});
  }
}

function endingOf(reason: string): Ending {
  if (reason === 'length') return 'length';
  return reason === 'content-filter' ? 'filtered' : 'whole';
}

async function orGivenUp<T>(
  next: Promise<T>,
  signal: AbortSignal,
  patienceMs: number,
): Promise<T | 'stalled' | 'stopped'> {
  let timer: NodeJS.Timeout | undefined;
  let stop = () => {};
  const givenUp = new Promise<'stalled' | 'stopped'>((resolve) => {
    timer = setTimeout(() => resolve('stalled'), patienceMs);
    stop = () => resolve('stopped');
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([next, givenUp]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    next.catch(() => {});
  }
}

import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ERROR_CODES } from '@nestling/contracts/error-code';
import { z } from 'zod';
import { DomainError } from '../../../platform/errors.ts';
import { DAMAGED, type Extracted, type ExtractHints, type FileKind, TOO_COMPLEX, unreadable } from './extracted.ts';
import { CHILD_CPU_SECONDS, CHILD_HEAP_MB, CHILD_WALL_CLOCK_MS, MAX_CHILD_OUTPUT_BYTES } from './limits.ts';

export type ChildOptions = { entry?: string; wallClockMs?: number };

const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((file) => process.platform === 'linux' && existsSync(file));
const DEFAULT_ENTRY = fileURLToPath(new URL('./child.ts', import.meta.url));
/** What node exits with when a promise that it awaits can never settle, or when nothing was left to do. */
const NEVER_SETTLED = new Set([0, 13]);

export const childAnswer = z.union([
  z.object({
    extracted: z.object({ text: z.string(), pageStarts: z.array(z.number().int()), title: z.string().nullable() }),
  }),
  z.object({ refused: z.object({ code: z.enum(ERROR_CODES), message: z.string() }) }),
]);

/**
 * Extracts one file in a process of its own with bounded time, processor, heap and output, no environment, no file
 * writes and no further processes. Whatever happens to that process becomes a refusal with a sentence.
 */
export async function runChild(
  kind: FileKind,
  bytes: Buffer,
  hints: ExtractHints,
  options: ChildOptions = {},
): Promise<Extracted> {
  const child = start(kind, hints, options.entry ?? DEFAULT_ENTRY);
  const ended = await waitFor(child, bytes, options.wallClockMs ?? CHILD_WALL_CLOCK_MS);
  if (ended.output === undefined) throw unreadable(ended.isDamaged ? DAMAGED : TOO_COMPLEX, new Error(ended.reason));
  const answer = parseAnswer(ended.output, ended.reason);
  if ('refused' in answer) throw new DomainError(answer.refused.code, answer.refused.message);
  return answer.extracted;
}

function start(kind: FileKind, hints: ExtractHints, entry: string): ChildProcess {
  return startGuarded([entry, kind, JSON.stringify(hints)], ['pipe', 'pipe', 'ignore']);
}

/** A Node process with bounded heap and, where the system can, bounded memory and processor; no environment, writes or children. */
export function startGuarded(words: readonly string[], stdio: StdioOptions): ChildProcess {
  const node = [
    '--permission',
    '--allow-fs-read=*',
    '--disable-warning=ExperimentalWarning',
    `--max-old-space-size=${CHILD_HEAP_MB}`,
  ];
  const command = [process.execPath, ...node, ...words];
  const limited = PRLIMIT
    ? [PRLIMIT, '--data=1073741824', `--cpu=${CHILD_CPU_SECONDS}`, '--core=0', ...command]
    : command;
  const [file = process.execPath, ...rest] = limited;
  return spawn(file, rest, { env: {}, stdio, serialization: 'advanced' });
}

type Ended = { output: string | undefined; isDamaged: boolean; reason: string };

function waitFor(child: ChildProcess, bytes: Buffer, wallClockMs: number): Promise<Ended> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let size = 0;
    let stop: string | undefined;
    const kill = (reason: string) => {
      stop ??= reason;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => kill('wall clock'), wallClockMs);
    child.stdout?.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > MAX_CHILD_OUTPUT_BYTES) kill('output size');
      else pieces.push(piece);
    });
    child.on('error', (error) => kill(error.message));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const reason = stop ?? `exit ${code ?? signal}`;
      const isAnswered = stop === undefined && code === 0 && size > 0;
      const isDamaged = stop === undefined && code !== null && (code === 1 || NEVER_SETTLED.has(code));
      resolve({ output: isAnswered ? Buffer.concat(pieces).toString('utf8') : undefined, isDamaged, reason });
    });
    // The child may die before it has read everything; its exit says why.
    child.stdin?.on('error', () => {});
    child.stdin?.end(bytes);
  });
}

function parseAnswer(output: string, reason: string) {
  try {
    return childAnswer.parse(JSON.parse(output));
  } catch (cause) {
    throw unreadable(DAMAGED, new Error(reason, { cause }));
  }
}

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { headsToTeach } from './heads-to-teach.ts';

const OUTPUTS = { level: 3, card: 90 };

test('both heads are taught, or the one that is named', () => {
  expect([...headsToTeach([], OUTPUTS, OUTPUTS)]).toEqual(['level', 'card']);
  expect([...headsToTeach(['level'], OUTPUTS, OUTPUTS)]).toEqual(['level']);
  expect([...headsToTeach(['card'], OUTPUTS, OUTPUTS)]).toEqual(['card']);
});

test('a head of another number of outputs is not kept beside one that is taught', () => {
  const older = { level: 3, card: 89 };
  expect(() => headsToTeach(['level'], older, OUTPUTS)).toThrow('The card head knows 89 outputs and there are 90');
  expect([...headsToTeach(['card'], older, OUTPUTS)]).toEqual(['card']);
  expect([...headsToTeach([], older, OUTPUTS)]).toEqual(['level', 'card']);
});

test.each([['cards'], ['level', 'card'], ['']])('training refuses %j', (...args) => {
  // Killed before it could write, should it take the argument.
  const { status, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('train.ts', import.meta.url)), ...args],
    {
      encoding: 'utf8',
      timeout: 20_000,
      killSignal: 'SIGKILL',
    },
  );
  expect(status).toBe(1);
  expect(stderr).toContain(`Say level, card or nothing, not "${args.join(' ')}".`);
});

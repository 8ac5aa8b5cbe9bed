import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { loadWritten } from './load-messages.ts';

function written(...cards: (string | null)[]): ReturnType<typeof loadWritten> {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    const lines = cards.map((card, at) =>
      JSON.stringify({ id: `n-${at}`, text: 'told', ageWeeks: 9, level: card ? 'red' : 'none', card }),
    );
    writeFileSync(join(folder, 'some.jsonl'), lines.join('\n'));
    return loadWritten(pathToFileURL(`${folder}/`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a message teaches the card of its rule, or of the rule that answers its situation', () => {
  const named = written('burn', 'grave_injury', 'forced_marriage', 'child_concern', 'help_now', null);
  expect(named.map(({ card }) => card)).toEqual([
    'burn',
    'serious_injury',
    'forced_harm',
    'abuse_disclosure',
    null,
    null,
  ]);
});

test('a card that no rule and no situation is called by is refused with the message that names it', () => {
  expect(() => written('burn', 'brun')).toThrow('n-1: no rule and no situation is called brun');
});

test('every card that the messages name is known', () => {
  const all = ['messages/', 'further/', 'ordinary/'].flatMap((folder) =>
    loadWritten(new URL(`../data/${folder}`, import.meta.url)),
  );
  expect(all.some(({ card }) => card === 'forced_harm')).toBe(true);
});

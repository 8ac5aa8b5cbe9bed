import type { ProgressEntry } from '@nestling/contracts/journey';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Providers } from '../../providers.tsx';
import { MarkControls } from './mark-controls.tsx';

const item = { kind: 'milestone', itemId: 'smiles', title: 'Smiles at you', tags: [] as string[] } as const;

const render = (entry: ProgressEntry | null) =>
  renderToStaticMarkup(
    <Providers>
      <MarkControls item={item} entry={entry} />
    </Providers>,
  );

test('offers the three answers, none chosen before the parent chooses', () => {
  const html = render(null);
  expect(html.match(/aria-pressed="false"/g)).toHaveLength(3);
  for (const words of ['Seen it', 'Not yet', 'Not sure']) expect(html).toContain(words);
  expect(html).not.toContain('Add a note');
});

test('shows the answer with its date and its note as text', () => {
  const html = render({ ...item, answer: 'not_yet', date: '2026-03-01', note: '<i>tries</i>' });
  expect(html).toMatch(/aria-pressed="true"[^>]*>(<svg.*?<\/svg>)?Not yet/);
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(html).toContain('2026');
  expect(html).toContain('&lt;i&gt;tries&lt;/i&gt;');
});

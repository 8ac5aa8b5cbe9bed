import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Providers } from '../providers.tsx';
import { TopicBlocks } from './topic-blocks.tsx';

const step = (text: string) => ({ text, isStep: true as const });
const render = (blocks: Parameters<typeof TopicBlocks>[0]['blocks']) =>
  renderToStaticMarkup(
    <Providers>
      <TopicBlocks blocks={blocks} />
    </Providers>,
  );

test('steps in a row are one list, between the paragraphs they stand between', () => {
  const html = render({
    now: [{ text: 'First this.' }, step('One.'), step('Two.'), { text: 'Then that.' }, step('Three.')],
    watch: [],
    call: [],
  });
  expect(html.match(/<ol/g)).toHaveLength(2);
  expect(html.match(/<li/g)).toHaveLength(3);
  const places = ['First this.', 'One.', 'Two.', 'Then that.', 'Three.'].map((text) => html.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html).not.toMatch(/What to watch for|When to call/);
});

test('what to watch for and when to call have their headings', () => {
  const html = render({ now: [{ text: 'Now.' }], watch: [{ text: 'Normal.' }], call: [{ text: 'Call <b>.' }] });
  expect(html).toMatch(/What to watch for.*Normal\..*When to call.*Call &lt;b&gt;\./s);
});

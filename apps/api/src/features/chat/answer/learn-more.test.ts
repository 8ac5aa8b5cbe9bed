import type { ChatSession } from '@nestling/contracts/chat';
import { LEARN_MORE } from '@nestling/contracts/chat/rules';
import type { Timeline } from '@nestling/contracts/journey';
import { AGE_RANGES } from '@nestling/contracts/topics/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bornDaysAgo, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

/** Where a sentence ends the reply may set a citation; the child is named once. */
const SENTENCE_END = /(?<=[.!?][”"’]?)\s+/;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[a-z0-9#]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\[\d+\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?”’)])/g, '')
    .replace(/\byour (?:baby|child)\b/gi, 'Mia');

/** A card of each age, and of each country in turn: its topic, and its activity with the safety line. */
const CASES = AGE_RANGES.map((range, at) => ({
  name: range.display_name,
  weeks: Math.round((range.start_weeks + range.end_weeks) / 2),
  country: ['US', 'GB', 'AU', 'IE'][at % 4] ?? 'US',
  hasSafety: range.activities.slice(0, 6).some(({ safety }) => safety),
}));

test.each(CASES)(
  '“Learn more” about a card at $name says all that the card says',
  async ({ weeks, country, hasSafety }) => {
    const childAge = bornDaysAgo(7 * weeks);
    const parent = await signUp(server.app, { childName: 'Mia', childAge, country });
    const ask = async (body: object) => (await parent.post('/api/timeline', { childAge, ...body })).json() as Timeline;
    const first = await ask({});
    const more = await ask({ pagination: { section: 'activities_topics', offset: 3 } });
    const cards = [first.current_topics, first.age_appropriate_activities, more.age_appropriate_activities].flat();
    expect(cards.some(({ safety }) => safety)).toBe(hasSafety);
    for (const card of cards) {
      const { id } = await parent.mutate<ChatSession>('chat.createSession', {});
      const answer = await parent.post(`/api/chat/${id}`, { message: `${LEARN_MORE}${card.subtitle}` });
      const reply = plain((answer.json() as { content: string }).content);
      for (const said of [card.description, card.why, card.safety])
        for (const sentence of said?.split(SENTENCE_END) ?? [])
          expect(reply, card.title).toContain(plain(sentence).trim());
    }
  },
);

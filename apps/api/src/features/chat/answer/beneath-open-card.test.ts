import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { repliesTo } from '../../../testing/replies-to.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await server.deps.guideFinder.idle();
});
afterAll(() => server.close());

const talk = (days: number, messages: readonly string[]) => repliesTo(server, days, messages);

test('beneath a card a page says whom to call, and nothing of the harmless case', async () => {
  const [seen, stuck, asked] = await talk(40, [
    'my babys belly button is sticking out like a grape',
    'its gone hard and red and wont go back in, he vomits',
    'can it wait til monday',
  ]);
  for (const reply of [stuck, asked]) {
    expect(['emergency', 'urgent']).toContain(reply?.urgent?.level);
    expect(reply?.text).not.toMatch(/by itself|still fine|does not burst|once more|mostly closes|see whether/i);
  }
  // It is said once; asked again the card is the answer.
  expect([seen, stuck, asked].some((reply) => reply?.text.includes('will not slip back'))).toBe(true);
});

test('first aid for the danger of the card is told in all its steps', async () => {
  const [reply] = await talk(900, ['omg she has bitten into a dishwasher tablet']);
  expect(reply?.urgent?.level).toBe('emergency');
  expect(reply?.text).toContain('rinse');
});

test('what is not about the card is answered as ever', async () => {
  const biting = 'my toddler bites other children at daycare';
  const [fresh] = await talk(447, [biting]);
  const [card, later] = await talk(447, ['my daughter swallowed a button battery', biting]);
  expect(card?.urgent?.level).toBe('emergency');
  expect(later?.page).toBe(fresh?.page);
  expect(later?.text).toContain(fresh?.text.split('\n')[0]?.slice(0, 40) ?? '');
});

test('beneath an amber card a page also says what it may be and what to do meanwhile, without comfort', async () => {
  const [reply] = await talk(300, ['her poo has been as white as clay for days']);
  expect(reply?.urgent?.level).toBe('urgent');
  expect(reply?.text).toMatch(/blood|beet/i);
  expect(reply?.text).not.toMatch(/are normal|nearly always|by itself|harmless/i);
});

test('what is asked on beneath a red card is answered with more than whom to call', async () => {
  const [seizure, again] = await talk(540, [
    'she had a fit with her temperature, shook for two minutes, the ambulance came and they say febrile convulsion',
    'so what exactly do i do if she has another one',
  ]);
  expect(seizure?.urgent?.level).toBe('emergency');
  expect(again?.urgent?.ruleId).toBe('seizure');
  expect(again?.text).toMatch(/nothing in the mouth|on (?:the|their|her) side/i);
  expect(again?.text).not.toMatch(/no harm|harmless|recover fully|by itself/i);
});

import { foreignMarksIn, REGIONS, type Region } from '@nestling/contracts/regions';
import type { Contact } from '@nestling/contracts/safety';
import { describe, expect, test } from 'vitest';
import { cardFor } from './assess-safety.ts';
import { contactsFor, inRegion } from './contacts.ts';
import { dangerSignsFor } from './danger-signs/index.ts';
import { cardForMessage, checkReply } from './index.ts';
import { neutralCard } from './neutral-card.ts';
import { NEVER_SAY_RULES } from './never-say/rules/index.ts';
import type { Rule } from './rules/define-rule.ts';
import { RULE_IDS, RULES } from './rules/index.ts';

const WORRIED = ['she is hopeless', 'he hits me', 'he swallowed pills', 'she fell', 'a fever', 'is this an emergency'];

function expectAtHome(text: string, region: Region) {
  expect(text).not.toMatch(/[{}]/);
  expect(foreignMarksIn(text, region), `${region}: ${text}`).toEqual([]);
}

const words = (contacts: readonly Contact[]) => contacts.map(({ label, value }) => `${label}: ${value}`);

describe.each(REGIONS)('a family in %s', (region) => {
  test.each(Object.entries(RULES) as [string, Rule][])('reads the card %s in its own words', (_, text) => {
    for (const part of [text.title, text.action, text.actionFrom?.text ?? ''])
      expectAtHome(inRegion(part, region), region);
    for (const contact of words(contactsFor(region, text.contacts))) expectAtHome(contact, region);
    expect(contactsFor(region, ['emergency', ...text.contacts]).length).toBeGreaterThan(0);
  });

  test('reads what stands in place of a withheld reply in its own words', () => {
    for (const { replacement } of NEVER_SAY_RULES) expectAtHome(inRegion(replacement, region), region);
  });

  test('reads danger signs in its own words', () => {
    for (const message of WORRIED) {
      const signs = dangerSignsFor(message, region);
      if (signs) for (const part of [signs.text, ...words(signs.contacts)]) expectAtHome(part, region);
    }
  });
});

test('the neutral card has the emergency, poison and doctor lines of the region', () => {
  const { title, action, contacts } = neutralCard('GB');
  expect(title).toBe('This may need help now');
  expect(action).toContain('call 999 now');
  expect(contacts.map(({ value }) => value)).toEqual(expect.arrayContaining(['999', '111']));
  for (const region of REGIONS) {
    const card = neutralCard(region);
    expectAtHome(card.action, region);
    for (const contact of words(card.contacts)) expectAtHome(contact, region);
    expect(card.contacts[0]).toEqual(contactsFor(region, ['emergency'])[0]);
  }
});

test.each(RULE_IDS)('a red card of %s names the emergency number before a doctor and before advice', (ruleId) => {
  for (const region of REGIONS) {
    const values = cardFor(ruleId, 'emergency', region, []).contacts.map(({ value }) => value);
    const [emergency] = contactsFor(region, ['emergency']).map(({ value }) => values.indexOf(value));
    expect(emergency).toBeGreaterThanOrEqual(0);
    // Where one line gives both, it stands where poison help does.
    const poison = contactsFor(region, ['poison']).map(({ value }) => value);
    for (const { value } of contactsFor(region, ['doctor', 'advice']))
      if (values.includes(value) && !poison.includes(value))
        expect(values.indexOf(value), region).toBeGreaterThan(emergency as number);
  }
});

test('a card that asks has the number of the region', () => {
  const now = new Date('2026-11-22T03:00:00Z');
  const card = cardForMessage({ message: 'is this an emergency?', ageDays: 400, turns: [], region: 'GB', now });
  expect(card).toMatchObject({ level: 'ask', action: expect.stringContaining('call 999 now') });
});

test('a withheld reply is answered in the words of the family, neutrally without a region', () => {
  const text = 'If he swallowed bleach, make him vomit with salt water.';
  expect(checkReply({ text, ageDays: 700, region: 'NZ' })).toMatchObject({
    replacement: expect.stringContaining('National Poisons Centre (0800 764 766)'),
  });
  expect(checkReply({ text, ageDays: 700 })).toMatchObject({
    replacement: expect.stringContaining('your local poison centre'),
  });
});

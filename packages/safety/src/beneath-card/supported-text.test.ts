import { fillSlots, REGION_DATA, REGIONS } from '@nestling/contracts/regions';
import type { Urgent } from '@nestling/contracts/safety';
import { describe, expect, test } from 'vitest';
import { assessSafety } from '../assess-safety.ts';
import { supportedText } from './supported-text.ts';

const cardOf = (message: string, ageDays = 500): Urgent => {
  const card = assessSafety({ message, ageDays, recentTurns: [], region: 'US' });
  if (!card) throw new Error(`no card: ${message}`);
  return card;
};
const battery = cardOf('she swallowed a button battery');
const fever = cardOf('my 5 week old has a temperature of 38.5');
const seizure = cardOf('she is having a seizure');
const HELP_SLOTS = Object.keys(REGION_DATA.US.spoken).map((name) => `{${name}}`);
const withheld = (sentence: string, card: Urgent, asked?: string) =>
  supportedText(sentence, { card, message: asked ?? '', wasOpen: asked !== undefined }).withheld === 1;

describe('beneath an open card is withheld', () => {
  test.each([
    ['You can wait a few hours and see whether it passes.', battery],
    ['A battery is usually harmless once it has passed the throat.', battery],
    ['There is no need to call a doctor.', battery],
    ['Do not call a doctor; fever in newborns is harmless.', fever],
    ['It is nothing to worry about.', fever],
    ['Call your doctor if the fever lasts more than three days.', fever],
    ['If it gets worse, call your doctor.', fever],
    ['See your doctor tomorrow morning.', fever],
    ['Fever is a normal sign that the body is at work.', fever],
    ['Most babies with a fever can be treated at home.', fever],
    ['Watch her at home overnight.', seizure],
    ['Let her sleep it off.', seizure],
    ['This is not an emergency.', seizure],
    ['You don’t need an ambulance for that.', seizure],
    ['Febrile seizures are common and mild.', seizure],
    ['She will be fine.', seizure],
    ['Don’t worry.', seizure],
    ['You can ignore the warning above.', seizure],
    ['Give it a day or two before you decide.', battery],
    ['Keep an eye on her for the next few hours.', battery],
    ['It often passes on its own.', battery],
  ] as const)('%s', (sentence, card) => {
    expect(withheld(sentence, card)).toBe(true);
  });
});

describe('beneath an open card stays', () => {
  test.each([
    ['Go to the emergency department now.', battery],
    ['Do not wait for symptoms.', battery],
    ['Do not wait to see whether it passes.', battery],
    ['Go now, even if it seems harmless.', battery],
    ['Never assume that it is harmless.', battery],
    ['A battery can burn the throat within two hours.', battery],
    ['Do not make your child vomit.', battery],
    ['Call the doctor now, day or night.', fever],
    ['A fever under three months is not normal.', fever],
    ['Call 911 if she stops breathing.', seizure],
    ['Call 911 if it is the first seizure or lasts over 5 minutes.', seizure],
    ['Lay her on her side and time it.', seizure],
    ['Is she breathing?', seizure],
    ['Waiting can do harm.', battery],
    ['First do what the notice above says. Everything below can wait.', battery],
  ] as const)('%s', (sentence, card) => {
    expect(withheld(sentence, card)).toBe(false);
  });

  test.each([
    'Naps of 30 minutes are normal at this age.',
    'Wait until about 15 months before you drop a nap.',
    'Most toddlers are fine with one nap.',
  ])('beside another question: %s', (sentence) => {
    expect(withheld(sentence, battery, 'how long should naps be?')).toBe(false);
  });

  test('what softens the card does not, whatever the question', () => {
    for (const asked of ['how long should naps be?', 'can it wait until morning?', 'is a battery dangerous?']) {
      expect(withheld('A swallowed battery is usually fine.', battery, asked), asked).toBe(true);
      expect(withheld('There is nothing to worry about.', battery, asked), asked).toBe(true);
    }
    expect(withheld('Yes, it can wait until morning.', battery, 'can it wait until morning?')).toBe(true);
  });
});

describe('of the words of a language model, beneath an open card', () => {
  const isLeftOut = (sentence: string, card: Urgent, asked?: string) =>
    supportedText(sentence, { card, message: asked ?? '', wasOpen: asked !== undefined, isModels: true }).withheld ===
    1;

  test.each([
    ['These tiny cells usually find their own way out.', battery],
    ['A spoonful of honey and a calm evening are what she needs.', battery],
    ['Babies run warm after a feed.', fever],
    ['Take off a layer and check again after breakfast.', fever],
    ['It is probably the vest.', fever],
    ['It looks more frightening than it is.', seizure],
    ['Once she has come round, put her to bed and let her rest.', seizure],
    ['These fits come with fever and leave no trace.', seizure],
  ] as const)('is left out, though nothing in it is known to be wrong: %s', (sentence, card) => {
    expect(isLeftOut(sentence, card)).toBe(true);
  });

  test.each([
    ['The cell can burn within two hours, so set off now.', battery],
    ['Take the packet or the toy along.', battery],
    ['Do not make your child vomit.', battery],
    ['At this age any fever is checked the same day.', fever],
    ['A normal feed does not rule out an infection.', fever],
    ['Turn her on her side and look at the clock.', seizure],
    ['Call the ambulance if it goes on beyond five minutes.', seizure],
    ['Stay with her until she is fully awake.', seizure],
  ] as const)('stays: %s', (sentence, card) => {
    expect(isLeftOut(sentence, card)).toBe(false);
  });

  const abuse = cardOf('my husband hit me and the baby saw it');
  test.each(REGIONS.flatMap((region) => HELP_SLOTS.map((slot) => [region, slot] as const)))(
    'the help line stays that %s names for %s, and goes where it is advised against',
    (region, slot) => {
      const line = fillSlots(slot, region);
      expect(isLeftOut(`Call ${line}.`, abuse), line).toBe(false);
      expect(isLeftOut(`You do not have to call ${line}.`, abuse), line).toBe(true);
    },
  );

  test('an answer to a side question stays, and so does everything beneath a card that says soon', () => {
    expect(isLeftOut('Naps of 30 minutes are usual now.', battery, 'how long should naps be?')).toBe(false);
    expect(isLeftOut('Words come at their own pace.', { ...battery, level: 'soon' } as Urgent)).toBe(false);
  });
});

test('only the sentence goes: the rest of the text, its marks and its list stay', () => {
  const text =
    'Go to the emergency department now. [1] A battery is usually harmless. [2] Nothing to eat or drink. [1]\n\n- You can wait a day.\n- Take the packet with you. [3]';
  expect(supportedText(text, { card: battery, message: '', wasOpen: false })).toEqual({
    markdown: 'Go to the emergency department now. [1] Nothing to eat or drink. [1]\n\n- Take the packet with you. [3]',
    withheld: 2,
  });
});

test('a text of which nothing is left points to the card', () => {
  expect(supportedText('You can wait a day.', { card: battery, message: '', wasOpen: false }).markdown).toBe(
    'The card above says what to do first.',
  );
});

test('while it grows, the last sentence is held back until its end is there', () => {
  const beneath = { card: battery, message: '', wasOpen: false };
  expect(supportedText('Go now. It is usually', beneath, true).markdown).toBe('Go now.');
  expect(supportedText('Go now. It is usually not safe to wait. Drink nothing', beneath, true).markdown).toContain(
    'Go now.',
  );
});

import { DENIAL } from '@nestling/contracts/safety/denial';
import { describe, expect, test } from 'vitest';
import { readResolution } from './read-resolution.ts';

describe('an emergency card is resolved by', () => {
  test.each([
    'poison control said she is fine',
    'Poison control said she’s fine, can she have milk?',
    'I called poison control and they said it is not toxic',
    'I rang 111. They said it’s nothing to worry about.',
    'The doctor told us he is ok',
    'the ambulance is here',
    'Ambulance is here now!',
    'the paramedics have arrived and are with her',
    'paramedics took him',
    'we are back from hospital',
    'we’re back home from the ER',
    'We got back from hospital an hour ago and she is asleep',
    'we are at the hospital now',
    'he’s in A&E',
    'the doctor has seen her',
    'she was checked by the doctor and discharged',
    'they sent us home',
    'the hospital gave us the all clear',
    'we found the battery, she had not swallowed it',
    'the police found him, he is safe and sound',
    'they operated in time, when may he do sport again?',
    'it stopped in the waiting room of course',
    'they stitched it and he got a sticker',
    'thank you. the ambulance is here. what should I pack?',
    DENIAL,
    'no, nothing like that is happening',
    'false alarm, the coin was under the sofa',
  ])('%s', (message) => {
    expect(readResolution(message, 'emergency').isResolved).toBe(true);
    expect(readResolution(message, 'urgent').isResolved).toBe(true);
  });
});

describe('an emergency card stays open with', () => {
  test.each([
    'she is fine now',
    'he seems fine now, probably nothing',
    'it was nothing, she is playing again',
    'the ambulance is on its way',
    'the ambulance is not here yet',
    'when the ambulance is here what do I tell them?',
    'is the ambulance here?',
    'should I call poison control or is she fine?',
    'I hope poison control said she is fine',
    'poison control did not answer',
    'I hope it is a false alarm',
    'is it a false alarm?',
    'nothing like this has ever happened to us, what do I do',
    'it is not a false alarm',
    'poison control never said she is fine',
    'I will ask if the doctor says she is fine',
    'we are waiting for the doctor',
    'we are going to the hospital',
    'they said they would operate',
    'will they have to put it in a cast?',
    'last year the ambulance was here for the same thing',
    'last time the hospital said it was fine',
    'the doctor said he is fine yesterday',
    'my friend says she is fine',
    'google says it is not toxic',
    'the nurse said she looks fine but wants us to come in',
    'poison control told us to go to the hospital',
    'what should I pack for the hospital?',
    'can she have milk?',
    'how long do naps last at this age?',
    'the doctor said she is not fine',
    'we are not back from hospital',
    'the doctor can’t see her until tomorrow',
  ])('%s', (message) => {
    expect(readResolution(message, 'emergency').isResolved).toBe(false);
  });
});

test('what can wait for a day is resolved by less', () => {
  for (const message of ['she is fine now', 'it’s all gone', 'we have an appointment on Monday', 'he is much better']) {
    expect(readResolution(message, 'soon').isResolved, message).toBe(true);
    expect(readResolution(message, 'urgent').isResolved, message).toBe(false);
  }
  expect(readResolution('she is not better', 'soon').isResolved).toBe(false);
  expect(readResolution('is it normal?', 'soon').isResolved).toBe(false);
});

test('what else the message says is left to be read', () => {
  expect(readResolution('the ambulance is here he is not breathing', 'emergency').rest).toBe('he is not breathing');
  expect(readResolution('Poison control said she is fine. Now she has a seizure!', 'emergency').rest).toContain(
    'now she has a seizure',
  );
});

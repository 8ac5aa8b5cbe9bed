import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { courtesyOf, thanksInPassing } from './courtesy.ts';

describe('a turn that only says how the parent takes the reply', () => {
  test.each([
    ['brilliant cheers', 'thanks'],
    ['lovely thankyou so much', 'thanks'],
    ['ahh thats great thanks a million x', 'thanks'],
    ['ur a star, thx', 'thanks'],
    ['ok that really helped', 'thanks'],
    ['phew what a relief', 'relief'],
    ['oh i feel so much better now', 'relief'],
    ['thank you, feel less useless now', 'thanks'],
    ['thanks, i feel a lot less alone', 'thanks'],
    ['thank you i was so worried', 'thanks'],
    ['cheers, i feel human again', 'thanks'],
    ['i feel so much less like a bad mum now, ty', 'thanks'],
    ['feeling less guilty already', 'relief'],
    ['ok speak soon, bye for now', 'goodbye'],
    ['cheers, night', 'goodbye'],
    ['right im off to bed, thanks again', 'goodbye'],
    ['that is all for today', 'goodbye'],
    ['nope made no difference', 'tried'],
    ['nah its still exactly the same', 'tried'],
    ['yeah it didnt work', 'tried'],
    ['hasn’t helped at all', 'tried'],
    ['yeah thats what every website says', 'unhelpful'],
    ['i know all that already', 'unhelpful'],
    ['you keep saying the same thing over and over', 'unhelpful'],
    ['are you even listening', 'unhelpful'],
    ['thanks for nothing', 'unhelpful'],
    ['wow really useful. not', 'unhelpful'],
    ['gee thanks, big help', 'unhelpful'],
    ['not very useful, tried it all before', 'unhelpful'],
    ['hmm that isnt really helpful tbh', 'unhelpful'],
    ['thanks, i feel a bit less odd about it now', 'thanks'],
    ['that was just what i needed', 'thanks'],
    ['great, another thing to worry about', 'burdened'],
    ['oh brilliant, one more thing to feel guilty about', 'burdened'],
    ['didnt mean to snap, one of those weeks', 'tired'],
    ['right gotta go, shes up. night', 'goodbye'],
    ['ignore me im running on 3 hours sleep', 'tired'],
    ['sorry for ranting', 'tired'],
    ['i dont know what to do anymore', 'lost'],
    ['honestly at my wits end', 'lost'],
  ])('%s: %s', (message, kind) => {
    expect(courtesyOf(message)).toBe(kind);
  });

  test.each([
    'is that helpful?',
    'does it help',
    'what if it made no difference',
    'thanks, what about crackers',
    'i was so worried',
    'i feel useless',
    'thank you, i still feel like i want to disappear',
    'thanks, how do i feel less useless',
    'thanks, she was so scared of the dog',
    'he feels less warm now',
    'she is lovely',
    'he says bye bye now',
    'good night routine',
    'it made no difference to her cough',
    'she feels better now',
    'the nurofen perked her up',
    'he worked it out',
    'i dont know what to do about biting',
    'and at night',
    'great grandma has a cold',
    'she is up at night',
    'he is crying again now',
    'he had a bad night',
    'is it one of those viruses',
  ])('not one that asks or tells something: %s', (message) => {
    expect(courtesyOf(message)).toBeUndefined();
  });

  const said = fc.constantFrom('thanks', 'brilliant', 'cheers', 'phew', 'bye', 'made no difference', 'useless');
  const beside = fc.array(
    fc.constantFrom('ok', 'oh', 'really', 'so much', 'again', 'then', 'x', 'well', 'just', 'lol'),
    {
      maxLength: 4,
    },
  );

  test('stays one with any small words before and after it, in capitals and with any marks', () => {
    fc.assert(
      fc.property(beside, said, beside, fc.constantFrom('', '!', '...', ' :)', '!!'), (before, core, after, end) => {
        const message = [...before, core, ...after].join(' ') + end;
        expect(courtesyOf(message)).toBe(courtesyOf(core));
        expect(courtesyOf(message.toUpperCase())).toBe(courtesyOf(core));
      }),
    );
  });

  test('is none as soon as a word of the child or of a trouble stands in it', () => {
    const telling = fc.constantFrom('fever', 'rash', 'nursery', 'biting', 'she', 'his', 'milk', 'blood', 'vomiting');
    fc.assert(
      fc.property(beside, said, telling, beside, (before, core, word, after) => {
        expect(courtesyOf([...before, core, word, ...after].join(' '))).toBeUndefined();
        expect(courtesyOf([...before, word, core, ...after].join(' '))).toBeUndefined();
      }),
    );
  });
});

describe('thanks beside a few words on what for', () => {
  test.each([
    'that bit made me smile, thanks',
    'ok will pin that to the fridge lol ty',
    'cheers, off to warn the grandparents',
  ])('"%s" thanks', (turn) => {
    expect(thanksInPassing(turn)).toBe(true);
  });
  test.each([
    'thanks, and how long does it take?',
    'thanks. what bedtime should a 6yr old have btw',
    'ta, can you freeze it',
    'thanks but he is still hot',
    'is that what you do, thanks',
    'thank you, now she has a rash too',
    'cheers for that, we tried it all week and he screamed the place down every single time',
    'ta, her ear hurts',
    'the tail is tangled',
  ])('"%s" goes on, or thanks nobody', (turn) => {
    expect(thanksInPassing(turn)).toBe(false);
  });
});

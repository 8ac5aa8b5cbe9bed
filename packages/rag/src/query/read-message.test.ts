import { countBusyMs } from '@nestling/contracts/testing/busy-time';
import { describe, expect, test } from 'vitest';
import { type Conversation, readMessage } from './read-message.ts';

const RARE = new Set([
  'cracker',
  'swaddl',
  'nap',
  'fee',
  'nurseri',
  'thumb',
  'bottl',
  'milk',
  'honey',
  'coin',
  'swallow',
]);
const talk = (more: Partial<Conversation> = {}): Conversation => ({
  childName: 'Nora',
  childWeeks: 40,
  questions: ['how many naps does she need?'],
  lastPage: 'Naps at nine months',
  weightOf: (stem) => (stem === 'luna' || stem === 'emil' ? 1 : RARE.has(stem) ? 0.9 : 0.2),
  mended: (message) => message,
  ...more,
});
const read = (message: string, more: Partial<Conversation> = {}) => {
  const one = readMessage(message, talk(more));
  if (one.kind !== 'question') throw new Error(`read as ${one.talk}`);
  return one;
};

describe('the child', () => {
  test('is the same by name, by pronoun and as my baby', () => {
    const forms = [
      'Can Nora have honey?',
      'can she have honey?',
      'Can my baby have honey?',
      'can our little one have honey?',
    ];
    expect(new Set(forms.map((form) => read(form).text))).toEqual(new Set(['can my child have honey?']));
  });

  test('of a name that is a word is told from the word', () => {
    expect(read('Will she nap?', { childName: 'Will' }).text).toBe('will my child nap?');
    expect(read('how long should Will nap?', { childName: 'Will' }).text).toBe('how long should my child nap?');
  });

  test('named again points to nothing said before', () => {
    for (const message of ['he swallowed a coin', 'can she have honey', 'she still sucks her thumb'])
      expect(read(message).goesOn, message).toBe(false);
  });
});

describe('a message goes on from the one before', () => {
  test.each([
    'and at night?',
    'why?',
    'how long does it last?',
    'what about crackers?',
    'is that normal?',
    'and then?',
  ])('%s', (message) => {
    expect(read(message)).toMatchObject({ goesOn: true, inContext: expect.stringMatching(/^naps: /) });
  });

  test.each(['when does she drop the bottle and drink milk', 'nursery fees and swaddling'])(
    'not when it names a subject of its own: %s',
    (message) => {
      expect(read(message).goesOn).toBe(false);
    },
  );

  test('when it asks of another child by name', () => {
    expect(read('and to Luna?')).toMatchObject({ goesOn: true, isEmpty: true, text: 'and to my child?' });
  });

  test.each([
    ['she still sucks her thumb', true],
    ['does she suck her thumb?', false],
    ['what is it with her thumb', false],
  ])('or may, when it tells something: %s', (message, isTale) => {
    expect(read(message).isTale).toBe(isTale);
  });

  test('and the first of a chat from nothing', () => {
    expect(read('and at night?', { questions: [], lastPage: null })).toMatchObject({ goesOn: false, inContext: null });
  });
});

describe('the age', () => {
  test('of a sibling named in a turn counts for it and for what goes on from it, then the child’s again', () => {
    const questions = ['how long should she nap?', 'what about her brother? he is 4'];
    expect(read(questions[1] as string).age?.start).toBe(208);
    expect(read('and at night?', { questions }).age?.start).toBe(208);
    expect(read('can Nora have honey and milk?', { questions }).age?.start).toBe(40);
  });

  test.each([
    ['no, I mean his brother, he is 4', 208],
    ['she is 2 months, not 2 years', 8],
    ['3 weeks', 3],
    ['9', 469],
    ['what about Emil? he is 5', 260],
  ])('alone asks the question before again: %s', (message, weeks) => {
    expect(read(message)).toMatchObject({ text: 'how many naps does my child need?', age: { start: weeks } });
  });

  test('is read at once out of a long row of digits', () => {
    const busyMs = countBusyMs();
    read(`${'1'.repeat(38)}!`);
    expect(busyMs()).toBeLessThan(2_000);
  });
});

describe('a later turn asks for a part of what was said', () => {
  test.each([
    ['why?', 'why', '?'],
    ['but how long does it last', 'howLong', 'but'],
    ['until what age', 'when', ''],
    ['what do I say to him then', 'words', 'to my child then'],
    ['how do i bring it up', 'words', ''],
    ['when should i worry?', 'worry', '?'],
    ['how much is too much', 'worry', ''],
    ['what if she refuses?', 'stuck', 'refuses?'],
    ['and if that does not work', 'stuck', ''],
    ['we tried a night light already', 'tried', 'a night light already'],
    ['but my doctor said nine months', 'doctorSays', 'but nine months'],
    ['my mum says he needs water', 'familySays', 'my child needs water'],
    ['she seems fine now', 'better', ''],
    ['her cousin walked at nine months', 'others', 'my child'],
  ])('%s', (message, part, told) => {
    expect(read(message)).toMatchObject({ part, told });
  });

  test.each(['is it ok to swaddle at five months', 'she swallowed a coin', 'can she have honey', 'no fever'])(
    'or names its own: %s',
    (message) => {
      expect(read(message).part).toBeNull();
    },
  );
});

describe('talk', () => {
  test.each([
    ['hello!', 'greeting'],
    ['Good morning', 'greeting'],
    ['thanks!', 'thanks'],
    ['ok thank you so much 🙏', 'thanks'],
    ['that was really helpful', 'thanks'],
    ['good night', 'goodbye'],
    ['who are you?', 'identity'],
    ['Are you a real doctor', 'identity'],
    ['that didn’t help', 'unhelpful'],
    ['you already said that', 'unhelpful'],
    ['not what I asked', 'unhelpful'],
    ['got it', 'acknowledgement'],
    ['yeah thats pretty much what we thought', 'acknowledgement'],
    ['ok that makes a lot of sense', 'acknowledgement'],
    ['help', 'help'],
    ["sorry. it's just been a long day", 'tired'],
    ['thnaks', 'thanks'],
    ['waht are you', 'identity'],
    ['helllo', 'greeting'],
    ['we tried all of that and nothing helped', 'tried'],
    ['no luck so far', 'tried'],
    ['by the way we live in Ireland', 'region'],
    ['can you write him a birthday poem?', 'writeErrand'],
    ['ok can u book me a doctors appointment', 'callErrand'],
    ['please translate this letter', 'writeErrand'],
    ['whats the weather tmrw in leeds', 'errand'],
    ['were in america', 'region'],
    ['mi hija no duerme por la noche', 'language'],
    ['моя дочь не спит', 'language'],
  ])('%s is %s', (message, kind) => {
    expect(readMessage(message, talk())).toEqual({ kind: 'talk', talk: kind });
  });

  test.each([
    'hi, she will not nap',
    'thanks, and how long is a nap?',
    'that did not help, she still bites',
    'help, she swallowed a coin',
    'good night routine for a toddler',
    'who are you supposed to call for a fever',
    'do video games cause violence',
    'we tried a night light and she still screams',
    'we live in a flat with no garden, is that bad',
    'can you give a baby cake',
    'can you call it a fever at 37.9',
    'should i call the doctor',
    'el niño effect on asthma in children',
  ])('a message that also asks is a question: %s', (message) => {
    expect(readMessage(message, talk()).kind).toBe('question');
  });
});

describe('a later turn', () => {
  test('is read behind the question that began its subject, not behind the last one', () => {
    const questions = ['how many naps does she need?', 'and at night?', 'for how long?'];
    expect(read('and at nursery?', { questions }).inTalk).toBe('how many naps does my child need?: and at nursery?');
    expect(read('and at nursery?', { questions, began: 'can she have honey?' }).inTalk).toBe(
      'can my child have honey?: and at nursery?',
    );
  });

  test.each(['and at night?', 'what about crackers?', 'which bottle?', 'and honey'])(
    'that only names a thing or a case: %s',
    (message) => {
      expect(read(message).isElliptic).toBe(true);
    },
  );

  test.each([
    'what about when she naps?',
    'can she have honey?',
    'and is honey safe',
    'what about nursery fees, naps and milk',
  ])('that says more: %s', (message) => {
    expect(read(message).isElliptic).toBe(false);
  });

  test('speaks of the child again, not of the sister named before', () => {
    expect(read('he swallowed a coin', { questions: ['his sister is 3 and naps a lot'] }).age).toEqual({
      start: 40,
      end: 40,
    });
  });

  test('that names another child’s age holds for the turn after it', () => {
    const questions = ['how many naps does she need?', 'not a baby, he is 15'];
    expect(read('not a baby, he is 15', { questions: questions.slice(0, 1) })).toMatchObject({ isAgeAlone: true });
    expect(read('could it be honey?', { questions }).age?.start).toBeGreaterThan(700);
  });
});

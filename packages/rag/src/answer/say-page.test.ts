import { describe, expect, test } from 'vitest';
import type { WrittenPage } from '../ports.ts';
import type { ComposeEvidence } from './choose-sentences.ts';
import { type ComposeInput, composeAnswer } from './compose.ts';
import type { Outcome } from './outcome.ts';

const TONES = ['warm', 'direct', 'evidence', null] as const;
const NAP: WrittenPage = {
  subject: 'sleep',
  now: [
    { text: 'Most toddlers are ready for one nap now, and your child will tell you.' },
    { text: 'Move the nap ten minutes later.', isStep: true },
    { text: 'Say “now your child rests” and dim the light for your child.', isStep: true },
    { text: 'Keep the rest of the day as it is.' },
  ],
  watch: [{ text: 'Short nights are normal for two weeks.' }],
  call: [{ text: 'Ask your doctor if your child snores most nights.' }],
  sayAloud: '“It is rest time. You can look at books.”',
  strength: 'guideline',
  publishers: ['NHS', 'CDC', 'HSE', 'AAP', 'WHO'],
};

const evidenceOf = (written: WrittenPage): ComposeEvidence => ({
  number: 1,
  kind: 'guide',
  title: 'One nap',
  strength: 1,
  sentences: [],
  written,
});
const PLAN: ComposeEvidence = {
  number: 2,
  kind: 'document',
  title: 'plan.txt',
  strength: 2,
  sentences: [{ text: 'The nap at home is at one.', start: 0, relevance: 1 }],
};
const sure = (forAge: string | null = null): Outcome => ({
  kind: 'sure',
  page: { number: 1, title: 'One nap', forAge },
});
const say = (input: Partial<ComposeInput> = {}, written: WrittenPage = NAP) =>
  composeAnswer({
    question: 'when do they drop to one nap',
    tone: null,
    childName: 'Edda',
    evidence: [evidenceOf(written)],
    outcome: sure(),
    lastReply: '',
    isUrgent: false,
    ...input,
  });

const NOW = [
  'Most toddlers are ready for one nap now, and Edda will tell you. [1]',
  '1. Move the nap ten minutes later.\n2. Say “now your child rests” and dim the light for your child. [1]',
  'Keep the rest of the day as it is. [1]',
];
const WATCH = '**What to watch for:** Short nights are normal for two weeks. [1]';
const CALL = '**When to call:** Ask your doctor if your child snores most nights. [1]';
const WORDS = 'You could say: “It is rest time. You can look at books.”';

describe('a page of the guide', () => {
  test.each([
    ['warm', [...NOW, WORDS, WATCH, CALL]],
    [null, [...NOW, WORDS, WATCH, CALL]],
    ['direct', [...NOW, CALL, WATCH]],
    ['evidence', [...NOW, WATCH, CALL, '**Who says this:** NHS, CDC, HSE and others. This is official guidance. [1]']],
  ] as const)('is said whole and nothing around it; %s decides what stands with it', (tone, blocks) => {
    expect(say({ tone })).toBe(blocks.join('\n\n'));
  });

  test('names its source once at the end of a paragraph or a run of steps, its own brackets never', () => {
    for (const tone of TONES) {
      const blocks = say({ tone }, { ...NAP, watch: [{ text: 'Short nights [2] are normal.' }] }).split('\n\n');
      for (const block of blocks.filter((one) => one !== WORDS)) expect(block.match(/\[\d+\]/g)).toEqual(['[1]']);
    }
  });

  test('without the child’s name, about parents or danger or for another age says “your child”', () => {
    expect(say({ childName: null })).not.toContain('Edda');
    for (const subject of ['parents', 'first-aid']) expect(say({}, { ...NAP, subject })).not.toContain('Edda');
    const other = say({ outcome: sure('12 to 18 months') });
    expect(other).not.toContain('Edda');
    expect(other).toMatch(/^This page is for 12 to 18 months\.\n\nMost toddlers/);
  });

  test.each([
    'Ask your child’s doctor.',
    'If your child is under 3, wait.',
    'Hold your baby or toddler.',
    'Say “I love your child”.',
    'Call your baby-sitter.',
  ])('keeps its words where a name would read oddly: %s', (text) => {
    expect(say({}, { ...NAP, now: [{ text }], watch: [], call: [] })).toContain(`${text} [1]`);
  });

  test('shows a name of any letters as it is, and as nothing else', () => {
    expect(say({ childName: '*Ed* [1](x) $&' })).toContain('and \\*Ed\\*(x) $& will tell you');
  });

  test('acknowledges in the warm tone only who says how hard it is, and not twice in a row', () => {
    const question = 'one nap or two, I am exhausted';
    const opening = 'Broken nights wear anybody down.';
    expect(say({ tone: 'warm', question })).toBe([opening, say({ tone: 'warm' })].join('\n\n'));
    expect(say({ tone: 'warm', question, lastReply: `${opening} And so on.` })).toBe(say({ tone: 'warm' }));
    for (const tone of ['direct', 'evidence', null] as const) expect(say({ tone, question })).toBe(say({ tone }));
  });

  test('of danger begins with the first action in every tone, before documents, age and feelings', () => {
    const written = { ...NAP, subject: 'first-aid', now: [{ text: 'Call 911 now.' }, ...NAP.now] };
    for (const tone of TONES)
      for (const isUrgent of [true, false])
        for (const forAge of [null, '12 to 18 months']) {
          const evidence = [evidenceOf(written), PLAN];
          const said = say({ tone, isUrgent, evidence, outcome: sure(forAge), question: 'help, I am scared' });
          expect(said).toMatch(/^Call 911 now\. \[1\]\n\n/);
          expect(said).toContain('**When to call:**');
        }
  });

  test('has what the family’s own documents say beside it, the better answer first', () => {
    const own = 'The nap at home is at one. [2]';
    expect(say({ evidence: [evidenceOf(NAP), PLAN] })).toBe(`${own}\n\n${say()}`);
    expect(say({ evidence: [evidenceOf(NAP), { ...PLAN, strength: 0.9 }] })).toBe(`${say()}\n\n${own}`);
  });

  test('that was just given is named with whom to call, not said again', () => {
    const again = say({ outcome: { kind: 'again', page: { number: 1, title: 'One nap', forAge: null } } });
    expect(again).toContain('**One nap**');
    expect(again).toContain(CALL);
    expect(again).not.toContain('Move the nap');
  });
});

describe('a part of a page', () => {
  const part = (more: Partial<Extract<Outcome, { kind: 'part' }>> = {}): Outcome => ({
    kind: 'part',
    page: { number: 1, title: 'One nap', forAge: null },
    part: 'why',
    said: [],
    isNamed: false,
    others: [],
    ask: null,
    ...more,
  });

  test('is said with its source, under what it is', () => {
    const text = say({ outcome: part({ part: 'worry', said: [{ text: 'Ask your doctor.', from: 'call' }] }) });
    expect(text).toBe('**When to call:** Ask your doctor. [1]');
  });

  test('that the page does not have is owned up to, and never the page again', () => {
    const text = say({ outcome: part() });
    expect(text).toContain('does not say why');
    expect(text).toContain('official guidance');
    expect(text).not.toContain('ten minutes later');
  });

  test.each(['doctorSays', 'familySays', 'carersSay'] as const)(
    'against what others say does not contradict them: %s',
    (one) => {
      const text = say({ outcome: part({ part: one }) });
      expect(text).toMatch(/general guidance/);
      expect(text).not.toMatch(/wrong/);
    },
  );
});

test('no reply is the one before, whatever is asked', () => {
  const outcomes: Outcome[] = [
    sure(),
    { kind: 'nothing' },
    { kind: 'unsaid' },
    { kind: 'talk', talk: 'thanks' },
    { kind: 'talk', talk: 'tried' },
    { kind: 'again', page: { number: 1, title: 'One nap', forAge: null } },
    {
      kind: 'part',
      page: { number: 1, title: 'One nap', forAge: null },
      part: null,
      said: [],
      isNamed: false,
      others: [],
      ask: null,
    },
  ];
  for (const outcome of outcomes) {
    const replies = [''];
    for (let time = 0; time < 5; time += 1) {
      const text = say({ outcome, lastReply: (replies.at(-1) ?? '').replace(/\*\*| ?\[\d+\]/g, '') });
      expect(text, outcome.kind).not.toBe(replies.at(-1));
      replies.push(text);
    }
  }
});

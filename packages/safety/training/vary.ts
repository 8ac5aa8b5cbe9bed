import type { Lesson } from './load-messages.ts';

/** A small generator with a seed: the same model comes out of the same messages. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const LEADS =
  `hi all|hello|so|sorry if this is a daft question|we are away this weekend and|I was making lunch and|my mother in law is visiting and|the nursery rang me|first time mum here|it is late and I am tired|quick one|my partner thinks I worry too much but|we just got home and|I have read the leaflet twice|long day here|not sure who to ask|we moved house last month and|my older boy is at school|Hi, hope someone can help|Hello doctor,|Hi doctor, I need your advice,|Dear doctor|Good evening,|Hi everyone, long time reader, first post.|I am the mother of a lovely child and|we had a birthday party today|I am on my own tonight|our health visitor is on holiday|can anyone help|been meaning to ask`.split(
    '|',
  );
const TAILS =
  `what should I do|any advice|is this normal|thanks|thank you so much|he seems fine now|she is playing happily|probably nothing|not sure if I should worry|otherwise he is his usual self|my husband says wait|also when do naps get longer|dinner is on the table|she had pasta for lunch|the doctor is closed|it is Sunday|should I call someone|I do not want to overreact|he is smiling|I feel silly asking|it was my sister who noticed|we are at grandma's|what would you do|kindly advise|please advise me doctor|what could be the cause|what is the treatment|thanks in advance|has anyone had this|should we wait until morning|please help`.split(
    '|',
  );

const pick = <T>(list: readonly T[], next: () => number): T => list[Math.floor(next() * list.length)] as T;

function slip(text: string, next: () => number): string {
  const words = text.split(' ');
  const at = Math.floor(next() * words.length);
  const word = words[at] as string;
  if (word.length < 4 || word === '||') return text;
  const place = 1 + Math.floor(next() * (word.length - 2));
  const kind = next();
  if (kind < 0.4) words[at] = word.slice(0, place) + word.slice(place + 1);
  else if (kind < 0.8)
    words[at] = word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2);
  else words[at] = word.slice(0, place) + (word[place] ?? '') + word.slice(place);
  return words.join(' ');
}

/** The same thing said with slips, in other company, or without points and capitals. */
export function vary(lesson: Lesson, next: () => number): Lesson {
  const turns = lesson.text.split(' || ');
  let last = turns.pop() as string;
  if (next() < 0.5) last = `${pick(LEADS, next)}${pick([' ', ', ', '. '], next)}${last}`;
  if (next() < 0.5) last = `${last}${pick([' ', ', ', '. '], next)}${pick(TAILS, next)}`;
  if (next() < 0.5) last = slip(slip(last, next), next);
  if (next() < 0.3) last = last.toLowerCase().replace(/[.,!?']/g, '');
  return { ...lesson, text: [...turns, last].join(' || ') };
}

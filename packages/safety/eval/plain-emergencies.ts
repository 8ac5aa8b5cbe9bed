/** Plain emergencies, and what people put before or after them without changing what has happened. */
export const PLAIN = [
  'my son swallowed a button battery',
  'she drank some bleach',
  'he ate a handful of iron tablets',
  'my baby has stopped breathing',
  'I cannot wake my daughter up',
  'she is having a seizure',
  'his lips are blue and he is gasping',
  'he is choking on a grape and cannot breathe',
  'she swallowed two magnets',
  'he fell from the upstairs window',
  'she was under the water in the pool and is coughing now',
  'my toddler pulled boiling water over himself',
  'her face is swelling after peanut and she is wheezing',
  'a snake bit my son on the leg',
  'my daughter says she took twenty paracetamol to die',
  'he has a rash that does not fade under a glass and a fever',
  'the blind cord was round her neck and she went limp',
  'my son is missing, we cannot find him anywhere',
] as const;

export const LEADS = [
  'yesterday we were at the zoo and',
  'my sister had the same last year and',
  'we were playing with the toy kitchen when',
  'I read about naps all day, now',
  'sorry this may be silly but',
  'while I was cooking dinner',
  'my neighbour is a nurse and is away,',
  'after a lovely day at the beach',
] as const;

export const TAILS = [
  'he was playing with the remote from the car',
  'it was from a toy car',
  'my older one did this once years ago',
  'he seems fine now',
  'probably nothing',
  'but she is smiling',
  'I have put the rest in a locked cupboard',
  'also how much sleep should he get',
  'the nursery is closed today',
  'dinner was pasta and peas',
  'what should I do',
  'but I do not want to overreact',
] as const;

const swap = (word: string, at: number): string =>
  word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
const drop = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);

/** The sentence with so many slips in its longer words; the same seed gives the same slips. */
export function mistype(sentence: string, slips: number, seed: number): string {
  const words = sentence.split(' ');
  const long = words.flatMap((word, at) => (word.length > 4 ? [at] : []));
  let state = seed * 7919 + 17;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  for (let slip = 0; slip < slips && long.length > 0; slip += 1) {
    const at = long.splice(next(long.length), 1)[0] as number;
    const word = words[at] as string;
    const place = 1 + next(word.length - 2);
    words[at] = next(2) === 0 ? swap(word, place) : drop(word, place);
  }
  return words.join(' ');
}

import { isOfOneself, tellsStrain } from '../query/strain.ts';

const BY_SUBJECT: Readonly<Record<string, string>> = {
  sleep: 'Broken nights wear anybody down.',
  feeding: 'Worry about food comes back at every meal, and that is tiring.',
  behaviour: 'Days like that take a lot of patience, and nobody has it all the time.',
  health: 'It is hard to watch your own child feel unwell.',
  development: 'To wait and wonder is hard, and to ask is right.',
  parents: 'How you are counts as well.',
  family: 'What goes on at home weighs on everybody in it.',
  school: 'It is hard to send a child off to something that hurts.',
  friends: 'It hurts to see your own child hurt by others.',
  minds: 'It is hard to see your own child suffer, and good that you look for help.',
  teens: 'To be shut out by a child you love hurts.',
};

/** A sentence for a parent who wrote how hard it is, fitting what it is about. Most questions ask for none. */
export function acknowledge(subject: string, question: string): string | undefined {
  return tellsStrain(question) || isOfOneself(question) ? BY_SUBJECT[subject] : undefined;
}

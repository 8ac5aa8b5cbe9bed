import type { Token } from './tokenize.ts';

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

const NEGATORS = words(
  `no not isnt arent wasnt werent dont doesnt didnt hasnt havent hadnt wont wouldnt cant couldnt shouldnt aint without never neither nor none nobody nothing denies zero`,
);
// After one of these the negation has done its work: "won't stop vomiting", "not sure if he swallowed it".
const ABSORBERS = words(
  `stop sure know idea only just help ease improv better work keep hold get wake eat drink fe feed take respond move walk talk settle settl wait let go calm matter
   tell believ long much until till leave normal well right fine himself herself quit cease finish end shift budg lat latch nurs suck swallow breath sleep use open cry latch react`,
);
const BOUNDARIES = words(
  `but however although though except because since cause cuz coz so now then still also plus and while whereas when after yet instead just where if which`,
);
const SUBJECTS = words(`he she they i im its my his her it baby`);
const REACH = 6;

/** For every word, the place of the negating word that reaches it, or -1. */
export function readNegation(tokens: readonly Token[]): number[] {
  const negatedBy = new Array<number>(tokens.length).fill(-1);
  tokens.forEach((negator, place) => {
    if (!NEGATORS.has(negator.raw) && !NEGATORS.has(negator.stem) && negator.stem !== 'cannot') return;
    const opinion = ['think', 'believ', 'see', 'seem', 'look', 'notice', 'notic'].includes(
      tokens[place + 1]?.stem ?? '',
    );
    let last = place + REACH;
    for (let at = place + 1; at <= last && at < tokens.length; at += 1) {
      const token = tokens[at] as Token;
      if (token.sentence !== negator.sentence) return;
      const joins = token.stem === 'or' || token.stem === 'nor';
      if (joins) {
        last = Math.max(last, at + 4);
        continue;
      }
      if (token.afterComma && !leadsToOr(tokens, at)) return;
      if (BOUNDARIES.has(token.stem) && !(opinion && token.stem === 'if')) return;
      if (
        SUBJECTS.has(token.raw) &&
        at > place + 1 &&
        !opinion &&
        token.raw !== 'his' &&
        token.raw !== 'her' &&
        token.raw !== 'my' &&
        token.raw !== 'it' &&
        token.raw !== 'baby'
      )
        return;
      if (at === place + 1 && ['he', 'she', 'hes', 'shes', 'i', 'im', 'they'].includes(token.raw)) return;
      negatedBy[at] = place;
      if (ABSORBERS.has(token.stem)) return;
    }
  });
  return negatedBy;
}

// "no fever, rash or vomiting" is one list; "not eating, very sleepy" is two statements.
function leadsToOr(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 5 && at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.sentence !== tokens[from]?.sentence || BOUNDARIES.has(token.stem)) return false;
    if (token.stem === 'or' || token.stem === 'nor') return true;
  }
  return false;
}

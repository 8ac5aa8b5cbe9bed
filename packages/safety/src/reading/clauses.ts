import type { Token } from '../language/tokenize.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const SUBJECTS = words(`he she they i we it hes shes theyre im ive weve hed shed its theres there this that`);
const DETERMINERS = words(`my his her our the their a an baby toddler both`);
const OPENERS = words(
  `but because cos cuz if when while now then so although though whereas after before since until unless suddenly`,
);
const JOINERS = words(`and or then`);
/** A subject after one of these belongs to the clause that they open or ask with. */
const BINDS = words(
  `if when that what how do does did can could should would will is was are were has have had why where because and but so while after before since until than as whether think thinks said says know once whenever whatever who which or though although think hope sure case now then dont didnt cant wont isnt not let makes make until hear see saw when`,
);
const PREPOSITIONS = words(
  `of in on at to for with from into about by under over round around like up off onto inside near than and or a`,
);
const FINITE = words(
  `is are was were isnt wasnt has had hasnt wont cant cannot couldnt didnt doesnt keeps just will still looks seems feels says wakes goes gets got went started stopped swallowed drank ate fell choked hit bit cut burned took said came became turned started wont can did does needs wants hurts refuses vomited threw`,
);

const ASKS = words(`how what when why where should can could do does`);

/** Where each clause begins, told for every word: a new subject with its verb begins one, with or without punctuation. */
export function readClauses(tokens: readonly Token[]): number[] {
  const clauses: number[] = [];
  let clause = 0;
  let begun = 0;
  tokens.forEach((token, at) => {
    if (at > 0 && at > begun && beginsClause(tokens, at)) {
      clause += 1;
      begun = at;
    } else if (at > 0 && token.sentence !== tokens[at - 1]?.sentence) {
      clause += 1;
      begun = at;
    }
    clauses.push(clause);
  });
  return clauses;
}

function beginsClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  const before = tokens[at - 1] as Token;
  const next = tokens[at + 1];
  if (token.sentence !== before.sentence) return true;
  if (OPENERS.has(token.raw) && !(JOINERS.has(before.raw) || OPENERS.has(before.raw))) return true;
  if (JOINERS.has(token.raw)) return next !== undefined && (SUBJECTS.has(next.raw) || hasVerbSoon(tokens, at + 1));
  if (token.afterComma && ASKS.has(token.raw) && next && SUBJECTS.has(next.raw)) return true;
  if (SUBJECTS.has(token.raw)) {
    if (token.raw === 'it' || token.raw === 'that' || token.raw === 'this')
      return token.afterComma || (next !== undefined && FINITE.has(next.raw) && !BINDS.has(before.raw));
    return !BINDS.has(before.raw) || token.afterComma;
  }
  if (DETERMINERS.has(token.raw))
    return (token.afterComma || !PREPOSITIONS.has(before.raw)) && !BINDS.has(before.raw) && hasVerbSoon(tokens, at);
  return false;
}

/** A noun or two, and then a verb that has a subject. */
function hasVerbSoon(tokens: readonly Token[], from: number): boolean {
  if (!DETERMINERS.has(tokens[from]?.raw ?? '')) return false;
  for (const step of [1, 2, 3, 4]) {
    const word = tokens[from + step];
    if (!word || word.sentence !== tokens[from]?.sentence || ASKS.has(word.raw) || SUBJECTS.has(word.raw)) return false;
    if (step > 1 && FINITE.has(word.raw)) return true;
  }
  return false;
}

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
  `is are was were isnt wasnt has have had hasnt havent wont cant cannot couldnt didnt doesnt keeps just will still looks seems feels says wakes goes gets got went started stopped swallowed drank ate fell choked hit bit cut burned took said came became turned started wont can did does needs wants hurts refuses vomited threw`,
);
/** Verbs of what happened that no ending tells. */
const HAPPENED = words(
  `is are has have wont cant cannot drank drunk ate eaten fell fallen hit bit bitten cut took went came got stuck shot ran left lost found threw struck blew stung broke broken swollen caught slid sank hears hurts gone passed peed agreed freed`,
);
const NOT_HAPPENED = words(`scared worried tired used supposed allowed interested bored`);
/** "And now" goes on with what was before. */
const OF_NOW = words(`now suddenly`);
/** After "and" the one who was told of goes on. */
const GOES_ON = words(
  `now suddenly also even never almost nearly badly just had was were did not really only later to`,
);
/** Words that say when, before whom they are said of: "last year he", "two years ago my older one", "as a baby she". */
const TIMES = words(
  `last this next one two three four five six few couple several some a the of as back once long many year years month months week weeks summer winter spring autumn christmas ago baby newborn toddler child in earlier previously`,
);
const TELLS_TIME = words(`last ago once back as earlier previously`);
/** The longest way of saying when. */
const TIME_WORDS = 6;
/** Fewer words after a comma are a part of a list. */
const TOLD_WORDS = 3;

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
  if (JOINERS.has(token.raw))
    return (
      next !== undefined &&
      (SUBJECTS.has(next.raw) ||
        (OPENERS.has(next.raw) && !OF_NOW.has(next.raw)) ||
        hasVerbSoon(tokens, at + 1) ||
        saysWhen(tokens, at + 1) ||
        (!happened(next) && !GOES_ON.has(next.raw) && isToldByItself(tokens, at + 1)))
    );
  if (token.afterComma && (saysWhen(tokens, at) || isToldByItself(tokens, at))) return true;
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

/** Words that say when, and then somebody of whom it is said. */
function saysWhen(tokens: readonly Token[], from: number): boolean {
  let hasTime = false;
  for (let at = from; at < Math.min(from + TIME_WORDS, tokens.length); at += 1) {
    const token = tokens[at] as Token;
    if (token.sentence !== tokens[from]?.sentence) return false;
    if (hasTime && (SUBJECTS.has(token.raw) || DETERMINERS.has(token.raw))) return true;
    if (!TIMES.has(token.raw) && token.value === undefined) return false;
    hasTime ||= TELLS_TIME.has(token.raw);
  }
  return false;
}

/** "Feed", "bleed" and "need" tell what is done, not what was. */
const happened = ({ raw }: Token): boolean => HAPPENED.has(raw) || (/.[^e]ed$/.test(raw) && !NOT_HAPPENED.has(raw));

/** What stands after a comma tells what happened, with or without naming to whom. */
function isToldByItself(tokens: readonly Token[], from: number): boolean {
  if (JOINERS.has(tokens[from]?.raw ?? '') || PREPOSITIONS.has(tokens[from]?.raw ?? '')) return false;
  let at = from;
  let hasVerb = false;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.sentence !== tokens[from]?.sentence || (at > from && token.afterComma)) break;
    hasVerb ||= happened(token);
  }
  return hasVerb && at - from >= TOLD_WORDS;
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

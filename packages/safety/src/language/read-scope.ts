import { type Hit, Matcher, type Scope } from './match-patterns.ts';
import type { CompiledLexicon } from './pattern.ts';
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

const SUPPOSES = words('if when whenever whether until till before while unless once case so from because');
const TURNS_BACK = words('now but however today tonight again currently suddenly still');

const isSpan = (token: Token | undefined): boolean =>
  token?.value !== undefined || ['few', 'couple', 'hour', 'day', 'half'].includes(token?.raw ?? '');

function markRange(flags: boolean[], from: number, to: number): void {
  for (let at = Math.max(0, from); at < to && at < flags.length; at += 1) flags[at] = true;
}

/** Idioms, general questions, prevention, the past and other people's stories, from the concepts of the lexicon. */
export function readScope(tokens: readonly Token[], lexicon: CompiledLexicon, freshFrom: number): Scope {
  const negatedBy = readNegation(tokens);
  const masked = new Array<boolean>(tokens.length).fill(false);
  const framed = new Array<boolean>(tokens.length).fill(false);
  const elsewhere = new Array<boolean>(tokens.length).fill(false);
  const bare = new Matcher(tokens, lexicon, { negatedBy: [], framed: [], elsewhere: [], masked: [], freshFrom });
  for (const hit of bare.hits('idiom')) markRange(masked, hit.start, hit.end);
  for (const hit of bare.hits('idiomLead')) masked[hit.start] = true;
  const clear = new Matcher(tokens, lexicon, { negatedBy: [], framed: [], elsewhere: [], masked, freshFrom });
  const sentenceOf = (at: number): number => tokens[at]?.sentence ?? -1;
  const end = (at: number, stops: boolean): number => {
    let place = at;
    while (place < tokens.length && sentenceOf(place) === sentenceOf(at)) {
      if (stops && place > at && TURNS_BACK.has((tokens[place] as Token).raw)) break;
      place += 1;
    }
    return place;
  };
  const begin = (at: number): number => {
    let place = at;
    while (place > 0 && sentenceOf(place - 1) === sentenceOf(at)) {
      if (TURNS_BACK.has((tokens[place - 1] as Token).raw)) break;
      place -= 1;
    }
    return place;
  };
  const happening = new Set(bare.hits('happeningNow').map((hit) => sentenceOf(hit.start)));
  // "Is it normal that my baby is…" asks about this child; "if my baby is…" does not say that it is so.
  const supposes = (at: number): boolean => SUPPOSES.has((tokens[at] as Token | undefined)?.raw ?? '');
  const stated = bare.hits('ownChild').filter((hit) => !supposes(hit.start - 1) && !supposes(hit.start - 2));
  const isOfOwn = (frame: Hit): boolean =>
    stated.some((hit) => hit.start > frame.start && sentenceOf(hit.start) === sentenceOf(frame.start));
  for (const hit of clear.hits('frameForward')) {
    if (!happening.has(sentenceOf(hit.start)) && !isOfOwn(hit)) markRange(framed, hit.start, end(hit.end - 1, true));
  }
  for (const hit of clear.hits('frameSentence')) {
    if (!happening.has(sentenceOf(hit.start))) markRange(framed, begin(hit.start), end(hit.end - 1, true));
  }
  const asides = clear.hits('pastAside');
  for (const hit of clear.hits('framePast')) {
    // "In the past 12 hours" is now.
    if ((tokens[hit.end - 1] as Token).raw === 'past' && isSpan(tokens[hit.end])) continue;
    const aside = asides.find((one) => one.start < hit.end && hit.start < one.end);
    if (aside) markRange(elsewhere, aside.start, hit.end);
    else markRange(elsewhere, begin(hit.start), end(hit.end - 1, true));
  }
  for (const hit of clear.hits('frameOther'))
    markRange(elsewhere, hit.start, Math.min(end(hit.end - 1, true), hit.end + 12));
  elsewhere.forEach((flag, at) => {
    if (flag) framed[at] = true;
  });
  return { negatedBy, framed, elsewhere, masked, freshFrom };
}

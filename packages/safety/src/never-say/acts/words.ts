/** Words between two words of a phrase: any but a negation, which would turn them, and no new clause. */
const GAP = /^~(\d+)$/;

function toSource(phrase: string): string {
  let source = '';
  let isGapBefore = true;
  for (const part of phrase.replace(/(?: ~\d+)+$/, '').split(/\s+/)) {
    const gap = GAP.exec(part);
    if (gap) {
      source += `(?: (?!(?:not|never|no|nothing)\\b|,)\\S+){0,${gap[1]}} `;
      isGapBefore = true;
      continue;
    }
    const word = part.replaceAll('*', '\\w*');
    source += `${isGapBefore ? '' : ' '}${word.includes('/') ? `(?:${word.replaceAll('/', '|')})` : word}`;
    isGapBefore = false;
  }
  return source;
}

/**
 * What any of the phrases says, one a line. `hold*` is every word that begins so, `leave/put` either word, `~3` at most three
 * words between. Texts are as `readStatements` makes them: lower case, single spaces, contractions written out.
 */
export function words(phrases: string): RegExp {
  const sources = phrases
    .split(/\n|;/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(toSource);
  return new RegExp(`\\b(?:${sources.join('|')})(?!\\w)`);
}

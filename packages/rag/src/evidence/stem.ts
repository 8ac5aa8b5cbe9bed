/** Forms that no suffix rule reaches, each with its base form. */
const IRREGULAR = new Map(
  `arose arise|ate eat|eaten eat|babies baby|became become|been be|began begin|begun begin|better good|best good|bit bite
bitten bite|blew blow|bled bleed|born birth|bought buy|brought bring|broke break|broken break|built build|burnt burn
caught catch|children child|chose choose|chosen choose|came come|dealt deal|died death|dies death|die death|drank drink
drunk drink|drew draw|drawn draw|drove drive|fed feed|feet foot|fell fall|fallen fall|felt feel|fought fight|found find
froze freeze|frozen freeze|gave give|given give|went go|gone go|grew grow|grown grow|growth grow|heard hear|held hold|hid hide
hidden hide|kept keep|knew know|known know|laid lay|lain lie|led lead|left leave|lost lose|loss lose|made make|meant mean
men man|met meet|mice mouse|paid pay|ran run|rose rise|risen rise|said say|sang sing|sung sing|saw see|seen see|sent send
shook shake|shaken shake|shot shoot|showed show|shown show|slept sleep|sold sell|sought seek|spent spend|spoke speak
spoken speak|stood stand|stole steal|stolen steal|stuck stick|swam swim|swelled swell|swollen swell|taught teach|teeth tooth
thought think|threw throw|thrown throw|told tell|took take|taken take|tore tear|torn tear|understood understand|weighed weigh
weight weigh|woke wake|woken wake|women woman|won win|wore wear|worn wear|wrote write|written write|lives life|wives wife
teething tooth|teethe tooth|teethes tooth|screening checkup|screenings checkup|soother pacifier|soothers pacifier
preschooler toddler|preschoolers toddler|shower showerbath|showers showerbath|eating eat|used use|using use|aged age`
    .split(/[|\n]/)
    .map((pair) => pair.split(' ') as [string, string]),
);

const SUFFIXES: ReadonlyArray<readonly [RegExp, string]> = [
  [/ies$/, 'y'],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/(?<=[^su])s$/, ''],
  [/(at|bl|iz)(ing|ed)$/, '$1e'],
  [/([^aeiouylsz])\1(ing|ed|er|est)$/, '$1'],
  [/(?<=[aeiouy].*)(ing|ed|edly|ingly)$/, ''],
  [/(?<=.{4})ation(s?)$/, 'ate'],
  [/(?<=.{4})(ment|ness|ful|fully|ly|ally)$/, ''],
  [/(?<=.{3})(ion|ive|or|er)$/, ''],
];

/** A single consonant after a single vowel: English would have doubled it, had the word no "e" ("hoped", "hopped"). */
const DOUBLED = /([^aeiou])\1(?:ing|ed)$/;
const DROPPED_E = /^[^aeiou][aeiou][^aeiouwxy]$/;

/** The base form under which word forms meet. Only ever compared with another result of this function. */
export function stem(word: string): string {
  const irregular = IRREGULAR.get(word);
  const base = irregular ?? word;
  if (base.length < 4 || /\d/.test(base)) return base;
  let result = base;
  for (const [suffix, replacement] of SUFFIXES) {
    const next = result.replace(suffix, replacement);
    if (next.length >= 3) result = next;
  }
  if (/(?:ing|ed)$/.test(base) && !DOUBLED.test(base) && DROPPED_E.test(result)) result += 'e';
  // "hate" is no hat, "care" no car.
  return (result.length > 4 ? result.replace(/e$/, '') : result).replace(/y$/, 'i');
}

const WORDS = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

/**
 * The Flesch-Kincaid grade: the US school year that a text asks for. Formula: J. P. Kincaid et al., "Derivation of New
 * Readability Formulas", Research Branch Report 8-75, US Navy, 1975. Syllables are counted as groups of vowels.
 */
export function readingGrade(text: string): number {
  const words = text.match(WORDS) ?? [];
  if (words.length === 0) return 0;
  const sentences = text.split(/[.!?:]+(?:\s|$)/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word.toLowerCase()), 0);
  return 0.39 * (words.length / Math.max(1, sentences)) + 11.8 * (syllables / words.length) - 15.59;
}

export function countWords(text: string): number {
  return text.match(WORDS)?.length ?? 0;
}

function countSyllables(word: string): number {
  const groups = word.match(/[aeiouy]+/g)?.length ?? 1;
  const isSilentEnd = /[^aeiouyl]e$|[^aeiouytd]ed$|[^aeiouyscxzg]es$/.test(word);
  return Math.max(1, groups - (isSilentEnd ? 1 : 0));
}

/** A document's text without the # that marks its headings: people are to read it, not a program. */
export function plainHeadings(text: string): string {
  return text.replace(/^#{1,6} (?=\S)/gm, '');
}

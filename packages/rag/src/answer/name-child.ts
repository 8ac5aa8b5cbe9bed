const QUOTED = /“[^”]*”|"[^"]*"/g;
/** Followed by these words, a name in its place would read oddly, or say something of a child of this age that is not so. */
const ODD_BEFORE = String.raw`(?![’'-]|\s+(?:or|care|under|over|aged|of|who)\b|\s+(?:is|was|turns)\s+(?:under|over|younger|older|about|around|\d))`;
const CHILD = new RegExp(String.raw`(?<![\p{L}’'-])your (?:baby|child)\b${ODD_BEFORE}`, 'iu');

/** The text with the child's name for the first "your child" outside quotation marks, or undefined where none fits. */
export function nameChild(text: string, name: string): string | undefined {
  if (text.includes(name)) return undefined;
  const at = CHILD.exec(text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length)));
  if (!at) return undefined;
  return text.slice(0, at.index) + name + text.slice(at.index + at[0].length);
}

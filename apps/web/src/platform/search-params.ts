/** The address's query as plain texts: `prompt=42`, `true` or a piece of JSON are words that somebody typed. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const known = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
  // %20 reads better than + to people and to link previews, and both mean a space.
  return text === '' ? '' : `?${text.replaceAll('+', '%20')}`;
}

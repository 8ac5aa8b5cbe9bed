/** HTML that may be put into a page as it is. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Value = Markup | string | number | readonly Value[] | undefined | false;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

function shown(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.html;
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return value.map(shown).join('');
}

/** Everything put into the template is escaped, in texts and in quoted attributes, unless it is Markup itself. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((text, part, index) => `${text}${shown(values[index - 1])}${part}`));
}

/** What is used of linkedom's elements. */
type Element = { getAttribute: (name: string) => string | null; remove: () => void; textContent: string | null };
type Page = { querySelectorAll: (selector: string) => ArrayLike<Element> };

const HIDING =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0?\.?0*\s*(?:;|!|$)|font-size\s*:\s*(?:0|[01](?:\.\d+)?p[xt])\s*(?:;|!|$)|(?:text-indent|left|top)\s*:\s*-\d{4,})/i;
const WHITE =
  /(?:^|;)\s*color\s*:\s*(?:white|#fff(?:fff)?|rgba?\(\s*255\s*,\s*255\s*,\s*255[^)]*\)|transparent)\s*(?:;|!|$)/i;
const GROUND = /background/i;
/** A rule for every screen; one inside @media may be for paper or for phones. */
const RULES = /([^{}@]+)\{([^{}]*)\}/g;
const MAX_RULES = 2_000;

/**
 * Takes out what the page itself says nobody shall see, by attributes or by its own style sheet: white on nothing, one
 * pixel, off the screen. Styles in other files are not fetched.
 */
export function dropHidden(page: Page): void {
  for (const element of Array.from(page.querySelectorAll('[hidden], [aria-hidden="true" i], [style]'))) {
    const style = element.getAttribute('style') ?? '';
    const isAside = element.getAttribute('hidden') !== null || element.getAttribute('aria-hidden') !== null;
    if (isAside || hides(style)) element.remove();
  }
  for (const selector of hidingSelectors(page)) {
    try {
      for (const element of Array.from(page.querySelectorAll(selector))) element.remove();
    } catch {
      // A selector this parser does not know.
    }
  }
}

const hides = (style: string) => HIDING.test(style) || (WHITE.test(style) && !GROUND.test(style));

function hidingSelectors(page: Page): string[] {
  const sheets = Array.from(page.querySelectorAll('style'), ({ textContent }) => textContent ?? '');
  const css = sheets
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...css.matchAll(RULES)]
    .slice(0, MAX_RULES)
    .filter(([, , style = '']) => hides(style))
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !/^(html|body|\*)$/i.test(selector));
}

import createCache, { type StylisElement, type StylisPlugin } from '@emotion/cache';

/** Where the looks of components stand: below what a page says of one of them. */
const RECIPES = '@layer recipes';
/** What Safari still knows by its own name only. */
const PREFIXED = new Set(['user-select', 'hyphens', 'backdrop-filter', 'print-color-adjust', 'box-decoration-break']);

/**
 * The rules that are made while the app runs. Looks of components weigh nothing (`:where`) instead of standing in a
 * layer: with a layer among them, each new rule makes a browser style and lay out the whole page anew.
 */
export const styleCache = createCache({ key: 'css', stylisPlugins: [weighNothing, prefix] });

/** What is drawn together shares a sheet: a rule added to an older one would style anew whatever that holds. */
const { sheet } = styleCache;
const insert = sheet.insert.bind(sheet);
let isFresh = false;
sheet.insert = (rule) => {
  if (!isFresh) {
    sheet.ctr = 0;
    isFresh = true;
    setTimeout(() => {
      isFresh = false;
    });
  }
  insert(rule);
};

export function weighNothing(...[element, index, children, callback]: Parameters<StylisPlugin>): void {
  if (element.value !== RECIPES || !Array.isArray(element.children)) return;
  const rules = element.children;
  // Nothing is left of the layer itself; what stood in it are rules of their own.
  element.children = [];
  element.type = 'comm';
  for (const rule of rules) {
    lighten(rule);
    rule.root = null;
    callback(rule, index, children, callback);
  }
}

function lighten(element: StylisElement): void {
  // The steps of a movement are no selectors.
  if (element.type === '@keyframes') return;
  if (element.type === 'rule' && Array.isArray(element.props)) element.props = element.props.map(withoutWeight);
  if (Array.isArray(element.children)) element.children.forEach(lighten);
}

/** `:where` holds no parts that are drawn beside an element, such as ::before: they follow it. */
export function withoutWeight(selector: string): string {
  const [, whole = selector, part = ''] = /^(.*?)(::[^()]*)?$/.exec(selector) ?? [];
  return `:where(${whole})${part}`;
}

function prefix(element: Parameters<StylisPlugin>[0]): void {
  if (element.type !== 'decl' || typeof element.props !== 'string' || !PREFIXED.has(element.props)) return;
  element.return = `-webkit-${element.value}${element.value}`;
}

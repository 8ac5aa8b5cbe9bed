import { createHash } from 'node:crypto';
import { ChakraProvider } from '@chakra-ui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { appSystem } from '../src/theme/system.ts';
import { UNUSED_PALETTES } from './static-tokens.ts';

/** The line of the library that works out, in every visit, what is the same in all of them. */
const WORKED_OUT = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';

/**
 * Writes the styles that every page has (resets, variables of the tokens, the global rules) into a file while building,
 * instead of working them out before the first drawing of each visit: a third of the page's start.
 */
export function staticStyles(): Plugin {
  const source = stylesOf(renderToStaticMarkup(createElement(ChakraProvider, { value: appSystem(), children: null })));
  const fileName = `assets/styles-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.css`;
  return {
    name: 'static-styles',
    apply: 'build',
    transform(code, id) {
      if (!/@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/.test(id)) return undefined;
      if (!code.includes(WORKED_OUT)) this.error(`${id} looks different: mend static-styles`);
      return { code: code.replace(WORKED_OUT, 'const _global = [];'), map: null };
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      // Below the first words, which do not wait for it.
      handler: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: `/${fileName}` }, injectTo: 'body' as const }],
    },
  };
}

function stylesOf(markup: string): string {
  const styles = [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
  if (styles.length === 0) throw new Error('the styles of every page are nowhere: mend static-styles');
  const unused = new RegExp(`--chakra-colors-(?:${UNUSED_PALETTES.join('|')})-[\\w-]+:[^;]*;`, 'g');
  return styles.join('\n').replace(unused, '');
}

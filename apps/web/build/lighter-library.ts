import type { Plugin } from 'vite';

/**
 * Takes out of the libraries what the bundler cannot know to be unused: the lists of the parts of components that no
 * page has, web sockets. And has rules written while a part is worked out, which leaves room for a touch between two
 * parts, instead of all of them at once when the page is put in place, which does not.
 */
export function lighterLibrary(): Plugin {
  return {
    name: 'lighter-library',
    apply: 'build',
    transform(code, id) {
      const lighter = lighten(id, code);
      if (lighter === code) this.error(`${id} looks different: mend lighter-library`);
      return lighter === undefined ? undefined : { code: lighter, map: null };
    },
  };
}

function lighten(id: string, code: string): string | undefined {
  const chakra = /@chakra-ui\/react\/dist\/esm\/(.+)$/.exec(id)?.[1];
  if (chakra === 'anatomy.js') return code.replace(/^const (\w+) = (?=[a-z])/gm, 'const $1 = /* @__PURE__ */ ');
  // A counter of web sockets, which are not used here, would keep all of their code.
  if (/@trpc\/client\/dist\/wsLink-\w+\.mjs$/.test(id)) return code.replace(/^_defineProperty\(WsConnection.*$/m, '');
  if (/@emotion\/use-insertion-effect-with-fallbacks\/dist\/.+\.(?:esm\.)?m?js$/.test(id))
    return code.replace('Fallback = useInsertionEffect || syncFallback', 'Fallback = syncFallback');
  return undefined;
}

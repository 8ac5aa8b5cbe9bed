import { readdir, readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = new URL('../worker/service-worker.ts', import.meta.url);
const PUBLIC = new URL('../public/', import.meta.url);
/** The subsets of the typefaces that most pages need; others come when a page has such a letter. */
const WORTH_HOLDING = /\.(js|css)$|-latin-wght-normal-[^/]+\.woff2$/;
/** Large, and of use only where an account is made or its password changed, which needs the server anyway. */
const NOT_WORTH_HOLDING = /\/used-passwords-/;
/** Read by the system or by other sites, never by the page. */
const NOT_OF_THE_PAGE = /^(og|apple-touch-icon|icon-.*)\.png$/;

const isWorthHolding = (name: string) => WORTH_HOLDING.test(name) && !NOT_WORTH_HOLDING.test(name);

/** Writes /service-worker.js: the source, below the list of the files of this build that it is to hold. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        if (!entry) this.error('the build has no entry for the service worker to name');
        const built = Object.keys(bundle).filter((name) => isWorthHolding(name) && name !== entry.fileName);
        const fixed = (await readdir(PUBLIC)).filter((name) => !NOT_OF_THE_PAGE.test(name));
        const files = [entry.fileName, ...built, ...fixed].map((name) => `/${name}`);
        const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE.pathname);
        const source = `const FILES = ${JSON.stringify(files)};\n${code}`;
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}

import type { Rollup } from 'vite';

/** The pages that a visit begins with, and the file that draws each. */
export const FIRST_PAGES: Record<string, string> = {
  '/': 'routes/index.tsx',
  '/auth': 'routes/auth.tsx',
  '/journey': 'routes/journey.tsx',
  '/chat': 'routes/chat.tsx',
};

/** What every page starts with: fetched by the page's own small script once the first words are drawn. */
const START = 'src/start.tsx';

export function chunksOf(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** The chunks that every page needs, without the page's own script. */
export function startChunks(chunks: Rollup.OutputChunk[]): Set<Rollup.OutputChunk> {
  return withNeeded(chunks, ({ moduleIds }) => moduleIds.some((id) => id.endsWith(START)));
}

/** The chunks that a page needs to be drawn, those of the start among them. */
export function pageChunks(chunks: Rollup.OutputChunk[], page: string): Set<Rollup.OutputChunk> {
  const file = `${FIRST_PAGES[page] ?? page}?tsr-split`;
  return withNeeded(
    chunks,
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => id.endsWith(START) || id.includes(file)),
  );
}

function withNeeded(chunks: Rollup.OutputChunk[], isFirst: (chunk: Rollup.OutputChunk) => boolean) {
  const needed = new Set<Rollup.OutputChunk>();
  const add = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return;
    needed.add(chunk);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  for (const chunk of chunks) if (isFirst(chunk)) add(chunk);
  return needed;
}

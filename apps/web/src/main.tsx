import { followColorScheme } from './platform/color-scheme.ts';
import { firstWordsDrawn } from './platform/first-words-drawn.ts';
import { noteArrival } from './platform/prompt-link.ts';

followColorScheme();
noteArrival();

// The words that came with the page have the line and the processor to themselves until they are on the screen.
void firstWordsDrawn().then(() => {
  fetchPageScripts();
  // Reading the scripts and starting them are two pieces of work, with room for a touch between.
  return import('./start.tsx').then(({ start }) => setTimeout(() => void start()));
});

/** What the server named for this address (build/first-load.ts): the start imports it only when it has run. */
function fetchPageScripts(): void {
  const names = document.querySelector<HTMLMetaElement>('meta[name=page-scripts]')?.content ?? '';
  for (const href of names.split(' ').filter(Boolean))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
}

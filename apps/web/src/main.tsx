import { followColorScheme } from './platform/color-scheme.ts';
import { noteArrival } from './platform/prompt-link.ts';

/** A page that is not in view is never drawn, and would otherwise never begin. */
const DRAWN_WITHIN_MS = 100;

followColorScheme();
noteArrival();

// The words that came with the page are on the screen before the app's own work begins.
const drawn = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, DRAWN_WITHIN_MS);
});
// Reading the scripts and starting them are two pieces of work, with room for a touch between.
void drawn.then(() => import('./start.tsx')).then(({ start }) => setTimeout(() => void start()));

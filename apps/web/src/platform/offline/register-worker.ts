const ADDRESS = '/service-worker.js';
/** An installed app may stay open for days; the browser itself asks for a new version only when a page is loaded. */
const ASK_EVERY_MS = 3_600_000;

/** True once the files of the app are held by this browser; false where that cannot be, or in development. */
export async function registerWorker(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.register(ADDRESS);
  if (!registration) return false;
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_EVERY_MS) return;
    asked = Date.now();
    registration.update().catch((error) => console.info('No word of a new version:', error));
  });
  return true;
}

/** Calls back when a newer version of the app has come than this page is drawn with. */
export function onNewVersion(listener: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const see = ({ data }: MessageEvent<unknown>) => {
    const newest = typeof data === 'object' && data !== null && 'newest' in data ? data.newest : undefined;
    if (newest !== undefined && newest !== ownEntry()) listener();
  };
  navigator.serviceWorker.addEventListener('message', see);
  return () => navigator.serviceWorker.removeEventListener('message', see);
}

function ownEntry(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script ? new URL(script.src).pathname : undefined;
}

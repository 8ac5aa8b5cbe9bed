import { KEPT } from './offline/kept-name.ts';

const KEY = 'nestling-signed-in';

/** The id of whom this device was last used by, while they are signed in: then the answer is worth waiting for. */
export function signedInHere(): string | null {
  return localStorage.getItem(KEY);
}

/** Also forgets what was kept to be read offline, when that was somebody else's or nobody is signed in any more. */
export function noteSignedIn(userId: number | null): void {
  if (userId === null || signedInHere() !== String(userId)) indexedDB?.deleteDatabase(KEPT);
  if (userId === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, String(userId));
}

/** Calls back when another tab signs in, out, or in as somebody else than this one shows. */
export function onSignedInElsewhere(shown: number | null, onChange: () => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== (shown === null ? null : String(shown))) onChange();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

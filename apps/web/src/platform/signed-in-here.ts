const KEY = 'nestling-signed-in';

/** Whether somebody was signed in on this device when it was last used: then the answer is worth waiting for. */
export function isKnownHere(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function noteSignedIn(userId: number | null): void {
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

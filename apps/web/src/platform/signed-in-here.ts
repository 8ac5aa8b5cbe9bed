const KEY = 'nestling-signed-in';

/** Whether somebody was signed in on this device when it was last used: then the answer is worth waiting for. */
export function isKnownHere(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function noteSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
}

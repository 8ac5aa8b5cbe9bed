const EVENT = 'nestling-signed-out';

/** To be called where the server said that nobody is signed in and no query of the cache can tell it. */
export function tellSignedOut(): void {
  window.dispatchEvent(new Event(EVENT));
}

export function onSignedOut(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}

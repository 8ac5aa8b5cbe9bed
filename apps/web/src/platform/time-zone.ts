/** The parent's own time zone. Where the browser has Temporal it says so at once; the first use of Intl costs a phone more than drawing the header. */
export function timeZone(): string {
  return globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

let told: string | undefined;

/** The same, kept in a cookie besides: the server is asked for a page before any script can name the zone to it. */
export function tellTimeZone(): string {
  const zone = timeZone();
  // biome-ignore lint/suspicious/noDocumentCookie: browsers have the Cookie Store only over https, and not all of them.
  if (zone !== told) document.cookie = `nestling-zone=${zone};path=/;max-age=31536000;samesite=lax${secure()}`;
  told = zone;
  return zone;
}

const secure = () => (location.protocol === 'https:' ? ';secure' : '');

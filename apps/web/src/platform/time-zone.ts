/** The parent's own time zone. Where the browser has Temporal it says so at once; the first use of Intl costs a phone more than drawing the header. */
export function timeZone(): string {
  return globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

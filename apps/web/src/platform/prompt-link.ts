/**
 * Links that carry a question (`/chat?prompt=`). A link is answered once for each visit of its address: not again on
 * Back, Forward or a reload. One that was opened while nobody was signed in waits for the sign-in.
 */
export type PromptLink = {
  text: string;
  /** Another site led here: its words are put into the box and not sent for the parent. */
  isFromElsewhere: boolean;
};

/** What the server writes into the page of such a visit; only it sees Sec-Fetch-Site. */
export const ARRIVAL_META = 'nestling-arrival';

const HANDLED = 'nestling-handled-prompts';
const WAITING = 'nestling-waiting-prompt';
const MOST_HANDLED = 50;
const WAITS_MS = 30 * 60_000;

/** To be called once, before the router starts. */
export function noteArrival(): void {
  const text = new URLSearchParams(window.location.search).get('prompt')?.trim();
  const entry: unknown = window.history.state?.__TSR_key;
  if (!text || (typeof entry === 'string' && isHandled(entry))) return;
  const mark = document.querySelector<HTMLMetaElement>(`meta[name=${ARRIVAL_META}]`)?.content;
  const waiting = { text, isFromElsewhere: mark === 'cross-site', since: Date.now() };
  sessionStorage.setItem(WAITING, JSON.stringify(waiting));
}

type Visit = { prompt: string | undefined; entry: string; isLayer: boolean };

/** Whether this visit brings a question that nobody has asked yet. */
export function hasPrompt({ prompt, entry, isLayer }: Visit): boolean {
  if (prompt === undefined) return readWaiting() !== undefined;
  return !isLayer && !isHandled(entry);
}

/** The question of this visit, which is then done with. */
export function takePrompt(visit: Visit): PromptLink | undefined {
  if (!hasPrompt(visit)) return undefined;
  const waiting = readWaiting();
  sessionStorage.removeItem(WAITING);
  const { prompt, entry } = visit;
  if (prompt === undefined) return waiting;
  sessionStorage.setItem(HANDLED, JSON.stringify([...handled(), entry].slice(-MOST_HANDLED)));
  return { text: prompt, isFromElsewhere: waiting?.text === prompt.trim() && waiting.isFromElsewhere };
}

function handled(): string[] {
  const held: unknown = JSON.parse(sessionStorage.getItem(HANDLED) ?? '[]');
  return Array.isArray(held) ? held.map(String) : [];
}

function isHandled(entry: string): boolean {
  return handled().includes(entry);
}

function readWaiting(): PromptLink | undefined {
  const held = sessionStorage.getItem(WAITING);
  if (held === null) return undefined;
  const { text, isFromElsewhere, since } = JSON.parse(held) as PromptLink & { since: number };
  return Date.now() - since < WAITS_MS ? { text, isFromElsewhere } : undefined;
}

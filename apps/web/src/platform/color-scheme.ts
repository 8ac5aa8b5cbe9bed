export type SchemeChoice = 'system' | 'light' | 'dark';

const KEY = 'theme';
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

export function chosenScheme(): SchemeChoice {
  const held = localStorage.getItem(KEY);
  return held === 'light' || held === 'dark' ? held : 'system';
}

function apply(): void {
  const isDark = chosenScheme() === 'system' ? dark.matches : chosenScheme() === 'dark';
  const root = document.documentElement;
  root.classList.toggle('dark', isDark);
  root.classList.toggle('light', !isDark);
  root.style.colorScheme = isDark ? 'dark' : 'light';
  for (const tell of listeners) tell();
}

/** Day or night as the parent chose, or as the device has it. To be called once, before anything is drawn. */
export function followColorScheme(): void {
  apply();
  dark.addEventListener('change', apply);
  // Chosen in another tab.
  window.addEventListener('storage', (event) => event.key === KEY && apply());
}

export function chooseScheme(next: SchemeChoice): void {
  localStorage.setItem(KEY, next);
  apply();
}

/** Calls back when another is chosen; returns the way to stop. */
export function onScheme(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

import { useSyncExternalStore } from 'react';

export type SchemeChoice = 'system' | 'light' | 'dark';

const KEY = 'theme';
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function choice(): SchemeChoice {
  const held = localStorage.getItem(KEY);
  return held === 'light' || held === 'dark' ? held : 'system';
}

function apply(): void {
  const isDark = choice() === 'system' ? dark.matches : choice() === 'dark';
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

export function useColorScheme() {
  const chosen = useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }, choice);
  const choose = (next: SchemeChoice) => {
    localStorage.setItem(KEY, next);
    apply();
  };
  return { chosen, choose };
}

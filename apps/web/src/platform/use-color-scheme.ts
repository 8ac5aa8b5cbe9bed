import { useSyncExternalStore } from 'react';
import { chooseScheme, chosenScheme, onScheme } from './color-scheme.ts';

export function useColorScheme() {
  return { chosen: useSyncExternalStore(onScheme, chosenScheme), choose: chooseScheme };
}

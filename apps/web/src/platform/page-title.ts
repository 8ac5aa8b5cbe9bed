import { useEffect } from 'react';

/** What the browser's tab and history call this page. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} · Nestling`;
  }, [name]);
}

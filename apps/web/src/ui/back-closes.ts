import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** While the caller is on the page, Back closes it and stays: for what lies over a page or a sheet for a moment. */
export function useBackCloses(close: () => void): void {
  const { history } = useRouter();
  const act = useRef(close);
  act.current = close;
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: ({ action }) => {
          if (action !== 'BACK') return false;
          act.current();
          return true;
        },
      }),
    [history],
  );
}

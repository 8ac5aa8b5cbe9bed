import { useMenuContext } from '@chakra-ui/react';
import { useBackCloses } from './back-closes.ts';

/** Where a menu stands: by its button in the page, so within a landmark, and cut off by nothing that scrolls. */
export const BESIDE = { strategy: 'fixed' } as const;
export const BESIDE_END = { ...BESIDE, placement: 'bottom-end' } as const;

/** Within a menu: Back closes it. */
export function MenuBack() {
  return useMenuContext().open ? <OpenMenuBack /> : null;
}

function OpenMenuBack() {
  const menu = useMenuContext();
  useBackCloses(() => menu.setOpen(false));
  return null;
}

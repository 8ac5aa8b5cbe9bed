import { useMenuContext } from '@chakra-ui/react';
import { useBackCloses } from './back-closes.ts';

/** Within a menu: Back closes it. */
export function MenuBack() {
  return useMenuContext().open ? <OpenMenuBack /> : null;
}

function OpenMenuBack() {
  const menu = useMenuContext();
  useBackCloses(() => menu.setOpen(false));
  return null;
}

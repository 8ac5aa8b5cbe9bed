import { Mark } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

/** When what opened the text has taken its room. */
const OPENED_MS = 50;

/** A marked passage of a source; `isFirst` is brought into view when the text opens. */
export function Passage({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    const timer = setTimeout(() => mark.current?.scrollIntoView({ block: 'center' }), OPENED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Mark ref={mark} bg="bg.mark" color="fg" px="0.5" borderRadius="sm" whiteSpace="inherit">
      {children}
    </Mark>
  );
}

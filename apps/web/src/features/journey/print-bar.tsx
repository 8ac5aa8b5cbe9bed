import { Button, Flex } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';

/** Above a page that is made to be printed: the way back, and printing. Not on the paper itself. */
export function PrintBar({ children }: { children: ReactNode }) {
  return (
    <Flex justify="space-between" gap="3" wrap="wrap" _print={{ display: 'none' }}>
      <Button asChild variant="ghost" minH="target" ms="-3">
        {children}
      </Button>
      <Button h="auto" minH="target" maxW="full" whiteSpace="normal" onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        Print or save as PDF
      </Button>
    </Flex>
  );
}

import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { title: ReactNode; isQuiet?: boolean; children: ReactNode };

/** A line that opens what stands under it. On paper it is a heading of what is open. */
export function Fold({ title, isQuiet = false, children }: Props) {
  return (
    <chakra.details css={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}>
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="1"
        w="fit-content"
        minH="target"
        py="1"
        cursor="pointer"
        listStyleType="none"
        css={{ '&::-webkit-details-marker': { display: 'none' }, '& > svg': { transition: 'transform 150ms' } }}
        {...(isQuiet ? { fontSize: 'sm', fontWeight: 'medium', color: 'clay.fg' } : { fontWeight: 'semibold' })}
      >
        {title}
        <chakra.svg asChild _print={{ display: 'none' }}>
          <ChevronDown size={16} aria-hidden="true" />
        </chakra.svg>
      </chakra.summary>
      {children}
    </chakra.details>
  );
}

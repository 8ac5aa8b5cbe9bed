import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = { onSubmit: () => void; gap?: string; children: ReactNode };

/** A column of fields; the browser's own validation bubbles stay off, since every rule has its sentence beside the field. */
export function Form({ onSubmit, gap = '4', children }: Props) {
  return (
    <chakra.form
      noValidate
      display="flex"
      flexDirection="column"
      gap={gap}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </chakra.form>
  );
}

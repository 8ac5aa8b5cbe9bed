import { Link, type LinkProps } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';

/** To a page elsewhere. Its sign goes on with the last word, however the words wrap; the finger's target is higher than they are. */
export function OutwardLink({ children, ...props }: LinkProps & { href: string }) {
  return (
    <Link display="inline" py="2.5" target="_blank" rel="noopener noreferrer" textDecoration="underline" {...props}>
      {children}
      {'\u00a0\u2060'}
      <ExternalLink size={14} aria-hidden="true" style={{ display: 'inline', verticalAlign: '-2px' }} />
    </Link>
  );
}

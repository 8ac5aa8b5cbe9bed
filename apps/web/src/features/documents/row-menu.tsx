import { IconButton } from '@chakra-ui/react';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DocumentActs } from './document-row.tsx';

const load = () => import('./row-menu-items.tsx');
const RowMenuItems = lazy(() => load().then((module) => ({ default: module.RowMenuItems })));

export type RowMenuProps = {
  document: DocumentSummary;
  isOwner: boolean;
  isBusy: boolean;
  address: URL | undefined;
  acts: DocumentActs;
};

/** What is done seldom. A list may be long: the menu itself is made for the row where it is wanted. */
export function RowMenu(props: RowMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <IconButton
      variant="ghost"
      minW="target"
      minH="target"
      color="fg.muted"
      aria-label={`More for ${props.document.filename}`}
      aria-haspopup="menu"
      disabled={props.isBusy}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      {...(isWanted ? {} : { onClick: () => setWanted(true) })}
    >
      <EllipsisVertical aria-hidden="true" />
    </IconButton>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <RowMenuItems {...props}>{button}</RowMenuItems>
    </Suspense>
  );
}

import { Button, Dialog, Flex, IconButton, Input, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { PageText } from './page-text.tsx';
import { findInPages, foldText, readerPages } from './reader-pages.ts';

type Props = { text: string; pageStarts: readonly number[] };

/** A page at a time, with a search over all of them. */
export function ReaderBody({ text, pageStarts }: Props) {
  const pages = useMemo(() => readerPages(text, pageStarts), [text, pageStarts]);
  const folded = useMemo(() => pages.map(foldText), [pages]);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [page, setPage] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const matches = useMemo(() => findInPages(folded, typed), [folded, typed]);
  const current = matches[at];

  const turnTo = (next: number) => {
    setPage(next);
    body.current?.scrollTo({ top: 0 });
  };
  const look = (words: string) => {
    setTyped(words);
    setAt(0);
    const first = findInPages(folded, words)[0];
    if (first) setPage(first.page);
  };
  const step = (by: number) => {
    const next = (at + by + matches.length) % matches.length;
    setAt(next);
    setPage(matches[next]?.page ?? page);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || matches.length === 0) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  const unit = pageStarts.length > 0 ? 'Page' : 'Part';
  return (
    <>
      <Flex gap="1" px="4" pb="2" align="center" wrap="wrap" borderBottomWidth="1px">
        <Input
          type="search"
          flex="1 1 8rem"
          minW="0"
          minH="target"
          bg="bg"
          aria-label="Find in this document"
          placeholder="Find in this document"
          value={typed}
          onChange={(event) => look(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {typed.trim() !== '' && (
          <Text role="status" fontSize="sm" color="fg.muted" px="1">
            {matches.length === 0 ? 'Not found' : `${at + 1} of ${matches.length}`}
          </Text>
        )}
        {matches.length > 0 && (
          <>
            <Step icon={<ChevronUp />} label="Previous place" onClick={() => step(-1)} />
            <Step icon={<ChevronDown />} label="Next place" onClick={() => step(1)} />
          </>
        )}
      </Flex>
      <Dialog.Body ref={body} tabIndex={0} px="4" py="4">
        <PageText
          text={pages[page] ?? ''}
          matches={matches.filter((match) => match.page === page)}
          current={current?.page === page ? current : undefined}
        />
      </Dialog.Body>
      {pages.length > 1 && (
        <Dialog.Footer px="2" py="1" borderTopWidth="1px" justifyContent="space-between">
          <Button variant="ghost" minH="target" px="3" disabled={page === 0} onClick={() => turnTo(page - 1)}>
            <ChevronLeft size={18} aria-hidden="true" /> Previous
          </Button>
          <Text fontSize="sm" color="fg.muted" role="status">
            {unit} {page + 1} of {pages.length}
          </Text>
          <Button
            variant="ghost"
            minH="target"
            px="3"
            disabled={page === pages.length - 1}
            onClick={() => turnTo(page + 1)}
          >
            Next <ChevronRight size={18} aria-hidden="true" />
          </Button>
        </Dialog.Footer>
      )}
    </>
  );
}

function Step({ icon, label, onClick }: { icon: ReactNode; label: string; onClick: () => void }) {
  return (
    <IconButton variant="ghost" minW="target" minH="target" aria-label={label} onClick={onClick}>
      {icon}
    </IconButton>
  );
}

import { Button, Flex, Input, NativeSelect, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { useState } from 'react';
import { Scene } from '../../ui/art/scenes.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { DocumentRows } from './document-rows.tsx';
import { matchesFilename, SORT_ORDERS, type SortOrder, sortDocuments } from './document-words.ts';
import { MODE_WORDS, type SharingMode } from './sharing-mode.ts';
import { useDocuments } from './use-documents.ts';

/** A list that is not seen at a glance can be searched by name and put in another order. */
const SEARCHABLE_FROM = 4;
/** A library may hold thousands; so many are drawn, and so many more each time. */
const PAGE = 60;

export function DocumentList({ mode }: { mode: SharingMode }) {
  const { data: documents, error, refetch } = useDocuments(mode);
  const [sought, setSought] = useState('');
  const [order, setOrder] = useState<SortOrder>('newest');
  const [shown, setShown] = useState(PAGE);

  if (!documents && error) {
    return <ErrorPanel message={MODE_WORDS[mode].fetchFailed} onRetry={() => void refetch()} />;
  }
  if (!documents) {
    return (
      <Stack gap="2" role="status" aria-label="Loading documents">
        <Skeleton h="16" borderRadius="2xl" />
        <Skeleton h="16" borderRadius="2xl" />
      </Stack>
    );
  }
  if (documents.length === 0) {
    return (
      <EmptyState icon={<Scene name="documents" size="36" />} title={MODE_WORDS[mode].empty}>
        Add a leaflet from the clinic, a visit report or a page you trust, and answers can quote it.
      </EmptyState>
    );
  }
  const found = sortDocuments(
    documents.filter((document) => matchesFilename(document, sought)),
    order,
  );
  return (
    <Stack gap="3">
      {documents.length >= SEARCHABLE_FROM && (
        <Tools sought={sought} onSought={setSought} order={order} onOrder={setOrder} />
      )}
      <Text role="status" color="fg.muted" fontSize="sm" srOnly={sought.trim() === ''}>
        {countWords(found, documents, sought)}
      </Text>
      {found.length > 0 && <DocumentRows documents={found.slice(0, shown)} />}
      {found.length > shown && (
        <Button variant="outline" minH="target" onClick={() => setShown(shown + PAGE)}>
          Show more documents
        </Button>
      )}
    </Stack>
  );
}

function countWords(found: readonly DocumentSummary[], all: readonly DocumentSummary[], sought: string): string {
  if (found.length === 0) return 'No document has that name.';
  if (sought.trim() !== '') return `${found.length} of ${all.length}`;
  return `${all.length} ${all.length === 1 ? 'document' : 'documents'}`;
}

type ToolsProps = {
  sought: string;
  onSought: (sought: string) => void;
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
};

function Tools({ sought, onSought, order, onOrder }: ToolsProps) {
  return (
    <Flex gap="2" wrap="wrap">
      <Input
        type="search"
        flex="1 1 9rem"
        minW="0"
        minH="target"
        bg="bg.panel"
        aria-label="Find a document by name"
        placeholder="Find by name"
        value={sought}
        onChange={(event) => onSought(event.target.value)}
      />
      <NativeSelect.Root flex="0 1 10rem" minW="8rem">
        <NativeSelect.Field
          minH="target"
          h="auto"
          bg="bg.panel"
          aria-label="Order"
          value={order}
          onChange={(event) => onOrder(event.target.value as SortOrder)}
        >
          {Object.entries(SORT_ORDERS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  );
}

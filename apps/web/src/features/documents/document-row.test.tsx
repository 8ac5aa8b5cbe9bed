import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentRow } from './document-row.tsx';

const leaflet: DocumentSummary = {
  id: 7,
  filename: 'Vaccines <b>2026</b>.pdf',
  uploadedAt: '2026-01-02T03:04:05.000Z',
  userId: 1,
  shared: true,
  sourcename: null,
  status: 'ready',
  pages: 2,
};
const ignore = () => undefined;
const acts = {
  open: ignore,
  move: ignore,
  askToDelete: ignore,
  askForName: ignore,
  saveText: ignore,
  retry: ignore,
  askToReport: ignore,
};

const render = (document: DocumentSummary, isOwner = true) =>
  renderToStaticMarkup(
    <ChakraProvider value={defaultSystem}>
      <DocumentRow document={document} isOwner={isOwner} isBusy={false} acts={acts} />
    </ChakraProvider>,
  );

test('the owner can move a document to the other list and delete it', () => {
  expect(render(leaflet)).toContain('Move to Personal');
  expect(render({ ...leaflet, shared: false })).toContain('Move to Shared');
  expect(render(leaflet)).toContain('Delete');
});

test('nobody else is offered to move, delete or retry', () => {
  const html = render({ ...leaflet, status: 'failed' }, false);
  expect(html).not.toMatch(/Move to|>Delete|Retry/);
  expect(html).toContain('Added by another family');
});

test('a failed document says why and can be tried again', () => {
  const html = render({ ...leaflet, status: 'failed', error: 'This PDF is a scan without text' });
  expect(html).toContain('Failed: This PDF is a scan without text');
  expect(html).toContain('Retry');
  expect(render(leaflet)).not.toContain('Retry');
});

test('a filename is shown as it is, never as markup (XSS-003)', () => {
  expect(render(leaflet)).toContain('<bdi>Vaccines &lt;b&gt;2026&lt;/b&gt;.pdf</bdi>');
});

import { Button, chakra, Field, Flex, Heading, Input } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { trpc } from '../../platform/trpc.ts';
import { notify, notifyError } from '../../ui/toaster.tsx';
import { importProblem, urlProblem } from './import-problem.ts';
import type { SharingMode } from './sharing-mode.ts';
import { useDocumentCache } from './use-document-cache.ts';

export function ImportForm({ mode }: { mode: SharingMode }) {
  const [url, setUrl] = useState('');
  const [refusal, setRefusal] = useState<{ mode: SharingMode; words: string }>();
  // What was refused in one list says nothing about the other.
  const problem = refusal?.mode === mode ? refusal.words : undefined;
  const setProblem = (words: string | undefined) => setRefusal(words === undefined ? undefined : { mode, words });
  const cache = useDocumentCache();
  const importUrl = trpc.documents.importUrl.useMutation({
    onSuccess: (document) => {
      cache.put(document);
      setUrl('');
      notify({ title: 'Success', description: 'URL content imported successfully' });
    },
    onError: (error) => {
      const { toast, words } = importProblem(error);
      setProblem(words);
      notifyError(toast);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = urlProblem(url);
    setProblem(found);
    if (!found) importUrl.mutate({ url: url.trim(), shared: mode === 'shared' });
  };

  return (
    <chakra.form onSubmit={submit} noValidate>
      <Heading as="h2" size="md">
        Import from URL
      </Heading>
      <Field.Root invalid={problem !== undefined} disabled={importUrl.isPending} gap="1">
        <Field.Label fontWeight="normal" fontSize="sm" lineHeight="1.35" color="fg.muted">
          Address of a public page
        </Field.Label>
        <Flex gap="2" w="full" wrap="wrap">
          <Input
            size="lg"
            minH="target"
            flex="1 1 11rem"
            minW="0"
            px="3"
            type="url"
            inputMode="url"
            name="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            value={url}
            onChange={(event) => {
              setUrl(event.target.value);
              setProblem(undefined);
            }}
          />
          <Button type="submit" size="lg" minH="target" px="4" variant="outline" loading={importUrl.isPending}>
            Import
          </Button>
        </Flex>
        <Field.ErrorText>{problem}</Field.ErrorText>
      </Field.Root>
    </chakra.form>
  );
}

import { Button, Card, chakra, Field, Flex, Input, Stack } from '@chakra-ui/react';
import { Link as LinkIcon } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { trpc } from '../../platform/trpc.ts';
import { notify, notifyError } from '../../ui/toaster.tsx';
import { importErrorText, urlProblem } from './import-problem.ts';
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
      setProblem(importErrorText(error));
      notifyError(importErrorText(error));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = urlProblem(url);
    setProblem(found);
    if (!found) importUrl.mutate({ url: url.trim(), shared: mode === 'shared' });
  };

  return (
    <Card.Root borderRadius="2xl">
      <Card.Body p="4">
        <chakra.form onSubmit={submit} noValidate>
          <Stack gap="3">
            <Card.Title as="h2" fontSize="lg">
              Import from URL
            </Card.Title>
            <Field.Root invalid={problem !== undefined} disabled={importUrl.isPending}>
              <Field.Label fontWeight="normal" color="fg.muted">
                Address of a public page
              </Field.Label>
              <Flex gap="2" w="full" wrap="wrap">
                <Input
                  size="lg"
                  minH="target"
                  flex="1 1 8rem"
                  minW="0"
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
                <Button
                  type="submit"
                  size="lg"
                  minH="target"
                  variant="outline"
                  flexGrow={{ base: 1, sm: 0 }}
                  loading={importUrl.isPending}
                >
                  <LinkIcon size={18} aria-hidden="true" />
                  Import
                </Button>
              </Flex>
              <Field.ErrorText>{problem}</Field.ErrorText>
            </Field.Root>
          </Stack>
        </chakra.form>
      </Card.Body>
    </Card.Root>
  );
}

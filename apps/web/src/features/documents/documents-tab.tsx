import { Button, HStack, SimpleGrid, Stack, Tabs, Text } from '@chakra-ui/react';
import { Lock, Users } from 'lucide-react';
import { DocumentList } from './document-list.tsx';
import { ImportForm } from './import-form.tsx';
import { MODE_WORDS, SHARING_MODES, type SharingMode } from './sharing-mode.ts';
import { UploadCard } from './upload-card.tsx';

type Props = { mode: SharingMode; onMode: (mode: SharingMode) => void };

export function DocumentsTab({ mode, onMode }: Props) {
  return (
    <Tabs.Root
      value={mode}
      onValueChange={({ value }) => onMode(value === 'personal' ? 'personal' : 'shared')}
      lazyMount
      unmountOnExit
      fitted
      maxW="4xl"
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt="2"
    >
      <Tabs.List>
        {SHARING_MODES.map((each) => (
          <Tabs.Trigger key={each} value={each} minH="target" px="2">
            {MODE_WORDS[each].tab}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Stack gap="4" py="4">
        <Audience mode={mode} onChoosePersonal={() => onMode('personal')} />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
          <UploadCard mode={mode} />
          <ImportForm mode={mode} />
        </SimpleGrid>
        {SHARING_MODES.map((each) => (
          <Tabs.Content key={each} value={each} p="0">
            <DocumentList mode={each} />
          </Tabs.Content>
        ))}
      </Stack>
    </Tabs.Root>
  );
}

/** Says who will read what is added next: a health record must not be shared by mistake. */
function Audience({ mode, onChoosePersonal }: { mode: SharingMode; onChoosePersonal: () => void }) {
  const isShared = mode === 'shared';
  const Icon = isShared ? Users : Lock;
  return (
    <HStack
      gap="3"
      p="3"
      borderRadius="xl"
      align="start"
      bg={isShared ? 'clay.subtle' : 'bg.subtle'}
      borderWidth="1px"
      borderColor={isShared ? 'clay.border' : 'border'}
    >
      <Icon size={20} aria-hidden="true" style={{ flexShrink: 0, marginTop: '2px' }} />
      <Stack gap="1" fontSize="sm" minW="0">
        <Text role="status">{MODE_WORDS[mode].audience}</Text>
        {isShared && (
          <Button
            variant="plain"
            h="auto"
            minH="target"
            my="-2"
            px="0"
            w="fit-content"
            whiteSpace="normal"
            textAlign="start"
            color="inherit"
            textDecoration="underline"
            onClick={onChoosePersonal}
          >
            Keep it private instead
          </Button>
        )}
      </Stack>
    </HStack>
  );
}

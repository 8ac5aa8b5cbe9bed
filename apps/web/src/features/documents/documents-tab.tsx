import { Box, Separator, SimpleGrid, Stack, Tabs } from '@chakra-ui/react';
import { useCurrentUser } from '../../platform/current-user.ts';
import { Audience } from './audience.tsx';
import { DocumentList } from './document-list.tsx';
import { DropArea } from './drop-area.tsx';
import { ImportForm } from './import-form.tsx';
import { LibraryRoomLine } from './library-room-line.tsx';
import { MODE_WORDS, SHARING_MODES, type SharingMode } from './sharing-mode.ts';
import { UploadCard } from './upload-card.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';

type Props = { mode: SharingMode; onMode: (mode: SharingMode) => void };

export function DocumentsTab({ mode, onMode }: Props) {
  const { user } = useCurrentUser();
  const uploads = useUploads(user?.id ?? 0);
  const add = (files: File[]) => uploads.add(files, mode === 'shared');
  return (
    <DropArea mode={mode} onFiles={add}>
      <Tabs.Root
        value={mode}
        onValueChange={({ value }) => onMode(value === 'personal' ? 'personal' : 'shared')}
        lazyMount
        unmountOnExit
        fitted
        maxW="4xl"
        mx="auto"
        px={{ base: '3', md: '6' }}
      >
        {/* Who reads it stays in sight above a long list; where the screen is low, the list needs the room. */}
        <Box
          position="sticky"
          top="0"
          zIndex="docked"
          bg="bg"
          css={{ '@media (max-height: 30rem)': { position: 'static' } }}
        >
          <Tabs.List>
            {SHARING_MODES.map((each) => (
              <Tabs.Trigger key={each} value={each} minH="12" px="1" minW="0" fontSize="min({fontSizes.sm}, 5vw)">
                {MODE_WORDS[each].tab}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Audience mode={mode} onChoosePersonal={() => onMode('personal')} />
        </Box>
        <Stack gap="3" py="3">
          <LibraryRoomLine mode={mode} />
          <Box bg="bg.panel" borderWidth="1px" borderRadius="2xl" px="4" py="3">
            <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="8" rowGap="3" alignItems="start">
              <UploadCard onFiles={add} />
              <Separator hideFrom="md" />
              <ImportForm mode={mode} />
            </SimpleGrid>
          </Box>
          <UploadRows items={uploads.items} onDrop={uploads.drop} onRetry={uploads.retry} />
          {SHARING_MODES.map((each) => (
            <Tabs.Content key={each} value={each} p="0">
              <DocumentList mode={each} />
            </Tabs.Content>
          ))}
        </Stack>
      </Tabs.Root>
    </DropArea>
  );
}

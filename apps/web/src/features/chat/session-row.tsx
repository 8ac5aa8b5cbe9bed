import { Button, chakra, HStack, IconButton, Input, Menu, Text } from '@chakra-ui/react';
import type { ChatSession } from '@nestling/contracts/chat';
import { EllipsisVertical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { saveTextFile } from '../../platform/save-text-file.ts';
import { dateTimeText } from '../../platform/today.ts';
import { trpc } from '../../platform/trpc.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { BESIDE, MenuBack } from '../../ui/menu-back.tsx';
import { notifyError } from '../../ui/toaster.tsx';
import { isDefaultName } from './default-name.ts';

type Props = {
  session: ChatSession;
  /** Under the heading of its day: the name alone, on two lines if it needs them. */
  isUnderDay?: boolean;
  isCurrent: boolean;
  onSelect: (sessionId: number) => void;
  onDeleted: (sessionId: number) => void;
};

export function SessionRow({ session, isUnderDay = false, isCurrent, onSelect, onDeleted }: Props) {
  const [mode, setMode] = useState<'shown' | 'renaming' | 'deleting'>('shown');
  const [name, setName] = useState(session.name);
  const more = useRef<HTMLButtonElement>(null);
  // The menu that led there is closed: its button is where the parent was.
  useEffect(() => (mode === 'shown' ? undefined : () => more.current?.focus()), [mode]);
  const caches = trpc.useUtils();
  const onError = (error: unknown) => notifyError(errorText(error, 'Please try again'));
  const rename = trpc.chat.renameSession.useMutation({
    onSuccess: async () => {
      await caches.chat.sessions.invalidate();
      setMode('shown');
    },
    onError,
  });
  const remove = trpc.chat.deleteSession.useMutation({
    onSuccess: async () => {
      caches.chat.sessions.setData(undefined, (held) => held?.filter(({ id }) => id !== session.id));
      onDeleted(session.id);
      await caches.chat.sessions.invalidate();
    },
    onError,
  });
  const exportChat = async () => {
    try {
      const file = await caches.chat.exportSession.fetch({ sessionId: session.id }, { staleTime: 0 });
      saveTextFile(file.filename, file.markdown, 'text/markdown');
    } catch (error) {
      onError(error);
    }
  };
  const act = (action: string) => {
    if (action === 'rename') setMode('renaming');
    else if (action === 'delete') setMode('deleting');
    else void exportChat();
  };
  if (mode === 'renaming') {
    return (
      <Form gap="2" onSubmit={() => name.trim() !== '' && rename.mutate({ sessionId: session.id, name })}>
        <Input
          size="lg"
          autoFocus
          aria-label="Name of the chat"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // The sheet around it would close too.
            event.stopPropagation();
            setMode('shown');
          }}
        />
        <HStack justify="end">
          <Button variant="ghost" minH="target" onClick={() => setMode('shown')}>
            Cancel
          </Button>
          <Button type="submit" minH="target" loading={rename.isPending}>
            Save
          </Button>
        </HStack>
      </Form>
    );
  }
  return (
    <HStack gap="1" borderRadius="xl" bg={isCurrent ? 'clay.muted' : undefined}>
      <chakra.button
        type="button"
        flex="1"
        minW="0"
        minH={isUnderDay ? 'target' : '14'}
        px="3"
        py="1.5"
        textAlign="start"
        borderRadius="xl"
        cursor="pointer"
        aria-current={isCurrent ? 'true' : undefined}
        title={isUnderDay ? dateTimeText(session.createdAt) : undefined}
        onClick={() => onSelect(session.id)}
      >
        <Text
          fontWeight={isCurrent ? 'semibold' : 'medium'}
          {...(isUnderDay ? { fontSize: 'sm', lineHeight: '1.35', lineClamp: 2 } : { truncate: true })}
        >
          {session.name}
        </Text>
        {/* The name that a chat has by itself is the day and the time. */}
        {!isUnderDay && !isDefaultName(session) && (
          <Text fontSize="sm" color="fg.muted">
            {dateTimeText(session.createdAt)}
          </Text>
        )}
      </chakra.button>
      <Menu.Root positioning={BESIDE} onSelect={({ value }) => act(value)}>
        <MenuBack />
        <Menu.Trigger asChild>
          <IconButton ref={more} variant="ghost" minW="target" minH="target" aria-label={`More for ${session.name}`}>
            <EllipsisVertical />
          </IconButton>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="rename" minH="target">
              Rename
            </Menu.Item>
            <Menu.Item value="export" minH="target">
              Export
            </Menu.Item>
            <Menu.Item value="delete" minH="target" color="fg.error">
              Delete
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {mode === 'deleting' && (
        <ConfirmDialog
          title="Delete this chat?"
          confirmLabel="Delete"
          isDangerous
          isWorking={remove.isPending}
          onConfirm={() => remove.mutate({ sessionId: session.id })}
          onCancel={() => setMode('shown')}
          finalFocusEl={() => more.current}
        >
          “{session.name}” and everything remembered from it will be permanently deleted.
        </ConfirmDialog>
      )}
    </HStack>
  );
}

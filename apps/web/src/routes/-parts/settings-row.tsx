import { Badge, Box, chakra, Heading, Skeleton, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { ChevronDown } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useShownWhole } from '../../ui/use-shown-whole.ts';
import type { SettingsSection } from './settings-sections.ts';

type Props = { section: SettingsSection; user: ClientUser; isOpenFirst: boolean; isUnsaved: boolean };

/** A line that says what is set, and opens in place. */
export function SettingsRow({ section, user, isOpenFirst, isUnsaved }: Props) {
  const { id, title, says, Body } = section;
  const [isOpen, setOpen] = useState(isOpenFirst);
  const row = useRef<HTMLDetailsElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useShownWhole(row, body, isOpen);
  useEffect(() => {
    if (!isOpenFirst) return;
    setOpen(true);
    row.current?.scrollIntoView({ block: 'start' });
  }, [isOpenFirst]);
  return (
    <chakra.details
      ref={row}
      id={id}
      scrollMarginBlock="3"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="3"
        minH="16"
        px="4"
        py="2.5"
        cursor="pointer"
        listStyleType="none"
        _hover={{ bg: 'bg.subtle' }}
        _focusVisible={{ outlineOffset: '-3px', borderRadius: '2xl' }}
      >
        <Box flex="1" minW="0">
          <Heading as="h4" fontSize="md" lineHeight="1.35" fontWeight="700">
            {title}
          </Heading>
          {!isOpen && (
            <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere" lineClamp="2">
              {says(user)}
            </Text>
          )}
        </Box>
        {isUnsaved && (
          <Badge bg="clay.muted" color="clay.fg" flexShrink="0">
            Not saved
          </Badge>
        )}
        <Box
          color="fg.muted"
          flexShrink="0"
          transition="transform 150ms"
          transform={isOpen ? 'rotate(180deg)' : 'none'}
        >
          <ChevronDown size={20} aria-hidden />
        </Box>
      </chakra.summary>
      {isOpen && (
        <Box ref={body} px="4" pt="1" pb="5">
          <Suspense fallback={<Skeleton h="24" borderRadius="xl" />}>
            <Body user={user} />
          </Suspense>
        </Box>
      )}
    </chakra.details>
  );
}

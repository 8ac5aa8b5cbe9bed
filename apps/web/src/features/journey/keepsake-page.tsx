import { Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import type { ProgressEntry } from '@nestling/contracts/journey';
import { Link as RouterLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { errorText } from '../../platform/error-text.ts';
import { dayText } from '../../platform/today.ts';
import { trpc } from '../../platform/trpc.ts';
import { Mark } from '../../ui/art/mark.tsx';
import { pictureFor } from '../../ui/art/picture-names.ts';
import { Picture } from '../../ui/art/pictures.tsx';
import { Scene } from '../../ui/art/scenes.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageBody } from '../../ui/page.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { type KeepsakeMonth, keepsakeMonths } from './keepsake-months.ts';
import { MilestoneChart } from './milestone-chart.tsx';
import { PrintBar } from './print-bar.tsx';
import { PrintStyle } from './print-style.tsx';
import { ANSWER_WORDS } from './progress-words.ts';

/** What the parent saw and wrote, month by month, to read again and to print. */
export function KeepsakePage({ user }: { user: ClientUser }) {
  return (
    <PageBody>
      <PrintStyle />
      <Stack gap="6" py="5">
        <PrintBar>
          <RouterLink to="/journey" search={{ section: 'past' }}>
            <ArrowLeft size={18} aria-hidden="true" />
            Journey
          </RouterLink>
        </PrintBar>
        <HStack gap="4" align="center">
          <Mark size="16" />
          <Stack gap="0" minW="0">
            <Heading as="h2" size="2xl" overflowWrap="anywhere">
              <bdi>{user.childName ?? 'Your child'}</bdi>’s keepsake
            </Heading>
            {user.childAge && <Text color="fg.muted">Born {dayText(user.childAge)}</Text>}
          </Stack>
        </HStack>
        <Kept user={user} />
      </Stack>
    </PageBody>
  );
}

function Kept({ user }: { user: ClientUser }) {
  const { data, isPending, error, refetch } = trpc.journey.progress.useQuery();
  if (isPending) return <CardSkeletons />;
  if (!data) {
    return <ErrorPanel message={errorText(error, 'Your marks could not be loaded')} onRetry={() => void refetch()} />;
  }
  const months = keepsakeMonths(data, user.childAge);
  if (months.length === 0) {
    return (
      <EmptyState icon={<Scene name="empty" size="36" />} title="The first page is still empty">
        Mark a milestone or a topic of the journey as Seen it, with a note if you like. It is kept here by month.
      </EmptyState>
    );
  }
  return (
    <>
      <MilestoneChart childAge={user.childAge} />
      {months.map((month) => (
        <Month key={month.month} month={month} />
      ))}
    </>
  );
}

function Month({ month: { title, age, entries } }: { month: KeepsakeMonth }) {
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <HStack
        as="header"
        justify="space-between"
        align="baseline"
        columnGap="3"
        rowGap="0"
        wrap="wrap"
        breakAfter="avoid"
      >
        <Heading as="h3" size="lg">
          {title}
        </Heading>
        <Text fontSize="sm" color="fg.muted">
          {age}
        </Text>
      </HStack>
      <Stack as="ul" gap="4" listStyleType="none" borderInlineStartWidth="2px" borderColor="clay.border" ps="4">
        {entries.map((entry) => (
          <Entry key={`${entry.kind} ${entry.itemId}`} entry={entry} />
        ))}
      </Stack>
    </Stack>
  );
}

function Entry({ entry: { title, date, answer, note } }: { entry: ProgressEntry }) {
  return (
    <HStack as="li" align="start" gap="3" breakInside="avoid">
      <Picture name={pictureFor(title)} size="12" />
      <Stack gap="0" minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{title}</Text>
        <Text fontSize="sm" color="fg.muted">
          {dayText(date)}
          {answer !== 'seen' && `, ${ANSWER_WORDS[answer].toLowerCase()}`}
        </Text>
        {note && (
          <Text mt="1" whiteSpace="pre-wrap">
            “{note}”
          </Text>
        )}
      </Stack>
    </HStack>
  );
}

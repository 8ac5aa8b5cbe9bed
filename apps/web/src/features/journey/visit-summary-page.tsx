import { Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { VisitSummary } from '@nestling/contracts/journey';
import { Link as RouterLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useCurrentUser } from '../../platform/current-user.ts';
import { errorText } from '../../platform/error-text.ts';
import { dayText } from '../../platform/today.ts';
import { trpc } from '../../platform/trpc.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageBody, PageMessage } from '../../ui/page.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { PrintBar } from './print-bar.tsx';
import { PrintStyle } from './print-style.tsx';
import { VisitMilestones } from './visit-milestones.tsx';
import { VisitNotes } from './visit-notes.tsx';
import { VisitQuestions } from './visit-questions.tsx';

export function VisitSummaryPage() {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <PageMessage>Loading...</PageMessage>;
  if (!user) return <PageMessage>Please log in to access this page.</PageMessage>;
  return (
    <PageBody>
      <PrintStyle />
      <Stack gap="6" py="5">
        <PrintBar>
          <RouterLink to="/journey">
            <ArrowLeft size={18} aria-hidden="true" />
            Journey
          </RouterLink>
        </PrintBar>
        <Summary />
      </Stack>
    </PageBody>
  );
}

function Summary() {
  const { data, isPending, error, refetch } = trpc.journey.visitSummary.useQuery(undefined, { staleTime: 0 });
  if (isPending) return <CardSkeletons />;
  if (!data) {
    return <ErrorPanel message={errorText(error, 'The summary could not be loaded')} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <SummaryHeading summary={data} />
      <VisitQuestions questions={data.questions} />
      <VisitMilestones milestones={data.milestones} hasBirthDate={data.birthDate !== null} />
      <VisitNotes notes={data.notes} />
      <Text fontSize="sm" color="fg.muted">
        Written by a parent with Nestling. It gathers what was seen at home and is not a screening or a diagnosis.
      </Text>
    </>
  );
}

function SummaryHeading({ summary }: { summary: VisitSummary }) {
  const { childName, birthDate, ageText, isCorrectedAge, preparedOn, healthConditions } = summary;
  return (
    <Stack gap="1">
      <Heading as="h2" size="2xl">
        Visit summary
      </Heading>
      <Text fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
        <bdi>{childName ?? 'Your child'}</bdi>
        {ageText && `, ${ageText}`}
      </Text>
      <HStack columnGap="4" rowGap="0" wrap="wrap" color="fg.muted">
        {birthDate && <Text>Born {dayText(birthDate)}</Text>}
        <Text>Prepared on {dayText(preparedOn)}</Text>
      </HStack>
      {isCorrectedAge && <Text>Born early: milestones go by corrected age, counted from the due date.</Text>}
      {healthConditions && (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          <strong>Health conditions:</strong> {healthConditions}
        </Text>
      )}
    </Stack>
  );
}

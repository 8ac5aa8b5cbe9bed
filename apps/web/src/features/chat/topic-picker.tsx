import { Box, Button } from '@chakra-ui/react';
import { Lightbulb } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { trpc } from '../../platform/trpc.ts';

const load = () => import('./topic-menu.tsx');
const TopicMenu = lazy(() => load().then((module) => ({ default: module.TopicMenu })));

type Props = { childAge: string; onTopic: (title: string) => void };

/** Topics and activities for the child's age as a menu at hand in every chat. */
export function TopicPicker({ childAge, onTopic }: Props) {
  const { data } = trpc.journey.timeline.useQuery({ childAge });
  const [isWanted, setWanted] = useState(false);
  const topics = data ? [...data.current_topics, ...data.age_appropriate_activities] : [];
  if (topics.length === 0) return null;
  const button = (
    <Button
      variant="ghost"
      minH="target"
      minW="target"
      px="2"
      aria-label="Topics"
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      {...(isWanted ? {} : { onClick: () => setWanted(true) })}
    >
      <Lightbulb aria-hidden size={18} />
      <Box as="span" display={{ base: 'none', md: 'inline', lg: 'none' }}>
        Topics
      </Box>
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <TopicMenu topics={topics} onTopic={onTopic}>
        {button}
      </TopicMenu>
    </Suspense>
  );
}

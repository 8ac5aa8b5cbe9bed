import { Box, Button, Menu, Portal } from '@chakra-ui/react';
import { Lightbulb } from 'lucide-react';
import { trpc } from '../../platform/trpc.ts';

type Props = { childAge: string; onTopic: (title: string) => void };

/** Topics and activities for the child's age as a menu at hand in every chat. */
export function TopicPicker({ childAge, onTopic }: Props) {
  const { data } = trpc.journey.timeline.useQuery({ childAge });
  const topics = data ? [...data.current_topics, ...data.age_appropriate_activities] : [];
  if (topics.length === 0) return null;
  return (
    <Menu.Root onSelect={({ value }) => onTopic(value)}>
      <Menu.Trigger asChild>
        <Button variant="ghost" minH="target" minW="target" px="2" aria-label="Topics">
          <Lightbulb aria-hidden size={18} />
          <Box as="span" display={{ base: 'none', md: 'inline', lg: 'none' }}>
            Topics
          </Box>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxW="min(90vw, 24rem)">
            {topics.map(({ id, title }) => (
              <Menu.Item key={id} value={title} minH="target">
                {title}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

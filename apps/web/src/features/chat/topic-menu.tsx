import { Menu } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BESIDE, MenuBack } from '../../ui/menu-back.tsx';

type Props = { topics: { id: string; title: string }[]; onTopic: (title: string) => void; children: ReactNode };

/** Comes when somebody reaches for it; it opens at once, under its button. */
export function TopicMenu({ topics, onTopic, children }: Props) {
  return (
    <Menu.Root defaultOpen positioning={BESIDE} onSelect={({ value }) => onTopic(value)}>
      <MenuBack />
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content maxW="min(90vw, 24rem)">
          {topics.map(({ id, title }) => (
            <Menu.Item key={id} value={title} minH="target">
              {title}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

import { Flex, Text } from '@chakra-ui/react';
import { OutwardLink } from '../../ui/outward-link.tsx';

export function SourceLinks({ sources }: { sources: { name: string; url: string }[] }) {
  if (sources.length === 0) return null;
  return (
    <Flex wrap="wrap" columnGap="4" align="center" fontSize="sm">
      <Text color="fg.muted">{sources.length === 1 ? 'Source:' : 'Sources:'}</Text>
      {sources.map(({ name, url }) => (
        <OutwardLink key={url} href={url} color="clay.fg">
          {name}
        </OutwardLink>
      ))}
    </Flex>
  );
}

import { Flex, Link, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';

export function SourceLinks({ sources }: { sources: { name: string; url: string }[] }) {
  if (sources.length === 0) return null;
  return (
    <Flex wrap="wrap" columnGap="4" align="center" fontSize="sm">
      <Text color="fg.muted">{sources.length === 1 ? 'Source:' : 'Sources:'}</Text>
      {sources.map(({ name, url }) => (
        <Link
          key={url}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          minH="target"
          color="clay.fg"
          textDecoration="underline"
        >
          {name}
          <ExternalLink size={14} aria-hidden="true" style={{ flexShrink: 0 }} />
        </Link>
      ))}
    </Flex>
  );
}

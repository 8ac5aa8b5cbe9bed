import { Button, Stack } from '@chakra-ui/react';
import { Tag } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NothingTagged({ tag, onShowAll }: { tag: string; onShowAll: () => void }) {
  return (
    <Stack gap="4">
      <EmptyState icon={<Tag size={32} aria-hidden="true" />} title={`Nothing tagged “${tag}” here yet`} />
      <Button variant="outline" minH="target" alignSelf="center" onClick={onShowAll}>
        Show all tags
      </Button>
    </Stack>
  );
}

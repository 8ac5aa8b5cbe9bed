import { NativeSelect } from '@chakra-ui/react';

const ALL = '';

type Props = { tags: string[]; chosen: string | undefined; onChoose: (tag: string | undefined) => void };

export function TagFilter({ tags, chosen, onChoose }: Props) {
  return (
    <NativeSelect.Root size="lg" maxW={{ md: '72' }} _print={{ display: 'none' }}>
      <NativeSelect.Field
        minH="target"
        bg="bg.panel"
        aria-label="Filter by tag"
        value={chosen ?? ALL}
        onChange={(event) => onChoose(event.target.value === ALL ? undefined : event.target.value)}
      >
        <option value={ALL}>All Tags</option>
        {tags.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

import { Button, SimpleGrid } from '@chakra-ui/react';
import { SECTIONS, type Section } from './journey-search.ts';
import { SECTION_WORDS } from './sections.ts';

export function SectionButtons({ chosen, onChoose }: { chosen: Section; onChoose: (section: Section) => void }) {
  return (
    <SimpleGrid
      columns={{ base: 2, md: 4 }}
      gap="1"
      p="1"
      bg="bg.subtle"
      borderRadius="2xl"
      role="group"
      aria-label="Section"
    >
      {SECTIONS.map((section) => (
        <Button
          key={section}
          h="auto"
          minH="target"
          px="1.5"
          py="1.5"
          whiteSpace="normal"
          lineHeight="short"
          variant={section === chosen ? 'solid' : 'ghost'}
          color={section === chosen ? undefined : 'fg'}
          aria-pressed={section === chosen}
          onClick={() => onChoose(section)}
        >
          {SECTION_WORDS[section]}
        </Button>
      ))}
    </SimpleGrid>
  );
}

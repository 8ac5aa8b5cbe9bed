import { Button, SimpleGrid } from '@chakra-ui/react';
import { SECTIONS, type Section } from './journey-search.ts';
import { SECTION_WORDS } from './sections.ts';

export function SectionButtons({ chosen, onChoose }: { chosen: Section; onChoose: (section: Section) => void }) {
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="2" role="group" aria-label="Section">
      {SECTIONS.map((section) => (
        <Button
          key={section}
          h="auto"
          minH="14"
          px="2"
          py="2"
          whiteSpace="normal"
          lineHeight="short"
          variant={section === chosen ? 'solid' : 'outline'}
          aria-pressed={section === chosen}
          onClick={() => onChoose(section)}
        >
          {SECTION_WORDS[section]}
        </Button>
      ))}
    </SimpleGrid>
  );
}

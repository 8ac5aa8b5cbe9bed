import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export function EmptyState({ icon, title, children }: { icon?: ReactNode; title: string; children?: ReactNode }) {
  return (
    <Stack align="center" textAlign="center" gap="2" py="10" px="4" color="fg.muted">
      {icon}
      <Text fontWeight="semibold" color="fg">
        {title}
      </Text>
      {children && <Text maxW="36ch">{children}</Text>}
    </Stack>
  );
}

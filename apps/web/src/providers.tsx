import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { withFirstAnswers } from './platform/first-answers.ts';
import { createQueryClient, createTrpcClient, trpc } from './platform/trpc.ts';
import { styleCache } from './theme/style-cache.ts';
import { appSystem } from './theme/system.ts';
import { Toaster } from './ui/toaster.tsx';

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => withFirstAnswers(createQueryClient()));
  const [client] = useState(() => createTrpcClient(queryClient));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <CacheProvider value={styleCache}>
          <ChakraProvider value={appSystem()}>
            {children}
            <Toaster />
          </ChakraProvider>
        </CacheProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

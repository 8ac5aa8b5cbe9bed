import { type Server, startServer } from '@nestling/api/testing/server';
import { test as base } from '@playwright/test';

/** With a server as it comes, for all files of a worker: each test has accounts of its own. What stops it or sets it up otherwise starts its own. */
export const test = base.extend<object, { served: Server }>({
  served: [
    async ({ playwright: _ }, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

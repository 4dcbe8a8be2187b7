import { defineConfig } from 'vitest/config';
import { icuMessagesVite } from './tools/icu-plugin.mjs';

const plugins = [icuMessagesVite()];

export default defineConfig({
  test: {
    projects: [
      { plugins, test: { name: 'unit', include: ['test/unit/**/*.test.{ts,tsx,mjs}'] } },
      { plugins, test: { name: 'house', include: ['test/house/**/*.test.ts'], testTimeout: 30_000 } },
      {
        plugins,
        test: {
          name: 'page',
          include: ['test/page/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A state that comes is waited for as long as by Playwright: a busy machine takes more than a second.
          expect: { poll: { timeout: 30_000 } },
          // Two browsers at most: the machines have two cores.
          maxWorkers: 2,
          minWorkers: 1,
          // Each file starts a browser of its own; what drives it is read once.
          isolate: false,
        },
      },
    ],
  },
});

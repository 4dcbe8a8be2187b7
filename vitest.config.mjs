import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { icuMessagesVite } from './tools/icu-plugin.mjs';

const plugins = [icuMessagesVite()];

/** Each opens every demo page. They come first, so that no worker is left alone with one of them at the end. */
const LONGEST = ['/page/accessibility.test.ts', '/page/restore.test.ts'];

class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    const isLongest = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) =>
      LONGEST.some((end) => moduleId.endsWith(end));
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/**
 * The tests below `test/NAME`, which drive a browser.
 * @param {string} name
 */
const inBrowser = (name, overrides = {}) => ({
  plugins,
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As long as Playwright waits for a state: a busy machine takes more than a second.
    expect: { poll: { timeout: 30_000 } },
    // Two browsers at most: the machines have two cores.
    maxWorkers: 2,
    // Each file starts a browser of its own; the code that drives it is imported once.
    isolate: false,
    ...overrides,
  },
});

const UNIT_TESTS = fileURLToPath(new URL('test/unit', import.meta.url));

/** Unit tests that replace modules: a module that another file has imported before would not be replaced. */
const REPLACING = readdirSync(UNIT_TESTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.(tsx?|mjs)$/.test(file))
  .filter((file) => /\bvi\.(mock|resetModules)\(/.test(readFileSync(join(UNIT_TESTS, file), 'utf8')))
  .map((file) => `test/unit/${file.replaceAll('\\', '/')}`);

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // Not isolated: what every file imports is imported once. No test leaves anything behind for the next.
      {
        plugins,
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.{ts,tsx,mjs}'],
          exclude: REPLACING,
          isolate: false,
          testTimeout: 30_000,
          setupFiles: 'test/unit/support/leaves-nothing.ts',
        },
      },
      { plugins, test: { name: 'unit-isolated', include: REPLACING, testTimeout: 30_000 } },
      { plugins, test: { name: 'house', include: ['test/house/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'consumer',
          include: ['test/consumer/**/*.test.ts'],
          globalSetup: 'test/consumer/support/install-package.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      // Its tests wait for animations and timers, too: a third browser uses that time.
      inBrowser('page', { maxWorkers: 3 }),
      inBrowser('soak'),
      inBrowser('saved-pages', { maxWorkers: 3 }),
      // Each test drives two browsers. WebKit's driver hangs now and then: such a test runs again, with a new driver.
      inBrowser('engines', { maxWorkers: 1, retry: 2, testTimeout: 120_000 }),
    ],
  },
});

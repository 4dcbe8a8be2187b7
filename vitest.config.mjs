import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { LIMIT_MS } from './test/limits.mjs';
import { icuMessagesVite } from './tools/icu-plugin.mjs';

const plugins = [icuMessagesVite()];
const LIMITS = {
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  // As long as Playwright waits for a state: a busy machine takes more than a second.
  expect: { poll: { timeout: 30_000 } },
};

/**
 * Files that take longer than their size says, since they go through all pages, blocks or faults, or build: in this order they come first, so that
 * no worker is left alone with one of them at the end. Vitest sorts the rest by size, or by the time they took before.
 */
const LONGEST = [
  'page/every-demo-page',
  'page/adopt',
  'page/seen-on-every-theme',
  'page/pseudo-language',
  'page/docs',
  'page/site-build',
  'page/saved-copy',
  'page/long-lists',
  'page/alone',
  'page/forms-faults',
  'page/cookie-banner',
  'page/overlays',
  'page/item-lists',
  'saved-pages/pages',
  'saved-pages/adopt',
  'saved-pages/phones',
  'saved-pages/media',
  'saved-pages/seen-on-every-theme',
  'house/dev',
  'soak/same-results',
  'soak/sent-once-whatever-happens',
  'soak/who-drives',
  'soak/long-lists',
  'soak/sent-once-in-two-tabs',
  'soak/save-killed',
  'soak/strict-policy',
].map((name) => `/${name}.test.ts`);

/**
 * What the head of a file says about its environment. A worker goes on with the next file only where that is the same: in any other order
 * most files would start a worker of their own, which reads happy-dom anew.
 * @param {string} path
 */
const environmentOf = (path) =>
  readFileSync(path, 'utf8')
    .match(/^\/\/ @vitest-environment.*$/gm)
    ?.join() ?? '';

class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    const ranked = sorted.map((file) => {
      const rank = LONGEST.findIndex((end) => file.moduleId.endsWith(end));
      return { file, rank: rank < 0 ? LONGEST.length : rank, environment: environmentOf(file.moduleId) };
    });
    ranked.sort((one, other) => one.rank - other.rank || one.environment.localeCompare(other.environment));
    return ranked.map(({ file }) => file);
  }
}

/**
 * The tests below `test/NAME`, which drive a browser. How many workers they get is the command's affair: a number here would outweigh
 * `--maxWorkers`.
 * @param {string} name
 */
const inBrowser = (name, overrides = {}) => ({
  plugins,
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    ...LIMITS,
    // Each file starts a browser of its own; the code that drives it is imported once.
    isolate: false,
    ...overrides,
  },
});

/**
 * The tests below `test/NAME`, which use the package as it is packed, from a project of somebody else's.
 * @param {string} name
 */
const asConsumer = (name) => ({
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    globalSetup: 'test/consumer/support/install-package.ts',
    ...LIMITS,
    maxWorkers: 2,
  },
});

const UNIT_TESTS = fileURLToPath(new URL('test/unit', import.meta.url));

/** What needs modules that no other file has imported: to replace them, or an observer that they make once and keep. */
const REPLACES = /\bvi\.(?:mock|resetModules)\(|\bvi\.stubGlobal\(\s*'(?:Resize|Intersection)Observer'/;
const REPLACING = readdirSync(UNIT_TESTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.(tsx?|mjs)$/.test(file))
  .filter((file) => REPLACES.test(readFileSync(join(UNIT_TESTS, file), 'utf8')))
  .map((file) => `test/unit/${file.replaceAll('\\', '/')}`);

/** Pages of stories stay where they are, and load nothing: the story says what a browser and a server do. */
const LOADS_NOTHING = {
  disableCSSFileLoading: true,
  disableIframePageLoading: true,
  disableJavaScriptFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
  navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    globalSetup: 'test/temporary-folder.mjs',
    // A snapshot that is not there fails, here as in CI; `-u` writes it.
    update: 'none',
    // Players of demo pages, in stories.
    onConsoleLog: (log) => !log.includes('Iframe page loading is disabled'),
    projects: [
      // Not isolated: what every file imports is imported once. No test leaves anything behind for the next.
      {
        plugins,
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.{ts,tsx,mjs}'],
          exclude: REPLACING,
          isolate: false,
          ...LIMITS,
          setupFiles: 'test/unit/support/leaves-nothing.ts',
        },
      },
      {
        plugins,
        // Not isolated either: a worker for each file takes longer than its tests.
        test: {
          name: 'unit-isolated',
          include: REPLACING,
          isolate: false,
          ...LIMITS,
          setupFiles: ['test/unit/support/fresh-modules.ts', 'test/unit/support/leaves-nothing.ts'],
        },
      },
      {
        plugins,
        test: {
          name: 'stories',
          include: ['test/stories/**/*.test.ts'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: LOADS_NOTHING } },
          isolate: false,
          ...LIMITS,
          setupFiles: ['test/unit/support/fresh-modules.ts', 'test/unit/support/leaves-nothing.ts'],
        },
      },
      { plugins, test: { name: 'house', include: ['test/house/**/*.test.ts'], isolate: false, ...LIMITS } },
      asConsumer('consumer'),
      asConsumer('frameworks'),
      inBrowser('page'),
      inBrowser('soak'),
      inBrowser('saved-pages'),
      // Each test drives two browsers. WebKit's driver hangs now and then: such a test runs again, with a new driver.
      inBrowser('engines', { maxWorkers: 1, retry: 2 }),
    ],
  },
});

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from '../consumer/support/browser';
import {
  consumer,
  filesInDocs,
  plainEnv,
  ROOT,
  runNode,
  serveFolders,
  writeFiles,
} from '../consumer/support/consumer';
import { CONTENTS, goThereAndBack, openTwoPages } from '../consumer/support/two-pages';
import { countPage } from '../page/support/counters';

// The code of docs/guides/frameworks.md, as it is there, in a site of Next and in one of Astro. Together they have 500 MB of packages, too many for
// those of the project: they come from a lock file of their own, for these tests alone.

const SITES = join(consumer, 'sites');
const NEXT = '../node_modules/next/dist/bin/next';
const ASTRO = '../node_modules/astro/astro.js';
const NO_TELEMETRY = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

// A cache on the disk takes a third more time, and nothing is built twice.
const NEXT_CONFIG = `export default {
  turbopack: { root: import.meta.dirname + '/..' },
  experimental: { turbopackFileSystemCacheForBuild: false, turbopackFileSystemCacheForDev: false },
};
`;
const nextPage = (content: string, app: string) => `import Link from 'next/link';
import { contents } from '${app}/contents.js';
import { ServerHtml } from '${app}/server-html.jsx';

export const metadata = { title: 'House', icons: 'data:,' };
export default function Page() {
  return <main><Link href="/">One</Link> <Link href="/other">Other</Link><ServerHtml html={contents.${content}} /></main>;
}
`;
const ASTRO_CONFIG = "export default { build: { format: 'file' }, prefetch: false };\n";
const astroPage = (content: string) => `---
import Layout from '../layouts/Layout.astro';
import { contents } from '../contents.js';
---
<Layout><a href="/index.html">One</a> <a href="/other.html">Other</a><Fragment set:html={contents.${content}} /></Layout>
`;

/** The files of both sites, by their paths. */
async function writeSites() {
  const docs = await filesInDocs('docs/guides/frameworks.md');
  const snippet = (path: string) => docs[path] ?? `missing: ${path}`;
  await writeFiles({
    'sites/next/next.config.mjs': NEXT_CONFIG,
    'sites/next/app/contents.js': CONTENTS,
    'sites/next/app/bring-to-life.js': snippet('frameworks/bring-to-life.js'),
    'sites/next/app/server-html.jsx': snippet('frameworks/server-html.jsx'),
    'sites/next/app/layout.jsx': snippet('app/layout.jsx'),
    'sites/next/app/page.jsx': nextPage('one', '.'),
    'sites/next/app/other/page.jsx': nextPage('other', '..'),
    'sites/astro/astro.config.mjs': ASTRO_CONFIG,
    'sites/astro/public/favicon.ico': '',
    'sites/astro/src/contents.js': CONTENTS,
    // The frontmatter begins with the path, which filesInDocs takes out.
    'sites/astro/src/layouts/Layout.astro': `---\n${snippet('src/layouts/Layout.astro')}`,
    'sites/astro/src/pages/index.astro': astroPage('one'),
    'sites/astro/src/pages/other.astro': astroPage('other'),
  });
}

async function build(site: string, command: string) {
  const { status, output } = await runNode([command, 'build'], NO_TELEMETRY, join(SITES, site));
  expect(status, output).toBe(0);
}

const ends: Array<() => unknown> = [];

/** Starts a server of Next, and returns its address. */
async function startNext(mode: 'dev' | 'start'): Promise<string> {
  const server = spawn(process.execPath, [NEXT, mode, '--port', '0'], {
    cwd: join(SITES, 'next'),
    env: { ...plainEnv(), ...NO_TELEMETRY },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  ends.push(() => server.kill() && ended);
  let output = '';
  for await (const text of server.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += text;
    const [url] = /http:\/\/localhost:\d+/.exec(output) ?? [];
    if (url && output.includes('Ready')) {
      server.stdout.resume();
      return url;
    }
  }
  throw new Error(`next ${mode} has ended: ${output}`);
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await mkdir(SITES);
  for (const file of ['package.json', 'package-lock.json'])
    await cp(join(ROOT, 'test/frameworks', file), join(SITES, file));
  // npm is a batch file on Windows, which only a shell starts. What the lock has, and Inlay besides.
  const options = ['--silent', '--no-save', '--no-audit', '--ignore-scripts'];
  await promisify(execFile)('npm', ['install', ...options, inject('archive')], {
    cwd: SITES,
    shell: process.platform === 'win32',
  });
  await writeSites();
});
afterAll(async () => {
  await browser?.close();
  for (const end of ends) await end();
});

const ROUNDS = 5;

/** Fails where each visit of a page leaves a node or a listener behind. */
async function expectNoLeak(page: Page) {
  const before = await countPage(page);
  for (let round = 0; round < ROUNDS; round += 1) await goThereAndBack(page);
  const after = await countPage(page);
  expect(after.nodes - before.nodes).toBeLessThan(ROUNDS);
  expect(after.listeners - before.listeners).toBeLessThan(ROUNDS);
}

/** Next aborts its own requests for pages that it needs no more. */
const isProblem = (problem: string) => !/^no answer: .*[?&]_rsc=/.test(problem);

it('lives beside Next, as it is built', async () => {
  await build('next', NEXT);
  const { page, problems } = await openTwoPages(browser, await startNext('start'));
  await expectNoLeak(page);
  expect(problems.filter(isProblem)).toEqual([]);
  await page.close();
});

it('lives beside Next in strict mode, with the warnings of development', async () => {
  const { page, problems } = await openTwoPages(browser, await startNext('dev'));
  expect(problems.filter(isProblem)).toEqual([]);
  await page.close();
});

it("lives beside Astro with Astro's router", async () => {
  await build('astro', ASTRO);
  // The router brings a style element.
  const { url, close } = await serveFolders(
    { '/': 'sites/astro/dist' },
    "default-src 'self' 'unsafe-inline' data:",
  );
  ends.push(close);
  const { page, problems } = await openTwoPages(browser, `${url}/index.html`);
  await expectNoLeak(page);
  expect(problems).toEqual([]);
  await page.close();
});

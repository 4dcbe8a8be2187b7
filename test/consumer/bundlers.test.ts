import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import webpack from 'webpack';
import { launchBrowser, openWatched } from './support/browser';
import { consumer, filesInDocs, ROOT, runNode, serveFolders, writeFiles } from './support/consumer';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  const { 'site/faq.html': page = '' } = await filesInDocs('docs/testing-your-site.md');
  // The page of the documentation, without Inlay's own tags.
  const html = page.replace(/ *<(?:link rel="stylesheet"|script)[\s\S]*?\n/g, '');
  const tag = '<script type="module" src="./main.js"></script>';
  await writeFiles({
    'vite/index.html': html.replace('</head>', `${tag}</head>`),
    'vite/main.js': "import 'inlay/site.css';\nimport { Inlay } from 'inlay';\nwindow.imported = Inlay;\n",
    'webpack/dist/index.html': html.replace('</head>', '<script defer src="./main.js"></script></head>'),
    'webpack/main.js': "import { Inlay } from 'inlay/react';\nwindow.imported = Inlay;\n",
  });
});
afterAll(() => browser.close());

/** Uses a block, whose style sheet comes with it, and a factory, which brings the renderer. Returns what the page has got. */
async function usePage(page: Page) {
  await page.waitForFunction(
    () => window.Inlay && 'state' in window.Inlay && window.Inlay.state === 'initialized',
  );
  const found = await page.evaluate(async () => {
    const inlay = window.Inlay;
    if (!inlay || !('whenReady' in inlay)) throw new Error('Inlay has not started.');
    await inlay.whenReady({ all: true });
    await inlay.toast({ message: 'Packed' });
    return {
      isExported: Reflect.get(window, 'imported') === inlay,
      blocks: inlay.inspect().map(({ block, state }) => `${block} ${state}`),
    };
  });
  await page.getByRole('button', { name: 'When is the house open?' }).click();
  await page.getByText('Daily from ten to five.').waitFor();
  const toast = page.locator('inlay-ui', { hasText: 'Packed' }).first();
  await toast.waitFor();
  // The rules of the page, of a block and of the toast apply.
  const styles = await page.evaluate(() => {
    const value = (selector: string, property: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element).getPropertyValue(property);
    };
    return { token: value('html', '--inlay-z-dialog'), display: value('inlay-ui', 'display') };
  });
  return { ...found, ...styles };
}

const EXPECTED = {
  isExported: true,
  blocks: ['accordion mounted'],
  token: expect.stringMatching(/\d/),
  display: 'contents',
};

it('is built by Vite, and the page finds all its files', async () => {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  // Errors alone: warnings name large chunks, and slow plugins on a busy machine. What is not found shows in the page.
  const { status, output } = await runNode([vite, 'build', 'vite', '--logLevel', 'error']);
  expect(output).toBe('');
  expect(status).toBe(0);
  // Lazy code is still lazy.
  expect((await readdir(join(consumer, 'vite/dist/assets'))).length).toBeGreaterThan(50);
  const { url, close } = await serveFolders({ '/': 'vite/dist' });
  const { page, problems } = await openWatched(browser, `${url}/index.html`);
  expect(await usePage(page)).toEqual(EXPECTED);
  // `site.css` is in the style sheet that Vite has made of the import: it is not taken twice.
  const texts = await page.evaluate(() =>
    document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  await page.close();
  await close();
});

it('is built by webpack, without a loader for style sheets, and the page finds all its files', async () => {
  const messages = await new Promise<readonly string[]>((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      context: join(consumer, 'webpack'),
      entry: './main.js',
      output: { path: join(consumer, 'webpack/dist'), publicPath: 'auto' },
      // Shorter names would take most of the time.
      optimization: { minimize: false },
      performance: false,
    });
    compiler.run((error, stats) => {
      const { errors = [], warnings = [] } = stats?.compilation ?? {};
      compiler.close(() =>
        error ? reject(error) : resolve([...errors, ...warnings].map(({ message }) => message)),
      );
    });
  });
  expect(messages).toEqual([]);
  const { url, close } = await serveFolders({ '/': 'webpack/dist' });
  const { page, problems } = await openWatched(browser, `${url}/index.html`);
  expect(await usePage(page)).toEqual(EXPECTED);
  expect(problems).toEqual([]);
  await page.close();
  await close();
});

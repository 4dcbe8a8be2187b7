import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { useSavedPages } from '../page/support/saved-pages';
import type { Site } from '../page/support/site';

const ID = /site-bundle|\/scripts\/combo\//;
const themes = new Set<string>();

/** A page of each theme, or all pages. */
function isMeant(html: string): boolean {
  if (!ID.test(html)) return false;
  const [, theme = ''] = /\/v?ta\/([\da-f]{24})\//.exec(html) ?? [];
  const isFirst = !themes.has(theme);
  themes.add(theme);
  return isFirst || Boolean(process.env.INLAY_EVERY_PAGE);
}

const saved = useSavedPages({ where: isMeant });

/** As a browser saves it: every controller has the mark of the visit in which it was saved. */
const markControllers = () =>
  new MutationObserver(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      '[data-controller]:not([data-controllers-bound])',
    ))
      element.dataset.controllersBound = element.dataset.controller;
  }).observe(document, { childList: true, subtree: true });

/** What a page comes to and says, whose theme's bundle is not found. */
async function visit(site: Site, path: string, cpu: number) {
  const { page, warnings, errors, close } = await saved.open(site, path, 'theme-scripts', {
    viewport: { width: 390, height: 800 },
    async before(page: Page) {
      await page.addInitScript(markControllers);
      await page.route(ID, (route) => route.fulfill({ status: 404 }));
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    },
  });
  const states = await page.evaluate(() =>
    inlayApi()
      .inspect()
      .map(({ block, state, driver }) => `${block} ${state} ${driver}`),
  );
  await close();
  // Files that are not there, and other hosts: how many have been asked for by now is a matter of time.
  const said = [...warnings, ...errors].filter(
    (text) => !/^Failed to load resource|could not be loaded/.test(text),
  );
  return { states, console: said.sort() };
}

describe('saved pages whose bundle is missing', () => {
  saved.each('%s: the same on a slow processor, and none is left to the theme', async (path, site) => {
    const fast = await visit(site, path, 1);
    expect(await visit(site, path, 4)).toEqual(fast);
    expect(fast.states.filter((state) => state.endsWith('theme'))).toEqual([]);
  });
});

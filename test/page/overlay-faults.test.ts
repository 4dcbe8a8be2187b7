import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { serveEdited } from './support/serve-edited';
import {
  it,
  once,
  RENDERERS,
  type Renderer,
  root,
  type Site,
  type WatchedPage,
  whenStarted,
} from './support/site';

const PATH = 'everything.html';
/** Chunks of overlays; the renderer is among the files that they need. */
const OVERLAY_CHUNKS = [
  'cookie-banner',
  'consent',
  'open-cookie-panel',
  'announcement-bar',
  'popup-overlay',
  'open-popup',
  'create-confirm',
  'create-toast',
  'create-tooltip',
  'system-error',
] as const;

/** The page with every overlay switched on. */
const withOverlays = (html: string) =>
  html
    .replace(
      '"announcementBarSettings":{}',
      '"announcementBarSettings":{"style":2,"text":"<p>New glass</p>"}',
    )
    .replace('"showAnnouncementBar":false', '"showAnnouncementBar":true')
    .replace('"isCookieBannerEnabled":true', '"isCookieBannerEnabled":true,"cookieBannerThemeName":"white"')
    .replace(/<body[^>]*>/, '$&<div class="sqs-announcement-bar-dropzone"></div>');

async function open(
  site: Site,
  renderer: Renderer,
  prepare: (page: Page) => Promise<unknown>,
  edit: (html: string) => string = (html) => html,
): Promise<WatchedPage> {
  const watched = await site.newPage({ reducedMotion: 'reduce' });
  const { page } = watched;
  const edited = await serveEdited(site, PATH, renderer, (html) => edit(withOverlays(html)));
  await prepare(page);
  await page.goto(`${site.url}/demo-pages/${edited}`);
  return watched;
}

const gone = (page: Page, selector: string) => page.locator(selector).waitFor({ state: 'detached' });
const emit = (page: Page, name: 'popup:show' | 'banner:open' | 'announcement:update' | 'system-error:show') =>
  page.evaluate((event) => {
    inlayApi().emit(event);
  }, name);

/** Nothing covers the page, it scrolls, and its links can be clicked and reached by keyboard. */
async function expectFree(page: Page): Promise<void> {
  expect(await page.locator('dialog, .inlay-cookie-banner, .inlay-announcement, .inlay-toast').count()).toBe(
    0,
  );
  expect(
    await page.evaluate(() => ({
      overflow: getComputedStyle(document.documentElement).overflowY,
      inert: document.querySelectorAll('[inert]').length,
      position: getComputedStyle(document.body).position,
    })),
  ).toEqual({ overflow: 'visible', inert: 0, position: 'static' });
  await page.locator('header a').first().click({ trial: true });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('header, main, body > a') !== null)).toBe(
    true,
  );
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction((from) => scrollY > from, before);
  await page.evaluate(() => scrollTo(0, 0));
}

/** A visitor who closes every overlay: panel, banner, bar, popup, question, toast, error. */
async function closeAll(page: Page): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Manage Cookies');
  await page.getByRole('dialog', { name: 'Manage cookies' }).waitFor();
  await page.keyboard.press('Escape');
  await gone(page, 'dialog');
  await page.locator('.inlay-cookie-banner').getByRole('button', { name: 'Decline' }).click();
  await gone(page, '.inlay-cookie-banner');
  await page.locator('.inlay-announcement-close').click();
  await gone(page, '.inlay-announcement');
  await emit(page, 'popup:show');
  await page.locator('dialog.inlay-popup').waitFor();
  await page.keyboard.press('Escape');
  await gone(page, 'dialog');
  await page.evaluate(() => {
    void inlayApi().confirm({ title: 'Go on?' });
    void inlayApi().toast({ message: 'Here', duration: 600_000 });
  });
  await page.getByRole('alertdialog', { name: 'Go on?' }).waitFor();
  await page.locator('.inlay-toast-close').click();
  await gone(page, '.inlay-toast');
  await press('Cancel');
  await gone(page, 'dialog');
  await emit(page, 'system-error:show');
  await press('Clear');
  await gone(page, 'dialog');
  await expectFree(page);
}

/** The worst that scripts of a theme do: they throw everywhere and change built-in objects. */
function breakPage(): void {
  const fail = () => {
    throw new Error('theme');
  };
  for (const type of [
    'click',
    'keydown',
    'pointerdown',
    'focusin',
    'focusout',
    'scroll',
    'DOMContentLoaded',
    'load',
  ])
    addEventListener(type, fail, true);
  setInterval(fail, 100);
  new MutationObserver(fail).observe(document, { childList: true, subtree: true, attributes: true });
  for (const built of [Array.prototype, String.prototype, Function.prototype])
    Object.defineProperty(built, 'brokenByTheme', { value: fail, enumerable: true, configurable: true });
  const { Inlay = [] } = window;
  Object.assign(window, { Inlay });
  if (Array.isArray(Inlay)) {
    Inlay.push(fail, (inlay) => {
      inlay.onInitialize(fail);
      for (const name of [
        'site:initialized',
        'block:mounted',
        'consent:changed',
        'banner:open',
        'fault',
      ] as const)
        inlay.on(name, fail);
      for (const name of ['popup:show', 'popup:hide', 'announcement:closed', 'system-error:show'] as const)
        inlay.on(name, fail);
    });
  }
}

describe.each(RENDERERS)('overlays on a broken page under %s', (renderer) => {
  it('can all be closed while scripts of the page and listeners of the bus throw', async ({ site }) => {
    const { page } = await open(
      site,
      renderer,
      (opened) => opened.addInitScript(breakPage),
      (html) => html.replace('<main', '<script>notThere.atAll()</script><script>const = 1;</script><main'),
    );
    await closeAll(page);
    await page.locator('[aria-haspopup="dialog"]:visible').first().press('Enter');
    await page.locator('dialog.inlay-lightbox[open]').waitFor();
    await page.keyboard.press('Escape');
    await gone(page, 'dialog');
    await expectFree(page);
  });

  once('can all be closed though every file of the script that is not theirs throws', async ({ site }) => {
    const chunks: Record<string, string[]> = JSON.parse(
      readFileSync(join(root, 'dist', renderer, 'chunks.json'), 'utf8'),
    );
    expect(Object.keys(chunks)).toEqual(expect.arrayContaining([...OVERLAY_CHUNKS]));
    const whole = new Set(OVERLAY_CHUNKS.flatMap((name) => chunks[name] ?? []));
    const { page, warnings } = await open(site, renderer, (opened) =>
      opened.route('**/chunks/*.js*', (route) => {
        const file = new URL(route.request().url()).pathname.split('/').slice(-2).join('/');
        return whole.has(file)
          ? route.continue()
          : route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken file");' });
      }),
    );
    await closeAll(page);
    await expect.poll(() => warnings.some((text) => text.includes('Loading chunk'))).toBe(true);
  });

  it('keep the page usable where their own files do not load', async ({ site }) => {
    const { page } = await open(site, renderer, (opened) =>
      opened.route(/\/chunks\/(?!consent-)[\w-]+\.js/, (route) => route.abort()),
    );
    await whenStarted(page);
    const answers = await page.evaluate(async () => {
      const { confirm, toast, tooltip } = inlayApi();
      inlayApi().emit('popup:show');
      inlayApi().emit('banner:open');
      inlayApi().emit('system-error:show');
      const asked = [
        confirm({ title: 'Go on?' }),
        toast({ message: 'Here' }),
        tooltip(document.body, 'Here'),
      ];
      return (await Promise.allSettled(asked)).map(({ status }) => status);
    });
    expect(answers).toEqual(['rejected', 'rejected', 'rejected']);
    await expectFree(page);
  });

  once('work for the visit where the browser keeps neither cookies nor storage', async ({ site }) => {
    const { page, errors } = await open(
      site,
      renderer,
      (opened) =>
        opened.addInitScript(() => {
          const refuse = () => {
            throw new DOMException('Blocked.', 'SecurityError');
          };
          Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
          Object.defineProperty(window, 'localStorage', { get: refuse });
          Object.defineProperty(window, 'sessionStorage', { get: refuse });
        }),
      (html) =>
        html.replace(
          /"popupOverlaySettings":\{[^}]*\}/,
          '"popupOverlaySettings":{"style":2,"showOnAllPages":true,"enableMobile":true,"showOnTimer":true,"timerDelay":0,"displayFrequency":30,"version":1}',
        ),
    );
    await page.locator('.inlay-cookie-banner').getByRole('button', { name: 'Accept' }).click();
    await gone(page, '.inlay-cookie-banner');
    await page.locator('dialog.inlay-popup').waitFor();
    await page.keyboard.press('Escape');
    await gone(page, 'dialog');
    await page.locator('.inlay-announcement-close').click();
    await gone(page, '.inlay-announcement');
    // As a page loader does: everything starts again, and the visitor has already answered everything.
    const ready = await page.evaluate(async () => {
      const { destroy, init, on, emit, consent } = inlayApi();
      let isPopupReady = false;
      on('popup:ready', () => {
        isPopupReady = true;
      });
      destroy();
      init();
      await new Promise((resolve) => setTimeout(resolve));
      emit('announcement:update');
      document.dispatchEvent(new Event('visibilitychange'));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      return { isPopupReady, choice: consent.get() };
    });
    expect(ready).toEqual({ isPopupReady: false, choice: { performance: true, marketing: true } });
    await page.locator('.inlay-cookie-saved').waitFor();
    await expectFree(page);
    expect(errors).toEqual([]);
  });
});

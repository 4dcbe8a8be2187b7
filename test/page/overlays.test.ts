import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { findCoveredFields } from './support/covered-fields';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { watchRequests } from './support/requests';
import { serveEdited } from './support/serve-edited';
import { it, once, openDemo, RENDERERS, type Renderer, type Site, type WatchedPage } from './support/site';
import { addStyle, startAnew } from './support/start-anew';

interface Options {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly edit?: (html: string) => string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Layout shift is added up, for which the page loads as on a first visit. */
  readonly isMeasured?: boolean;
}

async function open(
  site: Site,
  renderer: Renderer,
  path: string,
  { viewport, edit, prepare, isMeasured = false }: Options = {},
): Promise<WatchedPage & { readonly rest: () => Promise<void> }> {
  const watched = await site.newPage(viewport && { viewport });
  const rest = watchRequests(watched.page);
  if (isMeasured) await watchLayoutShift(watched.page);
  await prepare?.(watched.page);
  await openDemo(site, watched, edit ? await serveEdited(site, path, renderer, edit) : path, renderer);
  return { ...watched, rest };
}

const popup = (page: Page) => page.locator('dialog.inlay-popup');
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('squarespace-popup-overlay') ?? 'null'));

describe.each(RENDERERS)('popup overlay under %s', (renderer) => {
  const soon = (html: string) =>
    html
      .replace('"timerDelay":2000', '"timerDelay":0')
      .replace('"showOnScroll":true', '"showOnScroll":false');
  const onScroll = (html: string) => html.replace('"showOnTimer":true', '"showOnTimer":false');
  let shared: Awaited<ReturnType<typeof open>>;
  it.beforeAll(async ({ site }) => {
    shared = await open(site, renderer, 'popup-overlay.html', { edit: soon });
    // The crumb that the server gives with its own pages.
    await shared.page.request.get(`${site.url}/demo-pages/plain.html`);
  });

  once('has no text beside its cross on a phone, and space between button and field', async () => {
    const { page } = shared;
    await page.setViewportSize({ width: 390, height: 844 });
    await startAnew(page);
    await popup(page).waitFor();
    const box = async (selector: string) =>
      (await popup(page).locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [cross, heading] = [await box('.inlay-sheet-close'), await box('h2')];
    expect(heading.y).toBeGreaterThanOrEqual(cross.y + cross.height);
    const [field, button] = [await box('input[type=email]'), await box('.newsletter-form-button')];
    expect(button.y - field.y - field.height).toBeGreaterThanOrEqual(8);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('submits a sign-up for the collection that the server names, and does not appear again', async ({
    site,
  }) => {
    const { page, errors } = shared;
    await startAnew(page);
    await popup(page).waitFor();
    const email = `popup-${renderer}@otterbrook.example`;
    const field = popup(page).getByLabel('Email Address');
    await field.fill(email);
    await field.press('Enter');
    await expect.poll(async () => (await record(page))?.submitted).toBe(true);
    const sent = site.demo.submissions.list().find((one) => JSON.stringify(one).includes(email));
    expect(sent?.payload).toMatchObject({
      formId: '64af00000000000000000099',
      collectionId: '64af0000000000000000c011',
      objectName: '64af0000000000000000f00d',
    });
    await page.keyboard.press('Escape');
    await expect.poll(() => popup(page).count()).toBe(0);
    expect(await record(page)).toMatchObject({ version: 2, submitted: true });
    expect(errors).toEqual([]);
  });

  // @wcag 2.1.2 | a popup closes on Escape
  // @keys popup-overlay | Escape | closes
  // That it does not appear again: popup.test.ts.
  it('appears after its time, has a name, and closes on Escape, which is kept', async () => {
    const { page, errors } = shared;
    await startAnew(page);
    await popup(page).waitFor();
    expect(await page.getByRole('dialog', { name: 'Letters from the glasshouse' }).count()).toBe(1);
    expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => popup(page).count()).toBe(0);
    expect(await record(page)).toMatchObject({ version: 2, submitted: false });
    expect(errors).toEqual([]);
  });

  // Where it does not, and what it waits for: popup-overlay.mount.test.ts.
  once(
    'appears after a quarter of the page is scrolled, and closes on a click outside it',
    async ({ site }) => {
      const { page, rest } = await open(site, renderer, 'popup-overlay.html', {
        edit: onScroll,
        viewport: { width: 700, height: 400 },
      });
      await rest();
      expect(await popup(page).count()).toBe(0);
      await page.mouse.wheel(0, 900);
      await popup(page).waitFor();
      await page.mouse.click(4, 4);
      await expect.poll(() => popup(page).count()).toBe(0);
    },
  );
});

describe.each(RENDERERS)('announcement bar under %s', (renderer) => {
  const bar = (page: Page) => page.locator('.sqs-announcement-bar');

  // One page for all that want it as it is served.
  let shared: Awaited<ReturnType<typeof open>>;
  it.beforeAll(async ({ site }) => {
    shared = await open(site, renderer, 'announcement-bar.html');
  });

  // Without moving the page, whether that has reserved room or not: every-demo-page.test.ts.
  it('is a region with a link', async () => {
    const { page, errors } = shared;
    await bar(page).waitFor();
    expect(await page.getByRole('region', { name: 'Announcement' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'The palm house is closed' }).getAttribute('href')).toBe(
      '#glass',
    );
    expect(errors).toEqual([]);
  });

  once(
    'reserves more room where its text needs it, and covers no link of the page’s header',
    async ({ site }) => {
      const { page } = await open(site, renderer, 'announcement-bar.html', {
        viewport: { width: 390, height: 800 },
        edit: (html) =>
          html
            .replace(
              '</head>',
              '<style>.sqs-announcement-bar-dropzone { min-height: 20px !important; }</style></head>',
            )
            .replace(
              /("announcementBarSettings":\{[^}]*"text":")/,
              `$1${'Many words of an announcement. '.repeat(12)}`,
            ),
      });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await startAnew(page);
        await bar(page).waitFor();
        const box = await bar(page).boundingBox();
        expect(box?.y).toBe(0);
        expect(box?.height).toBeGreaterThan(30);
        const covered = await page.locator('.site-header a').evaluateAll((links) =>
          links
            .filter((link) => {
              const { left, top, width: across, height } = link.getBoundingClientRect();
              return !link.contains(document.elementFromPoint(left + across / 2, top + height / 2));
            })
            .map(({ textContent }) => textContent),
        );
        expect(covered, `at ${width} px`).toEqual([]);
      }
    },
  );

  it('fills the room that the page has reserved, if it fits, also where paragraphs have margins', async ({
    onTestFinished,
  }) => {
    const { page } = shared;
    onTestFinished(await addStyle(page, '.sqs-announcement-bar-text p { margin: 16px 0 }'));
    await page.setViewportSize({ width: 1280, height: 800 });
    await startAnew(page);
    const over = page.locator('.inlay-announcement--over');
    await over.waitFor({ state: 'attached' });
    await page.setViewportSize({ width: 280, height: 800 });
    await expect.poll(() => over.count()).toBe(0);
    expect(await bar(page).boundingBox()).toMatchObject({ y: 0 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await over.waitFor({ state: 'attached' });
  });

  once(
    'scrolls a long text, though a link covers it, and covers nothing for good: the end of the page can be scrolled above it',
    async ({ site }) => {
      const { page } = await open(site, renderer, 'announcement-bar-unreserved.html', {
        viewport: { width: 390, height: 500 },
        edit: (html) =>
          html
            .replace('is closed on Monday', 'is closed on Monday<br>'.repeat(6))
            .replace('<body', '<body style="margin: 0"')
            .replace('</body>', '<p style="margin: 0"><a href="#last">Last</a></p></body>'),
      });
      const text = page.locator('.inlay-announcement--afloat .sqs-announcement-bar-text');
      const before = await text.boundingBox();
      await page.locator('.inlay-announcement--afloat .sqs-announcement-bar-url').hover();
      await page.mouse.wheel(0, 60);
      await expect.poll(async () => (await text.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.getByRole('link', { name: 'Last' }).click();
      expect(page.url()).toContain('#last');
      await page.getByRole('button', { name: 'Close' }).click();
      expect(await page.locator('.inlay-announcement-room').count()).toBe(0);
    },
  );

  // @keys announcement-bar | Space | closes
  it('stays closed until its text changes', async () => {
    const { page, rest } = shared;
    await startAnew(page);
    await page.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => bar(page).count()).toBe(0);
    expect(await page.locator('body.announcement-bar-reserved-space').count()).toBe(0);
    await page.reload();
    await rest();
    expect(await bar(page).count()).toBe(0);
    await page.evaluate(() => {
      const { Static } = window as unknown as {
        Static: { SQUARESPACE_CONTEXT: { websiteSettings: { announcementBarSettings: { text: string } } } };
      };
      Static.SQUARESPACE_CONTEXT.websiteSettings.announcementBarSettings.text = 'Open again';
      inlayApi().emit('announcement:update');
    });
    await bar(page).waitFor();
  });

  // @wcag 2.4.11 | what has the focus is not covered by bars at the foot of the window
  once(
    'floats above the cookie banner, as does the mobile info bar, on half of a phone at most; they cover no focused element',
    async ({ site }) => {
      const { page } = await open(site, renderer, 'mobile-bar.html', {
        viewport: { width: 390, height: 800 },
        isMeasured: true,
        edit: (html) =>
          html
            .replace(
              '"isCookieBannerEnabled":false',
              `"isCookieBannerEnabled":true,"cookieBannerText":"${'Many words. '.repeat(90)}"`,
            )
            .replace(
              '"announcementBarSettings":{"style":1',
              `"announcementBarSettings":{"style":2,"text":"${'Many words. '.repeat(30)}"`,
            )
            .replace(/<body[^>]*>/, '$&<div class="sqs-announcement-bar-dropzone"></div>'),
      });
      const banner = page.locator('.inlay-cookie-banner.BAR.BOTTOM');
      const mobile = page.locator('.sqs-mobile-info-bar');
      /** How far the three are from standing on each other. */
      const gaps = async () => {
        const [over, middle, under] = await Promise.all(
          [bar(page), mobile, banner].map((one) => one.boundingBox()),
        );
        return [
          Math.abs((over?.y ?? 0) + (over?.height ?? 0) - (middle?.y ?? 0)),
          Math.abs((middle?.y ?? 0) + (middle?.height ?? 0) - (under?.y ?? 0)),
        ].map(Math.round);
      };
      for (const one of [bar(page), mobile, banner]) await one.waitFor();
      await expect.poll(gaps).toEqual([0, 0]);
      expect((await bar(page).boundingBox())?.y).toBeGreaterThan(400);
      expect(await readLayoutShift(page)).toBe(0);
      await banner.getByRole('button').first().click();
      const foot = async () => {
        const box = await mobile.boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      };
      await expect.poll(foot).toBe(800);
      expect(await readLayoutShift(page)).toBe(0);
      await page.setViewportSize({ width: 390, height: 500 });
      expect(await findCoveredFields(page)).toEqual([]);
    },
  );
});

describe.each(RENDERERS)('mobile info bar under %s', (renderer) => {
  const bar = (page: Page) => page.locator('.sqs-mobile-info-bar');

  once('can be read on a page whose theme has colours of its own, in both styles', async ({ site }) => {
    const { page } = await open(site, renderer, 'mobile-bar.html', {
      viewport: { width: 390, height: 844 },
      edit: (html) =>
        html.replace(
          '</head>',
          `<style>a, a:link { color: #fff; font-size: 20px; } button { background: #fff; color: #fff; font-size: 9px; }
             h2, dt, dd, address, p { color: #fff; } header, main, footer { display: none !important; }</style></head>`,
        ),
    });
    const [LIGHT, DARK] = [2, 3];
    for (const style of [LIGHT, DARK]) {
      await page.evaluate((number) => {
        const { Static } = window as unknown as {
          Static: { SQUARESPACE_CONTEXT: { websiteSettings: { mobileInfoBarSettings: { style: number } } } };
        };
        Static.SQUARESPACE_CONTEXT.websiteSettings.mobileInfoBarSettings.style = number;
      }, style);
      await startAnew(page);
      await bar(page).waitFor();
      expect(await page.locator('.inlay-mobile-bar.dark').count()).toBe(style === DARK ? 1 : 0);
      const looks = await bar(page)
        .locator('.sqs-mobile-info-bar-trigger')
        .evaluateAll((all) =>
          all.map((one) => {
            const { color, fontSize, backgroundColor } = getComputedStyle(one);
            return [color, fontSize, backgroundColor].join();
          }),
        );
      expect(looks).toHaveLength(4);
      expect(new Set(looks).size).toBe(1);
      expect(await violations(page, ['color-contrast'])).toEqual([]);
      for (const name of style === DARK ? ['Hours'] : ['Map', 'Hours']) {
        await bar(page).getByRole('button', { name }).click();
        await page.getByRole('dialog', { name }).waitFor();
        expect(await violations(page, ['color-contrast'])).toEqual([]);
        await page.keyboard.press('Escape');
        await expect.poll(() => page.locator('dialog').count()).toBe(0);
      }
    }
  });

  once('covers no button of the video behind a cover page', async ({ site }) => {
    const { page } = await open(site, renderer, 'mobile-bar.html', {
      viewport: { width: 390, height: 844 },
      edit: (html) =>
        html.replace(
          '</body>',
          `<div class="sqs-slide-wrapper" data-slide-type="cover-page" style="position: fixed; inset: 0">
             <div class="sqs-slice-gallery-item gallery-video-background content-fill" style="position: absolute; inset: 0"
               data-config-url="https://vimeo.com/188533812"></div></div></body>`,
        ),
    });
    await bar(page).waitFor();
    await page.getByRole('button', { name: 'Pause background video' }).click();
    await page.getByRole('button', { name: 'Play background video' }).waitFor();
  });

  // @keys mobile-bar | Enter, Escape | opens the hours; closes them
  it('is shown up to 1024 px, and its links and buttons work', async ({ site }) => {
    const { page, errors } = await open(site, renderer, 'mobile-bar.html', {
      viewport: { width: 1024, height: 800 },
      isMeasured: true,
    });
    await bar(page).waitFor();
    expect(await bar(page).locator('.sqs-mobile-info-bar-trigger-label').allTextContents()).toEqual([
      'Email',
      'Call',
      'Map',
      'Hours',
    ]);
    expect(await bar(page).getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(
      'tel:+442079460123',
    );
    expect(await readLayoutShift(page)).toBe(0);
    await bar(page).getByRole('button', { name: 'Hours' }).press('Enter');
    const hours = page.getByRole('dialog', { name: 'Hours' });
    await expect.poll(() => hours.locator('dt').count()).toBe(7);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-type'))).toBe(
      'businessHours',
    );
    // What the bar has opened goes with it.
    await bar(page).getByRole('button', { name: 'Map' }).click();
    await page.getByRole('dialog', { name: 'Map' }).waitFor();
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    expect(await page.locator('dialog').count()).toBe(0);
    await page.evaluate(() => {
      inlayApi().init();
    });
    await bar(page).getByRole('button', { name: 'Hours' }).click();
    await hours.waitFor();
    await page.setViewportSize({ width: 1025, height: 800 });
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await expect.poll(() => bar(page).count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

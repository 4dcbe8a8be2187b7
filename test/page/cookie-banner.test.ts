import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { findCoveredFields } from './support/covered-fields';
import { hasFocus, tabTo } from './support/keyboard';
import { watchRequests } from './support/requests';
import { it, openDemo, RENDERERS, type Site, undrawn, type WatchedPage, whenReady } from './support/site';
import { addStyle, startAnew } from './support/start-anew';
import { whenPainted } from './support/when-painted';

type Settings = Readonly<Record<string, unknown>>;

const COOKIES = ['ss_cookieAllowed', 'ss_marketingCookiesAllowed', 'ss_performanceCookiesAllowed'];
const THIRTY_DAYS_S = 30 * 86_400;
const WINDOW = { width: 1280, height: 900 };

const banner = (page: Page) => page.locator('.inlay-cookie-banner');
const accept = (page: Page) => page.locator('.inlay-cookie-banner-choice').first();
const decline = (page: Page) => page.locator('.inlay-cookie-banner-choice').nth(1);

const choiceCookies = async (page: Page) =>
  (await page.context().cookies())
    .filter(({ name }) => /^ss_\w*Allowed$/.test(name))
    .sort((one, other) => one.name.localeCompare(other.name));

/** All that the banner may have touched, without the region that says aloud that the choice is kept. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const isAlive = window.Inlay && 'state' in window.Inlay && window.Inlay.state === 'initialized';
    const body = document.body.outerHTML.replace(
      /<div class="inlay-live-region[^>]*>(?:<div[^>]*>[^<]*<\/div>)*<\/div>/,
      '',
    );
    return {
      // The page's own state, as long as the site is alive.
      body: isAlive ? body.replace(' data-animation-state="booted"', '') : body,
      html: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
    };
  });

/** Opens a demo page, as on a first visit, and keeps every layout shift. */
async function openPage(site: Site, path: string): Promise<WatchedPage> {
  const watched = await site.newPage();
  const { page } = watched;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openDemo(site, watched, path, 'preact');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  return watched;
}

/** Asks an open page for its banner again: nothing has been chosen, and the settings of the page are changed to these. */
async function showAnew(page: Page, settings: Settings = {}, viewport = WINDOW): Promise<Page> {
  await page.setViewportSize(viewport);
  // The page itself remembers what has been chosen.
  if (await page.evaluate(() => Boolean(inlayApi().consent.get()))) {
    await page.context().clearCookies();
    await page.reload();
    await whenReady(page);
  }
  await page.evaluate((changed) => {
    const { Static, served } = window as unknown as {
      Static: { SQUARESPACE_CONTEXT: { cookieSettings: Record<string, unknown> } };
      served?: Settings;
    };
    const { cookieSettings } = Static.SQUARESPACE_CONTEXT;
    const original = served ?? { ...cookieSettings };
    Object.assign(window, { served: original });
    for (const name of Object.keys(cookieSettings)) delete cookieSettings[name];
    Object.assign(cookieSettings, original, changed);
  }, settings);
  await startAnew(page);
  return page;
}

const whenClosed = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('.inlay-cookie-banner'));
/** Expects that nothing has moved since the page was opened, or since this was asked last. */
const expectNoShift = async (page: Page): Promise<void> => {
  await whenPainted(page);
  const moved = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0));
  expect(moved).toEqual([]);
};

/** One page for all tests of each kind of banner; a popup is one of the settings. */
const PAGES = ['cookie-banner.html', 'cookie-banner-top.html', 'cookie-banner-current.html'] as const;
const opened = new Map<string, WatchedPage>();

/** Those whose layout shift is looked at: one above the page, and one below, where that of `cookie-banner.html` stands, too. */
const MEASURED = PAGES.slice(1);

undrawn.beforeAll(async ({ site }) => {
  for (const path of PAGES)
    opened.set(path, MEASURED.includes(path) ? await openPage(site, path) : await site.open(path, 'preact'));
});

function openedAt(path: (typeof PAGES)[number]): WatchedPage {
  const watched = opened.get(path);
  if (!watched) throw new Error(`${path} is not open.`);
  return watched;
}

describe.each(MEASURED)('cookie banner on %s under preact', (path) => {
  // First, since the keyboard begins at the top only in a page that has just come.
  undrawn(
    'causes no layout shift when it appears and when it closes; it is among the first tab stops, and does not take focus by itself',
    async () => {
      const { page } = openedAt(path);
      const before = await page.locator('h1').boundingBox();
      await banner(page).waitFor();
      await expectNoShift(page);
      expect(await page.locator('h1').boundingBox()).toEqual(before);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      expect(await tabTo(page, accept(page))).toBeLessThanOrEqual(3);
      expect(
        await accept(page).evaluate((button) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(button);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        }),
      ).toBe(true);
      // A link that is shown while it has the focus has moved.
      await whenPainted(page);
      await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0));
      const choice = () => page.evaluate(() => inlayApi().consent.get() ?? null);
      expect(await choice()).toBeNull();
      await page.evaluate(() => inlayApi().consent.choose({ performance: true, marketing: false }));
      await whenClosed(page);
      expect(await choice()).toEqual({ performance: true, marketing: false });
      await expectNoShift(page);
      expect(await page.locator('h1').boundingBox()).toEqual(before);
    },
  );

  // @wcag 2.4.11 | the cookie banner lies over nothing that has the focus
  undrawn('covers no focused element, from the first tab stop to the last', async () => {
    const page = await showAnew(openedAt(path).page, {}, { width: 390, height: 560 });
    await banner(page).waitFor();
    const { y, height } = (await banner(page).boundingBox()) ?? { y: 0, height: 0 };
    // Below the page's head, at the top.
    const [side, room] = path.includes('top') ? ['top', y + height] : ['bottom', height];
    await page.waitForFunction(
      ([name, px]) => document.documentElement.style.getPropertyValue(`scroll-padding-${name}`) === `${px}px`,
      [side, Math.ceil(room)] as const,
    );
    const stops = await page.locator('a[href],button').count();
    await page.locator('.skip-link').focus();
    const hidden: string[] = [];
    const seen = new Set<string>();
    for (let stop = 0; stop < stops; stop++) {
      const { name, isHidden } = await page.evaluate(() => {
        const { activeElement } = document;
        const over = document.querySelector('.inlay-cookie-banner');
        if (!activeElement || !over || activeElement === document.body || over.contains(activeElement))
          return { name: '', isHidden: false };
        const [one, other] = [activeElement.getBoundingClientRect(), over.getBoundingClientRect()];
        return {
          name: activeElement.outerHTML,
          isHidden:
            one.top >= other.top &&
            one.bottom <= other.bottom &&
            one.left >= other.left &&
            one.right <= other.right,
        };
      });
      seen.add(name);
      if (isHidden) hidden.push(name);
      await page.keyboard.press('Tab');
    }
    expect(seen.size).toBeGreaterThan(5);
    expect(hidden).toEqual([]);
    const last = page.locator('main a[href]').last();
    await page.locator('.skip-link').focus();
    await tabTo(page, last);
    const [link, box] = await Promise.all([last.boundingBox(), banner(page).boundingBox()]);
    const isApart =
      (link?.y ?? 0) >= (box?.y ?? 0) + (box?.height ?? 0) ||
      (link?.y ?? 0) + (link?.height ?? 0) <= (box?.y ?? 0);
    expect(isApart).toBe(true);
  });
});

describe('cookie banner under preact', () => {
  const show = (settings?: Settings, viewport?: typeof WINDOW) =>
    showAnew(openedAt('cookie-banner.html').page, settings, viewport);

  // @wcag 2.4.4 2.5.3 4.1.2 | regions, links and buttons with an icon have names, those that can be seen
  undrawn('is a region with a name, and its icons have names too', async () => {
    const page = await show({ cookieBannerCtaVariant: 'ICON' });
    await banner(page).waitFor();
    const region = page.getByRole('region', { name: 'Cookie notice' }).and(banner(page));
    expect(await region.count()).toBe(1);
    expect(await region.getByRole('button', { name: 'Accept' }).count()).toBe(1);
    expect(await region.getByRole('button', { name: 'Decline' }).count()).toBe(1);
  });

  // When it comes: test/unit/features/consent/cookie-banner/cookie-banner-wanted.test.ts.
  undrawn('changes nothing where it does not appear', async () => {
    const { errors, page: open } = openedAt('cookie-banner.html');
    const rest = watchRequests(open);
    const page = await show({ isCookieBannerEnabled: false });
    await rest();
    expect(await banner(page).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
    expect(errors).toEqual([]);
  });

  // By the library, too: sanitize.test.ts.
  undrawn('takes out of its text what could do harm, keeps links, and has no tags in buttons', async () => {
    const { errors } = openedAt('cookie-banner.html');
    const cookieBannerText = [
      '<p style="position:fixed" onclick="window.harm=1" class="a" id="b">We <strong>count</strong></p>',
      '<script>window.harm = 1</script><img src="/nowhere.png" onerror="window.harm = 1">',
      '<style>body { display: none }</style><svg onload="window.harm = 1"></svg>',
      '<iframe srcdoc="<script>parent.harm = 1</script>"></iframe><form><input name="q"></form>',
      '<a href="/policy" target="_blank" onclick="window.harm=1">policy</a>',
      '<a href="javascript:window.harm=1">bad</a><a href="https://example.com/">good</a>',
    ].join('');
    const page = await show({ cookieBannerText, cookieBannerCtaText: 'Yes <b>please</b>' });
    const text = page.locator('.sqs-cookie-banner-v2-text');
    await text.locator('a[href="/policy"]').waitFor();
    expect(
      await text.evaluate((element) => ({
        tags: [...new Set([...element.querySelectorAll('*')].map(({ localName }) => localName))].sort(),
        attributes: [
          ...new Set([...element.querySelectorAll('*')].flatMap((one) => one.getAttributeNames())),
        ].sort(),
        links: [...element.querySelectorAll('a')].map((link) => link.getAttribute('href')),
        rel: element.querySelector('a[target]')?.getAttribute('rel'),
        words: element.textContent,
      })),
    ).toEqual({
      tags: ['a', 'p', 'strong'],
      attributes: ['href', 'rel', 'target'],
      links: ['/policy', null, 'https://example.com/'],
      rel: 'noopener',
      words: 'We countpolicybadgood',
    });
    expect(await accept(page).textContent()).toBe('Yes <b>please</b>');
    await text.locator('p').click();
    expect(await page.evaluate(() => 'harm' in window)).toBe(false);
    expect(await page.locator('main').isVisible()).toBe(true);
    expect(errors).toEqual([]);
  });

  undrawn('is not printed, whatever the theme says', async ({ onTestFinished }) => {
    const page = await show();
    onTestFinished(await addStyle(page, '.inlay-cookie-banner { display: flex }'));
    expect(await banner(page).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    onTestFinished(() => page.emulateMedia({ media: null }));
    expect(await banner(page).isVisible()).toBe(false);
  });

  // @wcag 1.4.4 | the texts of consent are 12 px at least, whatever a theme says
  undrawn('has no text below 12 px, whatever the theme says', async ({ onTestFinished }) => {
    const page = await show();
    await banner(page).waitFor();
    onTestFinished(await addStyle(page, '.inlay-cookie-banner, .inlay-cookie-banner * { font-size: 2px }'));
    await page.setViewportSize({ width: 900, height: 700 });
    const sizes = () =>
      banner(page).evaluate((element) =>
        [...element.querySelectorAll('p,button,div')].map((one) => getComputedStyle(one).fontSize),
      );
    await expect.poll(async () => [...new Set(await sizes())]).toEqual(['12px']);
  });

  undrawn(
    'leaves no text visible beside its answers where a theme centres them',
    async ({ onTestFinished }) => {
      const page = await show({}, { width: 320, height: 480 });
      await banner(page).waitFor();
      onTestFinished(await addStyle(page, '.sqs-cookie-banner-v2 { align-items: center }'));
      const [text, choices] = await Promise.all(
        ['.inlay-cookie-banner-text', '.inlay-cookie-banner-choices'].map((part) =>
          page.locator(part).evaluate((element) => element.getBoundingClientRect().toJSON()),
        ),
      );
      expect(choices.left).toBeLessThanOrEqual(text.left);
      expect(choices.right).toBeGreaterThanOrEqual(text.right);
    },
  );

  undrawn.for([
    ['POPUP', { width: 320, height: 480 }],
    ['BAR', { width: 1280, height: 256 }],
  ] as const)(
    'long texts in a %s scroll in a small window, and the buttons are visible at once',
    async ([variant, viewport]) => {
      const page = await show(
        {
          cookieBannerVariant: variant,
          cookieBannerText: `<p>${'We count visits with cookies, if you let us. '.repeat(40)}</p>`,
        },
        viewport,
      );
      const words = page.locator('.sqs-cookie-banner-v2-text p');
      await words.waitFor();
      const [box, text, choices] = await Promise.all(
        [banner(page), words, page.locator('.inlay-cookie-banner-choices')].map((one) => one.boundingBox()),
      );
      if (!box || !text || !choices) throw new Error('Something is not seen.');
      expect(box.height).toBeLessThanOrEqual(viewport.height * 0.6 + 1);
      // The demo's rem.
      expect(box.width).toBe(variant === 'BAR' ? viewport.width : viewport.width - 2 * 17);
      // It begins at its beginning, and none of it lies where no scrolling leads.
      expect(text.y).toBeGreaterThan(box.y);
      expect(text.height).toBeGreaterThan(box.height);
      expect(choices.y + choices.height).toBeLessThanOrEqual(box.y + box.height);
      expect(await banner(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      await decline(page).click({ trial: true });
    },
  );

  undrawn(
    'takes the announcement’s place at the top, keeps the page’s header uncovered, and gives up that room when it closes',
    async () => {
      const page = await showAnew(openedAt('cookie-banner-top.html').page);
      await banner(page).waitFor();
      const dropzone = page.locator('.sqs-announcement-bar-dropzone');
      expect(await dropzone.getAttribute('class')).toBe(
        'sqs-announcement-bar-dropzone sqs-cookie-banner-v2-enabled sqs-cookie-banner-v2-top',
      );
      expect(await dropzone.locator('.inlay-cookie-banner').count()).toBe(1);
      expect(await page.locator('.site-header nav a').count()).toBe(4);

      const findCovered = () =>
        page.locator('.site-header a').evaluateAll((links) =>
          links
            .filter((link) => {
              const { left, top, width, height } = link.getBoundingClientRect();
              return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            })
            .map(({ textContent }) => textContent),
        );
      await expect.poll(findCovered, { message: 'in a wide window' }).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(findCovered, { message: 'on a phone' }).toEqual([]);
      await page.evaluate(() => document.querySelector('main')?.style.setProperty('min-height', '4000px'));
      await page.mouse.wheel(0, 2000);
      await expect.poll(async () => (await banner(page).boundingBox())?.y).toBe(0);
      await page.mouse.wheel(0, -2000);
      await expect.poll(async () => (await banner(page).boundingBox())?.y).toBeGreaterThan(40);
    },
  );

  undrawn.for(['header.html', 'header-7-0.html', 'header-classic.html'])(
    'stays behind an open folder of the header, and comes back before it: %s',
    async (path, { site }) => {
      const { page, close } = await site.open(path, 'preact', { viewport: WINDOW });
      await page.evaluate(
        (cookieBannerText) => {
          inlayApi().emit('banner:update', {
            isCookieBannerEnabled: true,
            cookieBannerText,
            cookieBannerVariant: 'BAR',
            cookieBannerPosition: 'TOP',
          });
        },
        `<p>${'We count visits. '.repeat(30)}</p>`,
      );
      await banner(page).waitFor();
      const title = page.locator(
        '.header-nav-folder-title:visible, .Header-nav-folder-title:visible, .folder > a:visible',
      );
      /** A link of a folder that a press would reach. */
      const isOnTop = () =>
        page.locator('.header-nav-folder-content a, .Header-nav-folder a, .subnav a').evaluateAll((links) =>
          links.some((link) => {
            const { left, top, width, height } = link.getBoundingClientRect();
            return width && link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }),
        );
      await title.first().hover();
      await expect.poll(isOnTop).toBe(true);
      await page.mouse.move(WINDOW.width / 2, WINDOW.height - 100);
      await expect.poll(isOnTop).toBe(false);
      await expect.poll(() => banner(page).evaluate(({ style }) => style.zIndex)).toBe('');
      await close();
    },
  );

  /** What the cookies say, which stay for thirty days. */
  const keptFor = async (page: Page) => {
    const cookies = await choiceCookies(page);
    expect(cookies.map(({ name }) => name)).toEqual(COOKIES);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
      expect(Math.abs(cookie.expires - Date.now() / 1000 - THIRTY_DAYS_S)).toBeLessThan(60);
    }
    return cookies.map(({ value }) => value);
  };

  // @wcag 3.2.1 | what appears takes no focus from a field, and gives back what it had
  undrawn('gives focus back to the field that had it', async ({ onTestFinished }) => {
    const page = await show();
    await banner(page).waitFor();
    await page.evaluate(() => {
      const field = document.createElement('input');
      field.id = 'typed-in';
      document.querySelector('main')?.prepend(field);
      field.focus();
    });
    onTestFinished(() => page.evaluate(() => document.getElementById('typed-in')?.remove()));
    await accept(page).click();
    await expect.poll(() => hasFocus(page.locator('#typed-in'))).toBe(true);
  });

  undrawn(
    'takes a yes by Enter, brings focus to the page’s content then, and leaves no trace there',
    async ({ site }) => {
      const { errors, warnings } = openedAt('cookie-banner.html');
      const page = await show();
      await banner(page).waitFor();
      await page.waitForFunction(() => document.documentElement.style.cssText.includes('scroll-padding'));
      await page.locator('.skip-link').focus();
      await tabTo(page, accept(page));
      await page.keyboard.press('Enter');
      await whenClosed(page);
      expect(await keptFor(page)).toEqual(['true', 'true', 'true']);
      await expect.poll(() => hasFocus(page.locator('main'))).toBe(true);
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
      ).toBe(true);
      const left = await outside(page);
      await page.goto(`${site.url}/demo-pages/cookie-banner.html?inlay=off`);
      expect(left).toEqual(await outside(page));
      expect([errors, warnings]).toEqual([[], []]);
    },
  );

  undrawn('takes a no by Space, and asks no more on any page', async ({ site }) => {
    const watched = openedAt('cookie-banner-current.html');
    const page = await showAnew(watched.page);
    await banner(page).waitFor();
    await page.locator('.skip-link').focus();
    await tabTo(page, decline(page));
    await page.keyboard.press('Space');
    await whenClosed(page);
    expect(await keptFor(page)).toEqual(['false', 'false', 'false']);
    const rest = watchRequests(page);
    await openDemo(site, watched, 'cookie-banner.html', 'preact');
    await rest();
    expect(await banner(page).count()).toBe(0);
  });
});

describe.each(RENDERERS)('cookie banner and its panel under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open('cookie-banner-current.html', renderer);
  });

  // @keys cookie-banner | Tab, Space, Enter, Escape | chooses by category, accepts, refuses, comes back
  it('has a panel with each category that works by keyboard alone, and a way to open it again', async () => {
    const { page, errors } = watched;
    await banner(page).waitFor();
    const opener = page.getByRole('button', { name: 'Manage cookies' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Manage cookies' });
    const performance = panel.getByRole('switch', { name: 'Performance' });
    const marketing = panel.getByRole('switch', { name: 'Marketing' });
    const press = (name: string) => panel.getByRole('button', { name, exact: true });
    await panel.waitFor();
    expect(await hasFocus(panel.getByRole('heading', { name: 'Manage cookies' }))).toBe(true);
    expect(await panel.getByRole('switch', { name: 'Necessary' }).isDisabled()).toBe(true);
    expect(await panel.ariaSnapshot()).toContain('- switch "Performance"');
    expect(await violations(page)).toEqual([]);
    // Round once: what follows the heading, and at last what stands before it.
    const stops = [performance, marketing, press('Accept all'), press('Decline all'), press('Save choice')];
    for (const stop of [...stops, press('Close'), performance]) {
      await page.keyboard.press('Tab');
      expect(await hasFocus(stop)).toBe(true);
    }
    await page.keyboard.press('Space');
    expect(await performance.isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await hasFocus(opener)).toBe(true);
    expect(await choiceCookies(page)).toEqual([]);

    await page.keyboard.press('Space');
    await panel.waitFor();
    expect([await performance.isChecked(), await marketing.isChecked()]).toEqual([false, false]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await tabTo(page, press('Save choice'));
    await page.keyboard.press('Enter');
    await whenClosed(page);
    const values = async () => (await choiceCookies(page)).map(({ name, value }) => `${name} ${value}`);
    expect(await values()).toEqual([
      'ss_cookieAllowed false',
      'ss_marketingCookiesAllowed false',
      'ss_performanceCookiesAllowed true',
    ]);
    const said = page.locator('.inlay-live-region');
    await expect.poll(() => said.textContent()).toBe('Your cookie choice has been saved.');

    const wayBack = page.getByRole('button', { name: 'Cookie preferences' });
    await tabTo(page, wayBack);
    await page.keyboard.press('Enter');
    await panel.waitFor();
    expect([await performance.isChecked(), await marketing.isChecked()]).toEqual([true, false]);
    await page.keyboard.press('Tab');
    await tabTo(page, press('Decline all'));
    await page.keyboard.press('Enter');
    await panel.waitFor({ state: 'detached' });
    expect((await choiceCookies(page)).map(({ value }) => value)).toEqual(['false', 'false', 'false']);
    expect(await hasFocus(wayBack)).toBe(true);
    await expect.poll(() => said.textContent()).toBe('Your cookie choice has been saved.');
    // The button lies over nothing that has the focus.
    await page.setViewportSize({ width: 390, height: 500 });
    expect(await findCoveredFields(page)).toEqual([]);
    await page.setViewportSize(WINDOW);
    expect(errors).toEqual([]);
  });

  // Themes of the old platform let 1rem be 10 px.
  it('has no text below 12 px in the panel, and on the button that opens it', async () => {
    const { page } = watched;
    await page.context().clearCookies();
    await page.reload();
    await banner(page).waitFor();
    await page.addStyleTag({
      content:
        'html { font-size: 4px } .inlay-manage-cookies p, .inlay-manage-cookies label { font-size: 2px }',
    });
    const smallest = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((elements) =>
          Math.min(...elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))),
        );
    await page.evaluate(() => inlayApi().emit('banner:open'));
    await page.locator('.inlay-manage-cookies').waitFor();
    await expect
      .poll(() => smallest('.inlay-manage-cookies :is(h2,p,label,button)'))
      .toBeGreaterThanOrEqual(12);
    await page.keyboard.press('Escape');
    await accept(page).click();
    await page.locator('.inlay-cookie-saved-open').waitFor();
    await expect.poll(() => smallest('.inlay-cookie-saved-open')).toBeGreaterThanOrEqual(12);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus, tabTo } from './support/keyboard';
import { watchRequests } from './support/requests';
import {
  it,
  ONE_RENDERER,
  openDemo,
  RENDERERS,
  type Renderer,
  type Site,
  undrawn,
  whenReady,
} from './support/site';
import { addStyle, startAnew } from './support/start-anew';
import { whenPainted } from './support/when-painted';

type Settings = Readonly<Record<string, unknown>>;

const DEFAULT_TEXT =
  'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience ' +
  'and to help our website run effectively.';
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

/** Opens a demo page, as on a first visit, and keeps what the server has sent and every layout shift. */
async function openPage(site: Site, renderer: Renderer, path: string) {
  const watched = await site.newPage();
  const { page } = watched;
  await page.goto(`${site.url}/demo-pages/${path}?inlay=off`);
  const served = await outside(page);
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
  await openDemo(site, watched, path, renderer);
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  return { ...watched, served };
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
const whenRoomIsKept = (page: Page) =>
  page.waitForFunction(() => document.documentElement.style.cssText.includes('scroll-padding'));

/** Expects that nothing has moved since the page was opened, or since this was asked last. */
const expectNoShift = async (page: Page): Promise<void> => {
  await whenPainted(page);
  const moved = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0));
  expect(moved).toEqual([]);
};

const refuse = (page: Page) =>
  page.evaluate(() => {
    inlayApi().consent.choose({ performance: false, marketing: false });
  });

describe.each([
  'cookie-banner.html',
  'cookie-banner-top.html',
  'cookie-banner-popup.html',
  'cookie-banner-current.html',
])('cookie banner on %s under preact', (path) => {
  let opened: Awaited<ReturnType<typeof openPage>>;
  undrawn.beforeAll(async ({ site }) => {
    opened = await openPage(site, 'preact', path);
  });

  // First, since the keyboard begins at the top only in a page that has just come.
  undrawn(
    'causes no layout shift when it appears and when it closes; it is among the first tab stops, and does not take focus by itself',
    async () => {
      const { page } = opened;
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
      await refuse(page);
      await whenClosed(page);
      await expectNoShift(page);
      expect(await page.locator('h1').boundingBox()).toEqual(before);
    },
  );

  // @wcag 2.4.11 | the cookie banner lies over nothing that has the focus
  undrawn('covers no focused element, from the first tab stop to the last', async () => {
    const page = await showAnew(opened.page, {}, { width: 390, height: 560 });
    await banner(page).waitFor();
    await whenRoomIsKept(page);
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
  });

  undrawn('gives the page back byte for byte after a choice, and after the site is destroyed', async () => {
    const { errors, warnings, served } = opened;
    const page = await showAnew(opened.page);
    await banner(page).waitFor();
    expect(await outside(page)).not.toEqual(served);
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    expect(await outside(page)).toEqual(served);
    await page.evaluate(() => {
      inlayApi().init();
    });
    await banner(page).waitFor();
    await accept(page).click();
    await whenClosed(page);
    // The newest banners leave a way back to the choice.
    await expect
      .poll(() => page.locator('.inlay-cookie-saved').count())
      .toBe(path.includes('current') ? 1 : 0);
    await page.evaluate(() => {
      document.querySelector('.inlay-cookie-saved')?.parentElement?.remove();
    });
    expect(await outside(page)).toEqual(served);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
  });
});

describe.each(ONE_RENDERER)('cookie banner under %s', (renderer) => {
  let opened: Awaited<ReturnType<typeof openPage>>;
  undrawn.beforeAll(async ({ site }) => {
    opened = await openPage(site, renderer, 'cookie-banner.html');
  });
  const show = (settings?: Settings, viewport?: typeof WINDOW) => showAnew(opened.page, settings, viewport);

  undrawn('shows the texts of the site’s owner, and its own where there are none', async () => {
    const page = await show({ cookieBannerCtaVariant: 'TEXT' });
    await banner(page).waitFor();
    const words = page.locator('.sqs-cookie-banner-v2-text');
    expect(await words.textContent()).toBe('We count visits with cookies, if you let us. What they are for');
    expect(await accept(page).textContent()).toBe('Accept');
    const update = (settings: Settings) =>
      page.evaluate(
        (changed) => {
          inlayApi().emit('banner:update', changed);
        },
        {
          isCookieBannerEnabled: true,
          cookieBannerCtaVariant: 'TEXT',
          cookieBannerAcceptType: 'OPT_IN_AND_OUT',
          ...settings,
        },
      );
    const choices = () => banner(page).locator('button').allTextContents();
    for (const cookieBannerText of ['', '<p></p>', '<p>&nbsp;</p>', null]) {
      await update({ cookieBannerText: 'Words between', cookieBannerCtaText: 'Between' });
      expect([await words.textContent(), await choices()]).toEqual(['Words between', ['Between', 'Decline']]);
      await update({ cookieBannerText, cookieBannerCtaText: '  ', cookieBannerOptOutCtaText: null });
      expect([await words.textContent(), await choices()]).toEqual([DEFAULT_TEXT, ['Accept', 'Decline']]);
    }
    await update({ cookieBannerCtaText: 'Yes <b>please</b>', cookieBannerOptOutCtaText: 'Never' });
    expect(await choices()).toEqual(['Yes <b>please</b>', 'Never']);
  });

  // @wcag 2.4.4 2.5.3 4.1.2 | regions, links and buttons with an icon have names, those that can be seen
  undrawn('is a region with a name, and its icons have names too', async () => {
    const page = await show({ cookieBannerCtaVariant: 'ICON' });
    await banner(page).waitFor();
    const region = page.getByRole('region', { name: 'Cookie notice' }).and(banner(page));
    expect(await region.count()).toBe(1);
    expect(await region.getByRole('button', { name: 'Accept' }).count()).toBe(1);
    expect(await region.getByRole('button', { name: 'Decline' }).count()).toBe(1);
  });

  undrawn('keeps a yes and a no for thirty days, and asks no more', async ({ site }) => {
    const watched = await site.newPage();
    const { page, errors, warnings } = watched;
    const rest = watchRequests(page);
    /** Whether the page, once all its code has come that was asked for, does without a banner. */
    const staysAway = async () => {
      await rest();
      return (await banner(page).count()) === 0;
    };
    for (const [choice, value] of [
      [accept(page), 'true'],
      [decline(page), 'false'],
    ] as const) {
      await page.context().clearCookies();
      await openDemo(site, watched, 'cookie-banner.html', renderer);
      await banner(page).waitFor();
      expect(await choiceCookies(page)).toEqual([]);
      await choice.click();
      await whenClosed(page);
      const cookies = await choiceCookies(page);
      expect(cookies.map(({ name }) => name)).toEqual(COOKIES);
      for (const cookie of cookies) {
        expect(cookie).toMatchObject({ value, path: '/', sameSite: 'Lax', httpOnly: false });
        expect(Math.abs(cookie.expires - Date.now() / 1000 - THIRTY_DAYS_S)).toBeLessThan(60);
      }
      expect(await outside(page)).toEqual(opened.served);
      await page.reload();
      await whenReady(page);
      expect(await staysAway(), value).toBe(true);
      await openDemo(site, watched, 'cookie-banner-current.html', renderer);
      expect(await staysAway(), value).toBe(true);
    }
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
  });

  undrawn('reports the choice to the page, and closes when the page makes one', async () => {
    const page = await show();
    await banner(page).waitFor();
    const read = () => page.evaluate(() => inlayApi().consent.get() ?? null);
    expect(await read()).toBeNull();
    await page.evaluate(() => {
      inlayApi().consent.choose({ performance: true, marketing: false });
    });
    await whenClosed(page);
    expect(await read()).toEqual({ performance: true, marketing: false });
  });

  // When it comes: test/unit/features/cookie-banner/cookie-banner-wanted.test.ts.
  undrawn('changes nothing where it does not appear', async () => {
    const { errors } = opened;
    const rest = watchRequests(opened.page);
    const page = await show({ isCookieBannerEnabled: false });
    await rest();
    expect(await banner(page).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
    expect(errors).toEqual([]);
  });

  undrawn(
    'takes out of its text what could do harm, by the browser’s sanitizer or by the library, and keeps links',
    async ({ site }) => {
      const cookieBannerText = [
        '<p style="position:fixed" onclick="window.harm=1" class="a" id="b">We <strong>count</strong></p>',
        '<script>window.harm = 1</script><img src="/nowhere.png" onerror="window.harm = 1">',
        '<style>body { display: none }</style><svg onload="window.harm = 1"></svg>',
        '<iframe srcdoc="<script>parent.harm = 1</script>"></iframe><form><input name="q"></form>',
        '<a href="/policy" target="_blank" onclick="window.harm=1">policy</a>',
        '<a href="javascript:window.harm=1">bad</a><a href="https://example.com/">good</a>',
      ].join('');
      const { page, errors } = await site.open('cookie-banner.html', renderer);
      for (const how of ['the browser', 'the library']) {
        if (how === 'the library')
          await page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
        await showAnew(page, { cookieBannerText });
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
          how,
        ).toEqual({
          tags: ['a', 'p', 'strong'],
          attributes: ['href', 'rel', 'target'],
          links: ['/policy', null, 'https://example.com/'],
          rel: 'noopener',
          words: 'We countpolicybadgood',
        });
        await text.locator('p').click();
        expect(await page.evaluate(() => 'harm' in window), how).toBe(false);
        expect(await page.locator('main').isVisible()).toBe(true);
      }
      expect(errors).toEqual([]);
    },
  );

  undrawn('takes a no by Space', async () => {
    const page = await show();
    await banner(page).waitFor();
    await page.locator('.skip-link').focus();
    await tabTo(page, decline(page));
    await page.keyboard.press('Space');
    await whenClosed(page);
    expect((await choiceCookies(page)).map((cookie) => cookie.value)).toEqual(['false', 'false', 'false']);
  });

  undrawn(
    'takes a yes by Enter, brings focus to the page’s content then, and leaves no trace there',
    async () => {
      const { errors, served } = opened;
      const page = await show();
      await banner(page).waitFor();
      await whenRoomIsKept(page);
      await page.locator('.skip-link').focus();
      await tabTo(page, accept(page));
      await page.keyboard.press('Enter');
      await whenClosed(page);
      expect((await choiceCookies(page)).map((cookie) => cookie.value)).toEqual(['true', 'true', 'true']);
      await expect.poll(() => hasFocus(page.locator('main'))).toBe(true);
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
      ).toBe(true);
      expect(await outside(page)).toEqual(served);
      expect(errors).toEqual([]);
    },
  );

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

  // Themes of the old platform let 1rem be 10 px.
  it('has no text below 12 px in the panel, and on the button that opens it', async ({ site }) => {
    const { page } = await site.open('cookie-banner-current.html', renderer);
    await banner(page).waitFor();
    await page.addStyleTag({
      content:
        'html { font-size: 4px } .inlay-manage-cookies p, .inlay-manage-cookies label { font-size: 2px }',
    });
    const sizesIn = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((elements) =>
          elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
        );
    await page.evaluate(() => inlayApi().emit('banner:open'));
    await page.locator('.inlay-manage-cookies').waitFor();
    const panel = '.inlay-manage-cookies :is(h2,p,label,button)';
    await expect.poll(async () => Math.min(...(await sizesIn(panel)))).toBeGreaterThanOrEqual(12);
    await page.keyboard.press('Escape');
    await accept(page).click();
    await page.locator('.inlay-cookie-saved-open').waitFor();
    await expect
      .poll(async () => Math.min(...(await sizesIn('.inlay-cookie-saved-open'))))
      .toBeGreaterThanOrEqual(12);
  });

  undrawn.for([
    ['BOTTOM', 'bottom'],
    ['TOP', 'top'],
  ])('never covers what the keyboard focuses: %s', async ([cookieBannerPosition, side]) => {
    const page = await show({ cookieBannerPosition }, { width: 600, height: 400 });
    await banner(page).waitFor();
    const { y, height } = (await banner(page).boundingBox()) ?? { y: 0, height: 0 };
    // Below the page's head, at the top.
    const room = side === 'top' ? y + height : height;
    await page.waitForFunction(
      ([name, px]) => document.documentElement.style.getPropertyValue(`scroll-padding-${name}`) === `${px}px`,
      [side, Math.ceil(room)] as const,
    );
    const links = page.locator('main a[href]');
    await page.locator('.skip-link').focus();
    await tabTo(page, links.last());
    expect(await hasFocus(links.last())).toBe(true);
    const [link, box] = await Promise.all([links.last().boundingBox(), banner(page).boundingBox()]);
    const isApart =
      (link?.y ?? 0) >= (box?.y ?? 0) + (box?.height ?? 0) ||
      (link?.y ?? 0) + (link?.height ?? 0) <= (box?.y ?? 0);
    expect(isApart).toBe(true);
  });

  undrawn('can be closed where the browser keeps cookies from the page', async ({ site }) => {
    const watched = await site.newPage();
    const { page, errors } = watched;
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      };
      Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    });
    await openDemo(site, watched, 'cookie-banner.html', renderer);
    await banner(page).waitFor();
    await decline(page).click();
    await whenClosed(page);
    expect(await choiceCookies(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  undrawn.for([
    ['BAR', { width: 320, height: 480 }],
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
      await decline(page).click();
      await whenClosed(page);
    },
  );

  undrawn(
    'takes the announcement’s place at the top, keeps the page’s header uncovered, and gives up that room when it closes',
    async ({ site }) => {
      const { page } = await site.open('cookie-banner-top.html', renderer);
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
      for (const viewport of [
        { width: 1280, height: 720 },
        { width: 390, height: 844 },
      ]) {
        await showAnew(page, {}, viewport);
        await banner(page).waitFor();
        await expect.poll(findCovered, { message: `${viewport.width} px` }).toEqual([]);
        await page.evaluate(() => document.querySelector('main')?.style.setProperty('min-height', '4000px'));
        await page.mouse.wheel(0, 2000);
        await expect.poll(async () => (await banner(page).boundingBox())?.y).toBe(0);
        await page.mouse.wheel(0, -2000);
        await expect.poll(async () => (await banner(page).boundingBox())?.y).toBeGreaterThan(40);
      }
    },
  );
});

describe.each(RENDERERS)('cookie banner, its panel and other blocks under %s', (renderer) => {
  // @keys cookie-banner | Tab, Space, Enter, Escape | chooses by category, accepts, refuses, comes back
  it('has a panel with each category that works by keyboard alone, and a way to open it again', async ({
    site,
  }) => {
    const { page, errors } = await site.open('cookie-banner-current.html', renderer);
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
    expect(errors).toEqual([]);
  });

  it('causes no layout shift beside all other blocks when it appears and when it closes', async ({
    site,
  }) => {
    const { page } = await openPage(site, renderer, 'everything.html');
    const before = await page.locator('h1').boundingBox();
    await banner(page).waitFor();
    await expectNoShift(page);
    expect(await page.locator('h1').boundingBox()).toEqual(before);
    await refuse(page);
    await whenClosed(page);
    await expectNoShift(page);
    expect(await page.locator('h1').boundingBox()).toEqual(before);
  });
});

import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, tabTo } from './support/keyboard';
import { openDemo, RENDERERS, type Renderer, useSite, type WatchedPage, whenReady } from './support/site';

const site = useSite();

type Settings = Readonly<Record<string, unknown>>;

const DEFAULT_TEXT =
  'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience ' +
  'and to help our website run effectively.';
const VARIANTS = ['BAR', 'POPUP'] as const;
const POSITIONS = ['TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'] as const;
const THEMES = ['LIGHT', 'DARK'] as const;
const CTAS = ['TEXT', 'BUTTON', 'ICON'] as const;
const ACCEPT_TYPES = ['OPT_IN', 'OPT_IN_AND_OUT'] as const;
const THEME_NAMES = [undefined, 'black', 'white-bold'] as const;
const COOKIES = ['ss_cookieAllowed', 'ss_marketingCookiesAllowed', 'ss_performanceCookiesAllowed'];
const THIRTY_DAYS_S = 30 * 86_400;

/** The frames that the table is drawn in; `1rem` is 16 px. */
const FRAME = { width: 900, height: 700 };

const banner = (page: Page) => page.locator('.inlay-cookie-banner');
const accept = (page: Page) => page.locator('.inlay-cookie-banner-choice').first();
const decline = (page: Page) => page.locator('.inlay-cookie-banner-choice').nth(1);

/** Every combination, and then each odd value of each field for itself. */
function listSettings(): Settings[] {
  const list: Settings[] = [];
  for (const cookieBannerVariant of VARIANTS)
    for (const cookieBannerPosition of POSITIONS)
      for (const cookieBannerTheme of THEMES)
        for (const cookieBannerCtaVariant of CTAS)
          for (const cookieBannerAcceptType of ACCEPT_TYPES)
            for (const cookieBannerThemeName of THEME_NAMES)
              list.push({
                cookieBannerVariant,
                cookieBannerPosition,
                cookieBannerTheme,
                cookieBannerCtaVariant,
                cookieBannerAcceptType,
                ...(cookieBannerThemeName && { cookieBannerThemeName }),
              });
  return list;
}

/** Every combination of what the site's owner writes, with what it is written on; the place goes round. */
function listTexts(): Settings[] {
  const list: Settings[] = [];
  for (const cookieBannerText of ['', '<p>&nbsp;</p>', '<p>Our own <em>words</em></p>'])
    for (const cookieBannerCtaText of ['', ' ', 'OK'])
      for (const cookieBannerOptOutCtaText of ['', 'No thanks'])
        for (const cookieBannerManageCookiesLabel of ['', 'Choose'])
          for (const cookieBannerHasManageCookies of [false, true])
            for (const cookieBannerAcceptType of ACCEPT_TYPES)
              for (const cookieBannerCtaVariant of CTAS)
                for (const cookieBannerThemeName of THEME_NAMES)
                  list.push({
                    cookieBannerVariant: VARIANTS[list.length % 2],
                    cookieBannerPosition: POSITIONS[list.length % 6],
                    cookieBannerText,
                    cookieBannerCtaText,
                    cookieBannerOptOutCtaText,
                    cookieBannerManageCookiesLabel,
                    cookieBannerHasManageCookies,
                    cookieBannerAcceptType,
                    cookieBannerCtaVariant,
                    ...(cookieBannerThemeName && { cookieBannerThemeName }),
                  });
  return list;
}

function listOddSettings(): Settings[] {
  const base = {
    cookieBannerPosition: 'TOP_RIGHT',
    cookieBannerTheme: 'LIGHT',
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  };
  const odd = ['', 'SOMETHING', null, 7, true, ['BAR'], undefined];
  const fields = {
    cookieBannerVariant: ['bar', 'popup', 'Popup', ' POPUP '],
    cookieBannerPosition: ['top', 'bottom', 'bottom-right', 'top_left', 'Top-Right', 'bottom_left'],
    cookieBannerTheme: ['light', 'dark'],
    cookieBannerCtaVariant: ['text', 'button', 'icon'],
    cookieBannerAcceptType: ['opt_in', 'opt_in_and_out', 'opt-in-and-out'],
    cookieBannerThemeName: ['black'],
    cookieBannerHasOptOut: [true, false, 'true', 'false'],
  };
  return VARIANTS.flatMap((cookieBannerVariant) =>
    Object.entries(fields).flatMap(([field, values]) =>
      [...values, ...(field === 'cookieBannerHasOptOut' ? [undefined, null, ''] : odd)].flatMap((value) =>
        ACCEPT_TYPES.map((cookieBannerAcceptType) => ({
          ...base,
          cookieBannerVariant,
          cookieBannerAcceptType,
          [field]: value,
        })),
      ),
    ),
  );
}

interface Drawn {
  readonly classes: readonly string[];
  readonly sectionTheme: string | null;
  readonly isLight: boolean;
  readonly isReadable: boolean;
  readonly place: string;
  readonly isFixed: boolean;
  readonly gaps: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  readonly names: readonly string[];
  readonly icons: number;
  readonly buttonClasses: ReadonlyArray<readonly string[]>;
  readonly text: string;
}

/** What the specification makes of the settings, said a second time and in other words than the source. */
function wanted(settings: Settings) {
  const word = (field: string, known: readonly string[], fallback: string) => {
    const value = settings[field];
    const text = typeof value === 'string' ? value.trim().toUpperCase().replaceAll('-', '_') : '';
    return known.includes(text) ? text : fallback;
  };
  const variant = word('cookieBannerVariant', VARIANTS, 'BAR');
  const given = word('cookieBannerPosition', POSITIONS, 'BOTTOM');
  const isTop = given.startsWith('TOP');
  const side = given.endsWith('RIGHT') ? 'RIGHT' : 'LEFT';
  const position = `${isTop ? 'TOP' : 'BOTTOM'}${variant === 'POPUP' ? `_${side}` : ''}`;
  const cta = word('cookieBannerCtaVariant', CTAS, 'ICON');
  const optOut = settings.cookieBannerHasOptOut;
  const hasDecline =
    optOut === true ||
    optOut === 'true' ||
    word('cookieBannerAcceptType', ACCEPT_TYPES, 'OPT_IN') === 'OPT_IN_AND_OUT';
  const themeName = typeof settings.cookieBannerThemeName === 'string' ? settings.cookieBannerThemeName : '';
  const theme = word('cookieBannerTheme', THEMES, 'DARK');
  const said = (field: string, fallback: string) => {
    const value = settings[field];
    return (typeof value === 'string' && value.replace(/<[^>]*>|&nbsp;/g, '').trim()) || fallback;
  };
  const names = [
    said('cookieBannerCtaText', 'Accept'),
    ...(hasDecline ? [said('cookieBannerOptOutCtaText', 'Decline')] : []),
    ...(themeName && settings.cookieBannerHasManageCookies === true
      ? [said('cookieBannerManageCookiesLabel', 'Manage Cookies')]
      : []),
  ];
  const text = said('cookieBannerText', DEFAULT_TEXT);
  return { variant, isTop, side, position, cta, hasDecline, themeName, theme, names, text };
}

const ACCEPT_CLASSES = ['sqs-cookie-banner-v2-accept', 'sqs-cookie-banner-v2-cta'];
const DECLINE_CLASSES = ['sqs-cookie-banner-v2-cta', 'sqs-cookie-banner-v2-deny'];

function expectDrawn(drawn: Drawn, settings: Settings): void {
  const { variant, isTop, side, position, cta, hasDecline, themeName, theme, names, text } = wanted(settings);
  const about = JSON.stringify(settings);
  const { gaps } = drawn;
  const near = (gap: number, px: number) => Math.abs(gap - px) <= 1;

  expect(drawn.isFixed, about).toBe(true);
  expect(near(isTop ? gaps.top : gaps.bottom, variant === 'BAR' ? 0 : 16), `${about} ${gaps.top}`).toBe(true);
  expect(isTop ? gaps.bottom : gaps.top, about).toBeGreaterThan(100);
  if (variant === 'BAR') {
    expect(near(gaps.left, 0) && near(gaps.right, 0), about).toBe(true);
  } else {
    expect(near(side === 'LEFT' ? gaps.left : gaps.right, 16), about).toBe(true);
    expect(near(FRAME.width - gaps.left - gaps.right, 360), about).toBe(true);
  }

  const classes = [
    themeName ? 'gdpr-cookie-banner' : 'sqs-cookie-banner-v2',
    'inlay-cookie-banner',
    variant,
    position,
    cta,
    ...(hasDecline ? ['OPT_IN_AND_OUT'] : []),
    ...(themeName ? [] : [theme]),
  ];
  expect([...drawn.classes].sort(), about).toEqual(classes.sort());
  expect(drawn.sectionTheme, about).toBe(themeName || null);
  expect(drawn.isLight, about).toBe(themeName ? themeName.startsWith('white') : theme === 'LIGHT');
  expect(drawn.isReadable, about).toBe(true);

  expect(drawn.text, about).toBe(text);
  expect(drawn.names, about).toEqual(names);
  expect(drawn.icons, about).toBe(cta === 'ICON' ? drawn.names.length : 0);
  const buttons = [
    themeName ? ['accept', 'sqs-button-element--primary'] : ACCEPT_CLASSES,
    ...(hasDecline ? [themeName ? ['decline', 'sqs-button-element--primary'] : DECLINE_CLASSES] : []),
    ['manage', 'sqs-button-element--tertiary'],
  ];
  expect(drawn.buttonClasses, about).toEqual(buttons.slice(0, drawn.names.length));
  expect(drawn.place, about).toBe(
    variant === 'BAR' && isTop ? 'sqs-announcement-bar-dropzone' : themeName ? 'siteWrapper' : 'BODY',
  );
}

/** Draws every settings object in a frame of its own, some at a time, on one page. */
async function drawAll(renderer: Renderer, list: readonly Settings[]): Promise<Drawn[]> {
  const { page, errors, close } = await site.newPage();
  await page.route('**/banner-fixture*', (route) => {
    const settings = new URL(route.request().url()).searchParams.get('settings') ?? '{}';
    const body = `<!doctype html><html lang="en"><title>Banner</title><link rel="stylesheet" href="/dist/site.css">
      <script>Static = { SQUARESPACE_CONTEXT: { cookieSettings: ${settings} } }</script>
      <script type="module" src="/dist/${renderer}/site.js"></script>
      <body style="margin: 0"><div id="siteWrapper"><div class="sqs-announcement-bar-dropzone"></div><h1>Page</h1></div>`;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  await page.route('**/banner-frames', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frames</title>' }),
  );
  await page.goto(`${site.url}/banner-frames`);
  const drawn: Drawn[] = [];
  for (let start = 0; start < list.length; start += 24) {
    const batch = list
      .slice(start, start + 24)
      .map((settings) => ({ isCookieBannerEnabled: true, ...settings }));
    drawn.push(
      ...(await page.evaluate(
        ({ all, frame }) => {
          const draw = async (settings: unknown) => {
            const iframe = document.createElement('iframe');
            iframe.style.cssText = `position: fixed; border: 0; width: ${frame.width}px; height: ${frame.height}px`;
            iframe.src = `/banner-fixture?settings=${encodeURIComponent(JSON.stringify(settings))}`;
            document.body.append(iframe);
            const find = () => iframe.contentDocument?.querySelector('.inlay-cookie-banner');
            while (!find()?.querySelector('.inlay-cookie-banner-text')?.textContent)
              await new Promise((resolve) => setTimeout(resolve, 10));
            const root = find();
            const view = iframe.contentWindow;
            if (!root || !view) throw new Error('The frame is gone.');
            const box = root.getBoundingClientRect();
            const style = view.getComputedStyle(root);
            const lightness = (color: string) =>
              (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
            const buttons = [...root.querySelectorAll('button')];
            const host = root.parentElement?.parentElement;
            const result = {
              classes: [...root.classList],
              sectionTheme: root.getAttribute('data-section-theme'),
              isLight: lightness(style.backgroundColor) > 128,
              isReadable: Math.abs(lightness(style.backgroundColor) - lightness(style.color)) > 128,
              isFixed: style.position === 'fixed',
              gaps: {
                top: box.top,
                right: frame.width - box.right,
                bottom: frame.height - box.bottom,
                left: box.left,
              },
              names: buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
              icons: buttons.filter((button) => button.querySelector('svg') && !button.textContent).length,
              buttonClasses: buttons.map((button) =>
                [...button.classList].filter((name) => !name.startsWith('inlay-')).sort(),
              ),
              text: root.querySelector('.inlay-cookie-banner-text')?.textContent ?? '',
              place: host?.id || (host?.nodeName === 'BODY' ? 'BODY' : host?.classList[0]) || '',
            };
            iframe.remove();
            return result;
          };
          return Promise.all(all.map(draw));
        },
        { all: batch, frame: FRAME },
      )),
    );
  }
  expect(errors).toEqual([]);
  await close();
  return drawn;
}

/** Opens a page of the demo with other settings for the banner. */
async function openWith(
  renderer: Renderer,
  settings: Settings = {},
  {
    path = 'cookie-banner.html',
    prepare,
    ...options
  }: BrowserContextOptions & { path?: string; prepare?: (page: Page) => Promise<unknown> } = {},
): Promise<WatchedPage> {
  const watched = await site.newPage(options);
  await watched.page.route(`**/${path}*`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/"cookieSettings":(\{[^}]*\})/, (_, text: string) => {
        const changed = JSON.stringify({ ...JSON.parse(text), ...settings }).replaceAll('</', '<\\/');
        return `"cookieSettings":${changed}`;
      }),
    });
  });
  await prepare?.(watched.page);
  await openDemo(site, watched, path, renderer);
  return watched;
}

/** Whether the page, once all its code has come that was asked for, does without a banner. */
async function staysAway(page: Page): Promise<boolean> {
  await page.waitForLoadState('networkidle');
  return (await banner(page).count()) === 0;
}

const choiceCookies = async (page: Page) =>
  (await page.context().cookies())
    .filter(({ name }) => name.startsWith('ss_'))
    .sort((one, other) => one.name.localeCompare(other.name));

/** All that the banner may have touched, without the region that says aloud that the choice is kept. */
const outside = (page: Page) =>
  page.evaluate(() => ({
    body: document.body.outerHTML.replace(
      /<div class="inlay-live-region[^>]*>(?:<div[^>]*>[^<]*<\/div>)*<\/div>/,
      '',
    ),
    html: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
  }));

async function serverPage(path: string) {
  const { page, close } = await site.newPage();
  await page.goto(`${site.url}/demo-pages/${path}?inlay=off`);
  const server = await outside(page);
  await close();
  return server;
}

describe.each(RENDERERS)('cookie banner under %s', (renderer) => {
  it('draws every combination of its settings in its place, with its names and choices', async () => {
    const list = listSettings();
    expect(list).toHaveLength(2 * 6 * 2 * 3 * 2 * 3);
    const drawn = await drawAll(renderer, list);
    expect(drawn).toHaveLength(list.length);
    drawn.forEach((one, index) => {
      expectDrawn(one, list[index] ?? {});
    });
  }, 240_000);

  it('says every combination of texts and choices as the settings have them', async () => {
    const list = listTexts();
    expect(list).toHaveLength(3 * 3 * 2 * 2 * 2 * 2 * 3 * 3);
    const drawn = await drawAll(renderer, list);
    expect(drawn).toHaveLength(list.length);
    drawn.forEach((one, index) => {
      expectDrawn(one, list[index] ?? {});
    });
  }, 400_000);

  it('falls back on what the platform does for empty, unknown and wrongly typed values, and reads lower case', async () => {
    const list = listOddSettings();
    const drawn = await drawAll(renderer, list);
    expect(drawn).toHaveLength(list.length);
    drawn.forEach((one, index) => {
      expectDrawn(one, list[index] ?? {});
    });
  }, 240_000);

  it('says what the site’s owner has written, and its own words where that is nothing', async () => {
    const own = await openWith(renderer, { cookieBannerCtaVariant: 'TEXT' });
    await banner(own.page).waitFor();
    expect(await own.page.locator('.sqs-cookie-banner-v2-text').textContent()).toBe(
      'We count visits with cookies, if you let us. What they are for',
    );
    expect(await accept(own.page).textContent()).toBe('Accept');
    await own.close();
    for (const cookieBannerText of ['', '<p></p>', '<p>&nbsp;</p>', null]) {
      const { page, close } = await openWith(renderer, {
        cookieBannerText,
        cookieBannerCtaText: '  ',
        cookieBannerOptOutCtaText: null,
      });
      await page.waitForFunction(
        (text) => document.querySelector('.sqs-cookie-banner-v2-text')?.textContent === text,
        DEFAULT_TEXT,
      );
      expect(await banner(page).locator('button').allTextContents()).toEqual(['Accept', 'Decline']);
      await close();
    }
    const { page, close } = await openWith(renderer, {
      cookieBannerCtaText: 'Yes <b>please</b>',
      cookieBannerOptOutCtaText: 'Never',
    });
    await banner(page).waitFor();
    expect(await banner(page).locator('button').allTextContents()).toEqual(['Yes <b>please</b>', 'Never']);
    await close();
  });

  it('is a region with a name, and its icons have names too', async () => {
    const { page, close } = await openWith(renderer, { cookieBannerCtaVariant: 'ICON' });
    await banner(page).waitFor();
    const region = page.getByRole('region', { name: 'Cookie notice' }).and(banner(page));
    expect(await region.count()).toBe(1);
    expect(await region.getByRole('button', { name: 'Accept' }).count()).toBe(1);
    expect(await region.getByRole('button', { name: 'Decline' }).count()).toBe(1);
    await close();
  });

  it.each([
    ['accept', 'true'],
    ['decline', 'false'],
  ])('keeps “%s” for thirty days and asks no more', async (choice, value) => {
    const { page, errors, warnings, close } = await openWith(renderer);
    await banner(page).waitFor();
    expect(await choiceCookies(page)).toEqual([]);
    const button = choice === 'accept' ? accept(page) : decline(page);
    await button.click();
    await page.waitForFunction(() => !document.querySelector('.inlay-cookie-banner'));
    const cookies = await choiceCookies(page);
    expect(cookies.map(({ name }) => name)).toEqual(COOKIES);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ value, path: '/', sameSite: 'Lax', httpOnly: false });
      expect(Math.abs(cookie.expires - Date.now() / 1000 - THIRTY_DAYS_S)).toBeLessThan(60);
    }
    expect(await outside(page)).toEqual(await serverPage('cookie-banner.html'));
    await page.reload();
    await whenReady(page);
    expect(await staysAway(page)).toBe(true);
    await openDemo(site, { page, errors, warnings, close }, 'everything.html', renderer);
    expect(await staysAway(page)).toBe(true);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
    await close();
  });

  it.each(['cookie-banner-top.html', 'cookie-banner-current.html', 'cookie-banner-popup.html'])(
    'gives %s back byte for byte after a choice, and after the site is destroyed',
    async (path) => {
      const server = await serverPage(path);
      const { page, errors, warnings, close } = await openWith(renderer, {}, { path });
      await banner(page).waitFor();
      expect(await outside(page)).not.toEqual(server);
      await page.evaluate(() => {
        if (window.Inlay && 'destroy' in window.Inlay) window.Inlay.destroy();
      });
      expect(await outside(page)).toEqual(server);
      await page.evaluate(() => {
        if (window.Inlay && 'init' in window.Inlay) window.Inlay.init();
      });
      await banner(page).waitFor();
      await accept(page).click();
      await page.waitForFunction(() => !document.querySelector('.inlay-cookie-banner'));
      // The newest banners leave a way back to the choice.
      expect(await page.locator('.inlay-cookie-saved').count()).toBe(path.includes('current') ? 1 : 0);
      await page.evaluate(() => {
        document.querySelector('.inlay-cookie-saved')?.parentElement?.remove();
      });
      expect(await outside(page)).toEqual(server);
      expect(errors).toEqual([]);
      expect(warnings).toEqual([]);
      await close();
    },
  );

  it('tells the page of the choice, and goes when the page makes one', async () => {
    const { page, close } = await openWith(renderer);
    await banner(page).waitFor();
    const read = () =>
      page.evaluate(() =>
        window.Inlay && 'consent' in window.Inlay ? (window.Inlay.consent.get() ?? null) : undefined,
      );
    expect(await read()).toBeNull();
    await page.evaluate(() => {
      if (window.Inlay && 'consent' in window.Inlay)
        window.Inlay.consent.choose({ performance: true, marketing: false });
    });
    await page.waitForFunction(() => !document.querySelector('.inlay-cookie-banner'));
    expect(await read()).toEqual({ performance: true, marketing: false });
    await close();
  });

  it('stands in the announcement’s place at the top, and leaves the header alone', async () => {
    const { page, close } = await openWith(renderer, {}, { path: 'cookie-banner-top.html' });
    await banner(page).waitFor();
    const dropzone = page.locator('.sqs-announcement-bar-dropzone');
    expect(await dropzone.getAttribute('class')).toBe(
      'sqs-announcement-bar-dropzone sqs-cookie-banner-v2-enabled sqs-cookie-banner-v2-top',
    );
    expect(await dropzone.locator('.inlay-cookie-banner').count()).toBe(1);
    expect(await page.locator('.site-header nav a').count()).toBe(4);
    await close();
  });

  it.each<[string, Settings, ((page: Page) => Promise<unknown>)?]>([
    ['the settings switch it off', { isCookieBannerEnabled: false }],
    ['the settings do not say', { isCookieBannerEnabled: undefined }],
    ['the settings are of the wrong type', { isCookieBannerEnabled: 1 }],
    [
      'the page is not capable of it',
      {},
      (page) =>
        page.addInitScript(() => {
          const capable = { configurable: true, get: () => false, set: () => {} };
          Object.assign(window, { Static: Object.defineProperty({}, 'COOKIE_BANNER_CAPABLE', capable) });
        }),
    ],
    ...COOKIES.map((name): [string, Settings, (page: Page) => Promise<unknown>] => [
      `the cookie ${name} has a choice`,
      {},
      (page) => page.context().addCookies([{ name, value: 'false', url: site.url }]),
    ]),
  ])('does not come where %s', async (_why, settings, prepare) => {
    const { page, errors, close } = await openWith(renderer, settings, { ...(prepare && { prepare }) });
    expect(await staysAway(page)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
    expect(errors).toEqual([]);
    await close();
  });

  it.each([
    ['the browser’s sanitizer', undefined],
    [
      'the library',
      (page: Page) =>
        page.addInitScript(() => {
          Reflect.deleteProperty(Element.prototype, 'setHTML');
        }),
    ],
  ])('takes out of its text what could do harm, by %s, and keeps links', async (_how, prepare) => {
    const cookieBannerText = [
      '<p style="position:fixed" onclick="window.harm=1" class="a" id="b">We <strong>count</strong></p>',
      '<script>window.harm = 1</script><img src="/nowhere.png" onerror="window.harm = 1">',
      '<style>body { display: none }</style><svg onload="window.harm = 1"></svg>',
      '<iframe srcdoc="<script>parent.harm = 1</script>"></iframe><form><input name="q"></form>',
      '<a href="/policy" target="_blank" onclick="window.harm=1">policy</a>',
      '<a href="javascript:window.harm=1">bad</a><a href="https://example.com/">good</a>',
    ].join('');
    const { page, errors, close } = await openWith(
      renderer,
      { cookieBannerText },
      { ...(prepare && { prepare }) },
    );
    await page.locator('.sqs-cookie-banner-v2-text a').first().waitFor();
    const text = page.locator('.sqs-cookie-banner-v2-text');
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
    await text.locator('p').click();
    expect(await page.evaluate(() => 'harm' in window)).toBe(false);
    expect(await page.locator('main').isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it.each([
    'cookie-banner.html',
    'cookie-banner-top.html',
    'cookie-banner-popup.html',
    'cookie-banner-current.html',
    'everything.html',
  ])('moves nothing on %s when it comes and when it goes', async (path) => {
    const { page, close } = await openWith(
      renderer,
      {},
      {
        path,
        prepare: (opened) =>
          opened.addInitScript(() => {
            const shifts: unknown[] = [];
            Object.assign(window, { shifts });
            new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
              type: 'layout-shift',
              buffered: true,
            });
          }),
      },
    );
    const before = await page.locator('h1').boundingBox();
    await banner(page).waitFor();
    const frames = () =>
      page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    await frames();
    expect(await page.locator('h1').boundingBox()).toEqual(before);
    await page.evaluate(() => {
      if (window.Inlay && 'consent' in window.Inlay)
        window.Inlay.consent.choose({ performance: false, marketing: false });
    });
    await page.waitForFunction(() => !document.querySelector('.inlay-cookie-banner'));
    await frames();
    expect(await page.locator('h1').boundingBox()).toEqual(before);
    const shifts = await page.evaluate(() =>
      (window as unknown as { shifts: PerformanceEntry[] }).shifts.map((entry) => JSON.stringify(entry)),
    );
    expect(shifts).toEqual([]);
    await close();
  });

  it.each(['cookie-banner.html', 'cookie-banner-top.html', 'cookie-banner-current.html'])(
    'is among the first that Tab reaches on %s, and takes no focus by itself',
    async (path) => {
      const { page, close } = await openWith(renderer, {}, { path });
      await banner(page).waitFor();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      expect(await tabTo(page, accept(page))).toBeLessThanOrEqual(3);
      expect(
        await accept(page).evaluate((button) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(button);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        }),
      ).toBe(true);
      await close();
    },
  );

  it.each([
    ['Enter', 'true'],
    ['Space', 'false'],
  ])('takes a choice by %s', async (key, value) => {
    const { page, close } = await openWith(renderer);
    await banner(page).waitFor();
    await tabTo(page, value === 'true' ? accept(page) : decline(page));
    await page.keyboard.press(key);
    await page.waitForFunction(() => !document.querySelector('.inlay-cookie-banner'));
    expect((await choiceCookies(page)).map((cookie) => cookie.value)).toEqual([value, value, value]);
    await close();
  });

  it.each([
    ['BOTTOM', 'bottom'],
    ['TOP', 'top'],
  ])('never covers what the keyboard focuses: %s', async (cookieBannerPosition, side) => {
    const { page, close } = await openWith(
      renderer,
      { cookieBannerPosition },
      { viewport: { width: 600, height: 400 } },
    );
    await banner(page).waitFor();
    const height = (await banner(page).boundingBox())?.height ?? 0;
    await page.waitForFunction(
      ([name, px]) => document.documentElement.style.getPropertyValue(`scroll-padding-${name}`) === `${px}px`,
      [side, Math.ceil(height)] as const,
    );
    const links = page.locator('main a[href]');
    await tabTo(page, links.last());
    expect(await hasFocus(links.last())).toBe(true);
    const [link, box] = await Promise.all([links.last().boundingBox(), banner(page).boundingBox()]);
    const isApart =
      (link?.y ?? 0) >= (box?.y ?? 0) + (box?.height ?? 0) ||
      (link?.y ?? 0) + (link?.height ?? 0) <= (box?.y ?? 0);
    expect(isApart).toBe(true);
    await close();
  });

  it('can be closed where the browser keeps cookies from the page', async () => {
    const { page, errors, close } = await openWith(
      renderer,
      {},
      {
        prepare: (opened) =>
          opened.addInitScript(() => {
            const refuse = () => {
              throw new DOMException('The document is sandboxed.', 'SecurityError');
            };
            Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
          }),
      },
    );
    await banner(page).waitFor();
    await decline(page).click();
    await page.waitForFunction(() => !document.querySelector('.inlay-cookie-banner'));
    expect(await choiceCookies(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it('fits a small phone and can be scrolled to its end', async () => {
    const { page, close } = await openWith(
      renderer,
      { cookieBannerText: `<p>${'We count visits with cookies, if you let us. '.repeat(30)}</p>` },
      { viewport: { width: 320, height: 480 } },
    );
    await page.locator('.sqs-cookie-banner-v2-text p').waitFor();
    const box = await banner(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(480 * 0.6 + 1);
    expect(box?.width).toBe(320);
    expect(await banner(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await decline(page).click();
    await page.waitForFunction(() => !document.querySelector('.inlay-cookie-banner'));
    await close();
  });
});

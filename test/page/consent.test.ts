import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { watchRequests } from './support/requests';
import { it, once, RENDERERS, type Renderer, type Site, type WatchedPage, whenReady } from './support/site';

const TAGS = ['count', 'ads', 'pixel', 'heatmap', 'chat'] as const;
const TRACKING = [
  'ss_cid',
  'ss_cpvisit',
  'ss_cvisit',
  'ss_cvr',
  'ss_cvt',
  'SS_MID',
  'SS_MATTR',
  'SS_lastvisit',
  'user_segment',
];
const RESTRICTIVE = {
  isCookieBannerEnabled: true,
  isRestrictiveCookiePolicyEnabled: true,
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  cookieBannerCtaVariant: 'BUTTON',
};

/** Five tags of other people, a frame, a template; each says on `window.ran` that it has run. */
const MARKUP = `
  <script type="text/plain" data-consent="performance" src="https://count.example/tag.js"></script>
  <script type="text/plain" data-consent="marketing" src="https://ads.example/tag.js" data-slow></script>
  <script type="text/plain" data-consent="marketing">ran.push('inline after ads: ' + ran.includes('ads'))</script>
  <script type="text/plain" data-consent="marketing" src="https://pixel.example/tag.js" async></script>
  <script type="text/plain" data-consent="performance marketing" src="https://heatmap.example/tag.js"></script>
  <script type="text/plain" data-consent="marketing" data-type="module" src="https://chat.example/tag.js"></script>
  <script type="text/plain" data-consent="nonsense">ran.push('nonsense')</script>
  <iframe id="map" title="Map" width="400" height="200" data-consent="marketing" data-src="https://map.example/embed"></iframe>
  <template data-consent="marketing"><div class="sqs-block sqs-block-accordion" id="inside"></div></template>`;

interface Opened extends WatchedPage {
  /** Hosts other than the site's that were asked for anything. */
  readonly asked: string[];
  /** Blocks that are due have mounted, and nothing is on its way. */
  readonly settle: () => Promise<void>;
  /** Presses a button of the banner. */
  readonly answer: (name: 'Accept' | 'Decline') => Promise<void>;
}

interface Options {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly head?: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Answers for all hosts of the markup, where it has any, and notes in `asked` which of them are asked. */
async function watch(
  { url }: Site,
  page: Page,
  html: string,
  asked: string[],
): Promise<Pick<Opened, 'settle' | 'answer'>> {
  const rest = watchRequests(page);
  page.on('request', (request: Request) => {
    const { host } = new URL(request.url());
    if (!request.url().startsWith(url) && host) asked.push(host);
  });
  // A route sends each request of a page through the test.
  if (/https:\/\/\w+\.example/.test(html))
    await page.route('https://*.example/**', async (route) => {
      const name = new URL(route.request().url()).host.split('.')[0];
      const isFrame = name === 'map';
      await route.fulfill({
        contentType: isFrame ? 'text/html' : 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: isFrame ? '<title>Map</title>Map' : `ran.push('${name}')`,
      });
    });
  const settle = async () => {
    await whenReady(page);
    await rest();
  };
  return {
    settle,
    async answer(name) {
      await button(page, name).click();
      await page.waitForFunction(() => !document.querySelector('.inlay-cookie-banner'));
      await settle();
    },
  };
}

const PATH = '/consent-fixture';

function fixture(
  renderer: Renderer,
  { settings = RESTRICTIVE, body = MARKUP, head = '', headers }: Options,
): string {
  const nonce = headers ? ' nonce="n"' : '';
  return `<!doctype html><html lang="en"><title>Consent</title><link rel="stylesheet" href="/dist/site.css">
    <script${nonce}>ran = []; Static = { SQUARESPACE_CONTEXT: { cookieSettings: ${JSON.stringify(settings)} } };
    </script>${head}
    <script type="module"${nonce} src="/dist/${renderer}/site.js"></script>
    <body><main><h1>Page</h1>${body}<p><a href="#cookie-settings">Cookie settings</a></p></main>`;
}

async function open(site: Site, renderer: Renderer, options: Options = {}): Promise<Opened> {
  const watched = await site.newPage();
  const { page } = watched;
  const asked: string[] = [];
  const html = fixture(renderer, options);
  const { settle, answer } = await watch(site, page, html, asked);
  const { headers } = options;
  if (headers)
    await page.route(`**${PATH}`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: html }),
    );
  else site.answers.set(PATH, html);
  await options.prepare?.(page);
  await page.goto(site.url + PATH);
  await settle();
  return { ...watched, asked, settle, answer };
}

const ran = (page: Page) => page.evaluate(() => [...(window as unknown as { ran: string[] }).ran].sort());
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const setTracking = (site: Site, page: Page) =>
  page.context().addCookies(TRACKING.map((name) => ({ name, value: '1', url: site.url })));
const choice = (page: Page) => page.evaluate(() => inlayApi().consent.get() ?? null);

/** A marked element with blocks in it. */
const MARKED_BLOCKS = `<div id="marked" data-consent="performance"><div class="sqs-block sqs-block-gallery" data-block-json="{}"><div
  class="sqs-gallery-container sqs-gallery-block-grid"></div></div>
  <ul class="accordion-items-container"></ul><div class="sqs-block-accordion" id="asleep"></div></div>`;

describe.each(RENDERERS)('consent under %s', (renderer) => {
  once(
    'loads none of five tags before consent, nor mounts a block, none after “no”, and removes what they share; then runs what one category is enough for',
    async ({ site }) => {
      const { page, asked, errors, answer, settle } = await open(site, renderer, {
        body: MARKUP + MARKED_BLOCKS,
        prepare: (page) => setTracking(site, page),
      });
      const statesOfBlocks = () =>
        page.evaluate(() =>
          inlayApi()
            .inspect()
            .flatMap(({ element, state }) => (element?.parentElement?.id === 'marked' ? state : [])),
        );
      const expectNothing = async () => {
        expect(asked).toEqual([]);
        expect(await ran(page)).toEqual([]);
        expect(await statesOfBlocks()).toEqual(['waiting', 'waiting']);
      };
      expect(await cookieNames(page)).not.toEqual(expect.arrayContaining(['ss_cvr']));
      await setTracking(site, page);
      await expectNothing();
      await answer('Decline');
      await expectNothing();
      expect((await cookieNames(page)).filter((name) => TRACKING.includes(name))).toEqual([]);
      await page.reload();
      await settle();
      await expectNothing();
      expect(await page.locator('#map').getAttribute('src')).toBeNull();
      await page.evaluate(() => {
        inlayApi().consent.choose({ performance: true, marketing: false });
      });
      await expect.poll(() => ran(page)).toEqual(['count']);
      await expect.poll(statesOfBlocks).not.toContain('waiting');
      expect(await statesOfBlocks()).toHaveLength(2);
      await settle();
      expect(await ran(page)).toEqual(['count']);
      expect(asked).toEqual(['count.example']);
      expect(errors).toEqual([]);
    },
  );

  once(
    'loads all of them after “yes”, in the order of the page, each once, and keeps a receipt: what, when, which banner; scripts of the page do not get its Trusted Types policy',
    async ({ site }) => {
      const { page, asked, errors, warnings, answer, settle } = await open(site, renderer);
      await setTracking(site, page);
      await answer('Accept');
      const all = [...TAGS, 'inline after ads: true'].sort();
      await expect.poll(() => ran(page)).toEqual(all);
      expect([...new Set(asked)].sort()).toEqual([...TAGS, 'map'].map((name) => `${name}.example`).sort());
      expect(await cookieNames(page)).toEqual(expect.arrayContaining([...TRACKING, 'inlay_consent']));
      const [receipt] = (await page.context().cookies()).filter(({ name }) => name === 'inlay_consent');
      const read = JSON.parse(decodeURIComponent(receipt?.value ?? ''));
      expect(read).toMatchObject({ v: 1, performance: true, marketing: true, gpc: false });
      expect(read.banner).toMatch(/^[a-z\d]+$/);
      expect(Math.abs(Date.parse(read.at) - Date.now())).toBeLessThan(60_000);
      const policies = await page.evaluate(() =>
        [document, window].flatMap((holder) =>
          Reflect.ownKeys(holder).filter((key) => {
            try {
              return (
                Object.prototype.toString.call(Reflect.get(holder, key)) === '[object TrustedTypePolicy]'
              );
            } catch {
              return false;
            }
          }),
        ),
      );
      expect(policies).toEqual([]);
      await page.evaluate(() => {
        inlayApi().destroy();
        inlayApi().init();
      });
      await settle();
      expect(await ran(page)).toEqual(all);
      await page.reload();
      await settle();
      await expect.poll(() => ran(page)).toEqual(all);
      expect(errors).toEqual([]);
      // What came out of the template is alive, and says that there is nothing in it.
      expect(warnings.filter((text) => !text.includes('accordion (read)'))).toEqual([]);
    },
  );

  once('keeps a choice that is made before the site starts, on a page without a banner', async ({ site }) => {
    const { page, warnings } = await open(site, renderer, {
      settings: {},
      body: '',
      head: `<script>(window.Inlay ||= []).push((inlay) => inlay.consent.choose({ performance: true, marketing: false }));
          told = 0; onCookieBannerInteraction = () => { told++ }</script>`,
    });
    const cookie = async (name: string) =>
      (await page.context().cookies()).find((one) => one.name === name)?.value;
    await expect.poll(() => cookie('inlay_consent')).toContain('%22performance%22:true');
    expect(await cookie('ss_performanceCookiesAllowed')).toBe('true');
    expect(await cookie('ss_marketingCookiesAllowed')).toBe('false');
    expect(await page.evaluate(() => (window as unknown as { told: number }).told)).toBe(1);
    expect(warnings).toEqual([]);
  });

  once('agrees between two tabs at once', async ({ site }) => {
    const { page, answer } = await open(site, renderer);
    const other = await page.context().newPage();
    const asked: string[] = [];
    const { settle: settleOther, answer: answerThere } = await watch(site, other, MARKUP, asked);
    await other.goto(site.url + PATH);
    await settleOther();
    await button(other, 'Accept').waitFor();
    await answer('Accept');
    await other.waitForFunction(() => !document.querySelector('.inlay-cookie-banner'));
    expect(await choice(other)).toEqual({ performance: true, marketing: true });
    await expect.poll(() => ran(other)).toContain('ads');
    await other.locator('a[href="#cookie-settings"]').click();
    await answerThere('Decline');
    await expect.poll(() => choice(page)).toEqual({ performance: false, marketing: false });
  });

  once('tells Google’s tags before any of them runs, and the page’s own callbacks', async ({ site }) => {
    const { page, answer } = await open(site, renderer, {
      head: `<script>calls = []; onCookieBannerInteraction = () => calls.push(getSquarespaceCookies().marketing);
        facebookPixelRequiresConsentUpdates = true; fbq = (...words) => calls.push(words.join(' '));</script>`,
      body: `<script type="text/plain" data-consent="marketing">ran.push('layer ' + dataLayer.length)</script>`,
    });
    const layer = () =>
      page.evaluate(() =>
        (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) => [
          ...Array.from(entry),
        ]),
      );
    expect(await layer()).toEqual([
      ['consent', 'default', expect.objectContaining({ ad_user_data: 'denied' })],
    ]);
    await answer('Accept');
    expect((await layer())[1]).toEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_user_data: 'granted' }),
    ]);
    await expect.poll(() => ran(page)).toEqual(['layer 2']);
    expect(await page.evaluate(() => (window as unknown as { calls: string[] }).calls.sort())).toEqual([
      'accepted',
      'consent grant',
    ]);
  });

  once('tells them even where the code that stores the choice cannot be loaded', async ({ site }) => {
    const { page } = await open(site, renderer, {
      body: `<script type="text/plain" data-consent="marketing">
        ran.push([...dataLayer].map((entry) => entry[1] + ' ' + entry[2].ad_storage).join())</script>`,
      // The banner is in the same file: the page's own asks.
      prepare: (opened) => opened.route(/\/chunks\/consent-[A-Z\d]+\.js/, (route) => route.abort()),
    });
    await page.evaluate(() => inlayApi().consent.choose({ performance: true, marketing: true }));
    await expect.poll(() => ran(page)).toEqual(['default denied,update granted']);
  });

  it('treats Global Privacy Control as a “no” to marketing, says so, and lets the visitor decide otherwise', async ({
    site,
  }) => {
    const { page, answer } = await open(site, renderer, {
      settings: { isCookieBannerEnabled: true },
      prepare: async (opened) => {
        await setTracking(site, opened);
        await opened.addInitScript(() => {
          Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
        });
      },
    });
    const left = (await cookieNames(page)).filter((name) => TRACKING.includes(name));
    expect(left.sort()).toEqual(TRACKING.slice(0, 5).sort());
    await page.locator('.inlay-cookie-banner-signal').waitFor();
    expect(await choice(page)).toBeNull();
    await answer('Accept');
    await expect.poll(() => ran(page)).toContain('ads');
  });

  // @keys consented-embed | Enter | allows what waits for consent, and shows it
  it('explains in place of a frame why it is missing, also within a narrow column; allowing it there counts as a choice', async ({
    site,
  }) => {
    const { page, asked, errors } = await open(site, renderer, { settings: {} });
    const box = page.locator('.inlay-waiting--cover');
    expect(await box.textContent()).toContain('map.example may set cookies');
    /** How far it is from covering the frame, in px. */
    const readGap = async () => {
      const [over, under] = [await box.boundingBox(), await page.locator('#map').boundingBox()];
      const sides = (['x', 'y', 'width', 'height'] as const).map((side) =>
        Math.abs((over?.[side] ?? 0) - (under?.[side] ?? -99)),
      );
      return Math.max(...sides);
    };
    await expect.poll(readGap).toBeLessThan(1);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
    await expect.poll(readGap).toBeLessThan(1);
    await page.setViewportSize({ width: 1280, height: 900 });
    // The keyboard does not stop at the frame below.
    await box.getByRole('button').focus();
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('map');
    await box.getByRole('button').press('Enter');
    await expect.poll(() => page.locator('#map').getAttribute('src')).toBe('https://map.example/embed');
    expect(await page.locator('#map').getAttribute('inert')).toBeNull();
    expect(await choice(page)).toEqual({ performance: false, marketing: true });
    await page.locator('#inside').waitFor({ state: 'attached' });
    expect(await page.locator('.inlay-waiting').count()).toBe(0);
    expect(asked).not.toContain('count.example');
    await page.evaluate(() => {
      inlayApi().consent.choose({ performance: false, marketing: false });
    });
    await expect.poll(() => page.locator('#map').getAttribute('src')).toBeNull();
    expect(await page.locator('#inside').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('runs allowed scripts under a strict policy with Trusted Types, and violates nothing', async ({
    site,
  }) => {
    const { page, errors, answer } = await open(site, renderer, {
      body: `<script type="text/plain" data-consent="marketing" nonce="n">ran.push('inline')</script>
        <script type="text/plain" data-consent="marketing" nonce="n" src="https://ads.example/tag.js"></script>`,
      headers: {
        'Content-Security-Policy':
          "default-src 'self'; script-src 'self' 'nonce-n' https://ads.example; style-src 'self'; " +
          "require-trusted-types-for 'script'; trusted-types inlay dompurify",
      },
    });
    await answer('Accept');
    await expect.poll(() => ran(page)).toEqual(['ads', 'inline']);
    expect(errors).toEqual([]);
  });

  once(
    'runs under strict-dynamic only what has its own nonce, and nothing of a stranger, who has none or guesses one',
    async ({ site }) => {
      const consents = 'data-consent="marketing"';
      const strangers = ['none', 'guessed'].map((stranger) => {
        const attribute = stranger === 'none' ? '' : ` nonce="${stranger}"`;
        return `<div id="comments-${stranger}">
          <script type="text/plain" ${consents}${attribute}>ran.push('inline, nonce: ${stranger}')</script>
          <script type="text/plain" ${consents}${attribute} src="https://evil.example/${stranger}.js"></script>
          <template ${consents}><p class="words">Words</p><script${attribute}>ran.push('in a template, nonce: ${stranger}')</script>
            <svg><script${attribute}>ran.push('in a drawing, nonce: ${stranger}')</script></svg>
            <script type="text/plain" ${consents}${attribute}>ran.push('waiting in a template, nonce: ${stranger}')</script></template>
        </div>`;
      });
      const { page, asked, errors, warnings, answer } = await open(site, renderer, {
        body: `<script type="text/plain" ${consents} nonce="n">ran.push('own')</script>
        <template ${consents}><script nonce="n">ran.push('own in a template')</script></template>${strangers.join('')}`,
        headers: { 'Content-Security-Policy': "script-src 'nonce-n' 'strict-dynamic'" },
      });
      await answer('Accept');
      await expect.poll(() => ran(page)).toEqual(['own', 'own in a template']);
      await expect.poll(() => page.locator('.words').count()).toBe(2);
      expect(asked).toEqual([]);
      expect(warnings.filter((text) => text.includes('does not have the nonce'))).toHaveLength(10);
      expect(errors).toEqual([]);
    },
  );

  once('warns once and continues where the page’s policy does not allow ours', async ({ site }) => {
    const { page, warnings, answer } = await open(site, renderer, {
      body: `<script type="text/plain" data-consent="marketing" nonce="n" src="https://ads.example/tag.js"></script>`,
      headers: {
        'Content-Security-Policy':
          "script-src 'self' 'nonce-n'; require-trusted-types-for 'script'; trusted-types 'none'",
      },
    });
    await answer('Accept');
    await expect.poll(() => warnings.some((text) => text.includes('consented-script (mount)'))).toBe(true);
    expect(await ran(page)).toEqual([]);
  });

  // Without cookies and storage: overlay-faults.test.ts.
  // @keys consent | Enter | asks again
  it('opens the choice again by a link, with both answers, and brings focus back', async ({ site }) => {
    const { page, answer } = await open(site, renderer, { settings: { isCookieBannerEnabled: true } });
    await answer('Accept');
    const link = page.locator('a[href="#cookie-settings"]');
    await link.focus();
    await page.keyboard.press('Enter');
    const banner = page.locator('.inlay-cookie-banner');
    await banner.waitFor();
    expect(await banner.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await banner.locator('button').count()).toBe(2);
    await banner.locator('button').nth(1).click();
    await page.waitForFunction(() => !document.querySelector('.inlay-cookie-banner'));
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await choice(page)).toEqual({ performance: false, marketing: false });
  });
});

describe.each(RENDERERS)('the policy of a page under %s', (renderer) => {
  const PLAYER = `<div class="sqs-block sqs-block-video video-block"><div class="sqs-video-wrapper" data-html='&lt;iframe
    src="https://www.youtube.com/embed/abc"&gt;&lt;/iframe&gt;'><div class="sqs-video-overlay"><div
    class="sqs-video-icon"></div></div></div></div>`;
  async function openPlayer(site: Site, settings: object) {
    const watched = await site.newPage();
    const { page } = watched;
    const asked: string[] = [];
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol === 'https:') asked.push(host);
    });
    site.answers.set(
      '/policy-fixture',
      `<!doctype html><html lang="en"><title>Policy</title><link rel="stylesheet" href="/dist/site.css">
        <script src="/dist/${renderer}/site.iife.js"></script><body><main><h1>Page</h1>${PLAYER}
        <script>Static = { SQUARESPACE_CONTEXT: { cookieSettings: ${JSON.stringify(settings)} } }</script></main>`,
    );
    await page.goto(`${site.url}/policy-fixture`);
    await whenReady(page);
    await page.locator('.sqs-video-icon').click();
    return { ...watched, asked };
  }

  // What counts as restrictive: policy.test.ts. Where else a context is found: find-context.test.ts. Where nobody asks: videos.test.ts.
  once(
    'asks before a player comes where it is restrictive, also where it comes after the classic script',
    async ({ site }) => {
      const settings = { ...RESTRICTIVE, isRestrictiveCookiePolicyEnabled: 'true' };
      const { page, asked, warnings } = await openPlayer(site, settings);
      await page.locator('.inlay-cookie-banner').waitFor();
      await page.locator('.inlay-video-note').waitFor();
      expect(asked).toEqual([]);
      expect(warnings.filter((text) => text.includes('context'))).toEqual([]);
      expect(await page.locator('.sqs-video-wrapper iframe').count()).toBe(0);
      await page.locator('.inlay-video-note button').click();
      await page.locator('.sqs-video-wrapper iframe').waitFor();
    },
  );
});

describe.each(RENDERERS)('forced banner under %s', (renderer) => {
  const emit = (page: Page, name: 'banner:force' | 'banner:unforce' | 'banner:update', payload?: unknown) =>
    page.evaluate(
      ([event, settings]) => {
        inlayApi().emit(event as 'banner:update', settings);
      },
      [name, payload] as const,
    );

  it('appears where the settings have no banner, makes no choice, and can be closed', async ({ site }) => {
    const { page } = await open(site, renderer, { settings: {}, body: '' });
    await emit(page, 'banner:force');
    const banner = page.locator('.inlay-cookie-banner');
    await banner.waitFor();
    expect(await page.locator('body.sqs-cookie-banner-v2-forced').count()).toBe(1);
    await banner.locator('button').first().click();
    expect(await banner.count()).toBe(1);
    expect(await choice(page)).toBeNull();
    await emit(page, 'banner:update', { cookieBannerVariant: 'POPUP', cookieBannerText: 'Other words' });
    await expect.poll(() => page.locator('.inlay-cookie-banner.POPUP').count()).toBe(1);
    await expect.poll(() => banner.textContent()).toContain('Other words');
    await emit(page, 'banner:unforce');
    await expect.poll(() => banner.count()).toBe(0);
    expect(await page.evaluate(() => document.body.className)).toBe('');
  });

  once('hears the events of the platform’s editor and of its old global', async ({ site }) => {
    site.answers.set(
      PATH,
      fixture(renderer, {
        settings: {},
        body: '',
        head: `<script src="/dist/${renderer}/boot.js"></script>
          <script>Static.SQUARESPACE_CONTEXT.authenticatedAccount = { id: 'a' };</script>`,
      }),
    );
    site.answers.set('/editor-fixture', `<iframe src="${PATH}"></iframe>`);
    const { page: opened } = await site.newPage();
    await opened.goto(`${site.url}/editor-fixture`);
    const page = opened.mainFrame().childFrames()[0];
    if (!page) throw new Error('The editor has no page in it.');
    const banner = page.locator('.inlay-cookie-banner');
    const dispatch = (type: string, detail?: unknown) =>
      page.evaluate(
        ([name, about]) => {
          document.dispatchEvent(new CustomEvent(name as string, { detail: about }));
        },
        [type, detail],
      );
    // What hears it comes when the browser rests.
    await expect
      .poll(async () => {
        await dispatch('cookie-banner-force-event', { forceShow: true });
        return banner.count();
      })
      .toBe(1);
    await page.evaluate(() => {
      const { Static } = window as unknown as { Static: { SQUARESPACE_CONTEXT: { cookieSettings: object } } };
      Object.assign(Static.SQUARESPACE_CONTEXT.cookieSettings, { cookieBannerVariant: 'POPUP' });
    });
    await dispatch('cookie-banner-rerender-event');
    await expect.poll(() => page.locator('.inlay-cookie-banner.POPUP').count()).toBe(1);
    await dispatch('cookie-banner-force-event', { forceShow: false });
    await expect.poll(() => banner.count()).toBe(0);
    await page.evaluate(() => {
      const { Y } = window as unknown as { Y: { Global: { fire(name: string): void } } };
      Y.Global.fire('cookieBanner:force');
    });
    await banner.waitFor();
  });
});

import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { listSettings, listTexts, pairsOf, type Settings, wantedBanner } from '../banner-settings';
import {
  undrawn as it,
  ONE_RENDERER,
  type Renderer,
  type Site,
  type WatchedPage,
  whenReady,
} from './support/site';

/** The window that the tables are drawn in; `1rem` is 16 px. */
const FRAME = { width: 900, height: 700 };

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
  /** All that gives a button weight: ground, ink, edge, letters, height. */
  readonly weights: readonly string[];
}

const ACCEPT_CLASSES = ['sqs-cookie-banner-v2-accept', 'sqs-cookie-banner-v2-cta'];
const DECLINE_CLASSES = ['sqs-cookie-banner-v2-cta', 'sqs-cookie-banner-v2-deny'];

function expectDrawn(drawn: Drawn, settings: Settings): void {
  const { variant, isTop, side, position, cta, hasDecline, themeName, theme, names, text } =
    wantedBanner(settings);
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
  // Saying no is as easy to see as saying yes.
  if (hasDecline) expect(drawn.weights[1], about).toBe(drawn.weights[0]);
  expect(drawn.place, about).toBe(
    variant === 'BAR' && isTop ? 'sqs-announcement-bar-dropzone' : themeName ? 'siteWrapper' : 'BODY',
  );
}

/** A page with a banner in it; each drawing changes its settings in place and starts the site anew. */
async function openTable(site: Site, renderer: Renderer) {
  const watched = await site.newPage({ viewport: FRAME });
  const { page } = watched;
  await page.route('**/banner-table', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Banner</title><link rel="stylesheet" href="/dist/site.css">
      <script>Static = { SQUARESPACE_CONTEXT: { cookieSettings: { isCookieBannerEnabled: true } } }</script>
      <script type="module" src="/dist/${renderer}/site.js"></script>
      <body style="margin: 0"><div id="siteWrapper"><div class="sqs-announcement-bar-dropzone"></div><h1>Page</h1></div>`,
    }),
  );
  await page.goto(`${site.url}/banner-table`);
  await whenReady(page);
  await page.locator('.inlay-cookie-banner').waitFor();
  return watched;
}

/** Draws all of them one after the other, and looks at each; between two of them the page is the server's. */
function draw(page: Page, list: readonly Settings[]): Promise<Drawn[]> {
  return page.evaluate(async (all) => {
    const { Inlay: inlay, Static } = window as unknown as {
      Inlay: { init(): void; destroy(): void };
      Static: { SQUARESPACE_CONTEXT: { cookieSettings: Record<string, unknown> } };
    };
    const { cookieSettings } = Static.SQUARESPACE_CONTEXT;
    const channel = new MessageChannel();
    const nextTask = () =>
      new Promise((resolve) => {
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(0);
      });
    const lightness = (color: string) =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
    inlay.destroy();
    const server = document.documentElement.outerHTML;
    const drawn: Drawn[] = [];
    for (const settings of all) {
      for (const name of Object.keys(cookieSettings)) delete cookieSettings[name];
      Object.assign(cookieSettings, { isCookieBannerEnabled: true }, settings);
      inlay.init();
      const find = () => document.querySelector('.inlay-cookie-banner');
      while (!find()?.querySelector('.inlay-cookie-banner-text')?.textContent) await nextTask();
      const root = find();
      if (!root) throw new Error('The banner is gone.');
      const box = root.getBoundingClientRect();
      const style = getComputedStyle(root);
      const buttons = [...root.querySelectorAll('button')];
      const host = root.parentElement?.parentElement;
      drawn.push({
        classes: [...root.classList],
        sectionTheme: root.getAttribute('data-section-theme'),
        isLight: lightness(style.backgroundColor) > 128,
        isReadable: Math.abs(lightness(style.backgroundColor) - lightness(style.color)) > 128,
        isFixed: style.position === 'fixed',
        gaps: {
          top: box.top,
          right: innerWidth - box.right,
          bottom: innerHeight - box.bottom,
          left: box.left,
        },
        names: buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
        icons: buttons.filter((button) => button.querySelector('svg') && !button.textContent).length,
        buttonClasses: buttons.map((button) =>
          [...button.classList].filter((name) => !name.startsWith('inlay-')).sort(),
        ),
        text: root.querySelector('.inlay-cookie-banner-text')?.textContent ?? '',
        weights: buttons.map((button) => {
          const { backgroundColor, color, border, font, textDecorationLine } = getComputedStyle(button);
          const { height } = button.getBoundingClientRect();
          return [backgroundColor, color, border, font, textDecorationLine, height].join('; ');
        }),
        place: host?.id || (host?.nodeName === 'BODY' ? 'BODY' : host?.classList[0]) || '',
      });
      inlay.destroy();
      if (document.documentElement.outerHTML !== server)
        throw new Error(`Something is left of ${JSON.stringify(settings)}.`);
    }
    return drawn;
  }, list);
}

describe.each(ONE_RENDERER)('table of banners under %s', (renderer) => {
  let table: WatchedPage;
  it.beforeAll(async ({ site }) => {
    table = await openTable(site, renderer);
  });
  afterAll(() => table.close());

  const expectTable = async (list: readonly Settings[]) => {
    const drawn = await draw(table.page, list);
    expect(drawn).toHaveLength(list.length);
    drawn.forEach((one, index) => {
      expectDrawn(one, list[index] ?? {});
    });
    expect(table.errors).toEqual([]);
  };

  // That each combination, and each odd value, means what it says is a rule of its own, which a unit test holds for all of them.
  it('draws each two of its settings together in their place, with their names and choices', async () => {
    const list = pairsOf(listSettings());
    expect(list.length).toBeGreaterThan(20);
    await expectTable(list);
  });

  it('shows each two texts and choices together as set', async () => {
    const list = pairsOf(listTexts());
    expect(list.length).toBeGreaterThan(20);
    await expectTable(list);
  });
});

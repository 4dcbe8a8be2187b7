// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followMarks } from '../../../../src/context/bind-marks';
import { whenThemeHasRun } from '../../../../src/context/theme-scripts';
import { mountFeature } from '../../../../src/core/entry/feature-instance';
import type { SiteServices } from '../../../../src/core/entry/site-services';
import { findWaitingContent } from '../../../../src/features/waiting-content/find-waiting-content';
import { unit } from '../../../../src/features/waiting-content/waiting-content.mount';

vi.mock('../../../../src/context/theme-scripts', () => ({
  hasThemeScript: () => true,
  mayHaveBound: () => false,
  whenThemeHasRun: vi.fn(),
}));
vi.mock('../../../../src/features/waiting-content/find-waiting-content', () => ({
  findWaitingContent: vi.fn(),
}));

interface Page {
  /** How the page's blocks are known; none unless given. */
  readonly inspected?: readonly {
    readonly block: string;
    readonly state: string;
    readonly element: Element;
  }[];
  readonly on?: (name: string, heard: () => void) => () => void;
  readonly blocks?: readonly { readonly name: string; readonly framesContent?: true }[];
}

function start({ inspected = [], blocks = [], on = () => () => {} }: Page = {}): () => void {
  const inlay = { inspect: () => inspected };
  const services = { report: vi.fn(), context: {}, bus: { on }, blocks, inlay } as unknown as SiteServices;
  return mountFeature({ name: 'waiting-content', services, unit });
}
const settled = () => new Promise((done) => setTimeout(done));

let end = () => {};
let unfollow = () => {};
beforeEach(() => {
  unfollow = followMarks('', () => {});
});
afterEach(() => {
  end();
  unfollow();
});

it('waits for a theme’s script that is on its way, and leaves to it what it has bound', async () => {
  let run = () => {};
  vi.mocked(whenThemeHasRun).mockReturnValue(
    new Promise((resolve) => {
      run = resolve;
    }),
  );
  vi.mocked(findWaitingContent).mockReset().mockResolvedValue(new Set());
  end = start();
  await expect.poll(() => vi.mocked(whenThemeHasRun).mock.calls.length).toBe(1);
  expect(findWaitingContent).not.toHaveBeenCalled();
  document.body.innerHTML = '<p data-controller="Reveal">Late</p>';
  document.querySelector('p')?.setAttribute('data-controllers-bound', 'Reveal');
  run();
  await settled();
  expect(findWaitingContent).not.toHaveBeenCalled();
});

it('leaves to blocks what is theirs, not what they are around', async () => {
  document.body.innerHTML =
    '<header><p></p></header><div class="own"><p></p></div><div class="failed"><p></p></div><div class="off"><p></p></div><img>';
  const blocks = [
    { name: 'header-menu', framesContent: true },
    { name: 'gallery' },
    { name: 'picture' },
  ] as const;
  const query = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  const inspected = [
    { block: 'header-menu', state: 'mounted', element: query('header') },
    { block: 'gallery', state: 'mounted', element: query('.own') },
    { block: 'gallery', state: 'failed', element: query('.failed') },
    { block: 'gallery', state: 'off', element: query('.off') },
    { block: 'picture', state: 'mounted', element: query('img') },
  ];
  vi.mocked(whenThemeHasRun).mockResolvedValue();
  const wanted = vi.mocked(findWaitingContent).mockReset().mockResolvedValue(new Set());
  end = start({ inspected, blocks });
  await expect.poll(() => wanted.mock.calls.length).toBeGreaterThan(0);
  const isLeftOut = wanted.mock.lastCall?.[0].isLeftOut;
  const leftOut = ['header p', '.own p', '.failed p', '.off p', 'img'].map((selector) =>
    isLeftOut?.(query(selector)),
  );
  expect(leftOut).toEqual([false, true, false, false, false]);
});

it('shows what waits inside of what it has shown, and a picture once it has loaded', async () => {
  document.body.innerHTML = '<div><p>One</p></div><img>';
  const [outer, inner, picture] = document.body.querySelectorAll<HTMLElement>('*');
  if (!outer || !inner || !(picture instanceof HTMLImageElement)) throw new Error('The page has no content.');
  vi.mocked(whenThemeHasRun).mockResolvedValue();
  let hasLoaded = false;
  vi.mocked(findWaitingContent)
    .mockReset()
    .mockImplementation(async ({ shown, onLoading }) => {
      if (!shown?.has(outer)) return new Set([outer]);
      if (!shown.has(inner)) return new Set([inner]);
      if (hasLoaded && !shown.has(picture)) return new Set([picture]);
      if (!hasLoaded) onLoading?.(picture);
      return new Set();
    });
  const opacities = () => [outer, inner, picture].map(({ style }) => style.opacity);
  end = start();
  await expect.poll(opacities).toEqual(['1', '1', '']);
  hasLoaded = true;
  picture.dispatchEvent(new Event('load'));
  await expect.poll(opacities).toEqual(['1', '1', '1']);
});

it.each([
  [false, ''],
  [true, 'wf-loading'],
])('does not wait for a font kit that has not come; it has: %s', async (hasKit, className) => {
  vi.mocked(whenThemeHasRun)
    .mockReset()
    .mockResolvedValue(undefined as never);
  vi.mocked(findWaitingContent).mockReset().mockResolvedValue(new Set());
  document.documentElement.className = 'wf-loading';
  if (hasKit) vi.stubGlobal('Typekit', {});
  end = start();
  await vi.waitFor(() => expect(findWaitingContent).toHaveBeenCalled());
  expect(document.documentElement.className).toBe(className);
  end();
  expect(document.documentElement.className).toBe('wf-loading');
  document.documentElement.className = '';
});

it('looks again at what a script adds', async () => {
  vi.mocked(whenThemeHasRun)
    .mockReset()
    .mockResolvedValue(undefined as never);
  vi.mocked(findWaitingContent).mockReset().mockResolvedValue(new Set());
  let scan = () => {};
  end = start({
    on: (name, heard) => {
      if (name === 'site:scan') scan = heard;
      return () => {};
    },
  });
  await vi.waitFor(() => expect(findWaitingContent).toHaveBeenCalledTimes(1));
  scan();
  await vi.waitFor(() => expect(findWaitingContent).toHaveBeenCalledTimes(2));
});

it('leaves out what a theme’s script drives, and not what it has left alone', async () => {
  vi.mocked(whenThemeHasRun)
    .mockReset()
    .mockResolvedValue(undefined as never);
  vi.mocked(findWaitingContent).mockReset().mockResolvedValue(new Set());
  document.body.innerHTML = '<p data-controller="Reveal"></p><p data-controller="Reveal"><i></i></p><p></p>';
  end = start();
  await vi.waitFor(() => expect(findWaitingContent).toHaveBeenCalled());
  const [given] = vi.mocked(findWaitingContent).mock.lastCall ?? [];
  const isLeftOut = given?.isLeftOut;
  // The theme's script has come by now.
  document.querySelectorAll('p')[1]?.setAttribute('data-controllers-bound', 'Reveal');
  expect([...document.querySelectorAll<HTMLElement>('p,i')].map((element) => isLeftOut?.(element))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

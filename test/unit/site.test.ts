// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const mocks = vi.hoisted(() => ({
  createInlay: vi.fn(),
  createPageStyles: vi.fn(),
  createChunkLoader: vi.fn(),
  asksForChoice: vi.fn((_: unknown) => false),
  loadCookieBanner: vi.fn(),
  inTurn: vi.fn((_: () => void) => {}),
  earlySubmits: vi.fn((_: object) => ({})),
}));
vi.mock('../../src/catalogue/blocks', () => ({ BLOCKS: [{ name: 'map' }] }));
vi.mock('../../src/catalogue/features', () => ({
  FEATURES: [{ name: 'anchors' }],
  loadCookieBanner: mocks.loadCookieBanner,
}));
vi.mock('../../src/core/entry/inlay', () => mocks);
vi.mock('../../src/core/entry/load-chunk', () => mocks);
vi.mock('../../src/core/entry/yielding', () => mocks);
vi.mock('../../src/style/link-styles', () => mocks);
vi.mock('../../src/features/early-submits/early-submits.mount', () => mocks);
vi.mock('../../src/consent/policy', async (load) => ({
  ...(await load<object>()),
  asksForChoice: mocks.asksForChoice,
}));

const inlay = { version: '1.2.3', context: { cookieSettings: {} }, init: vi.fn(), emit: vi.fn() };
const styles = { linkFound: vi.fn(), add: vi.fn() };
const loadChunk = vi.fn();

beforeEach(() => {
  vi.resetModules();
  for (const name of ['__VERSION__', '__CHUNK_MAP__', '__STYLE_FAMILIES__', '__HAS_BANNER__'])
    vi.stubGlobal(name, name);
  vi.stubGlobal('Inlay', undefined);
  for (const mock of Object.values(mocks)) mock.mockReset();
  for (const mock of [inlay.init, inlay.emit, styles.linkFound, loadChunk]) mock.mockReset();
  mocks.createInlay.mockReturnValue(inlay);
  mocks.createPageStyles.mockReturnValue(styles);
  mocks.createChunkLoader.mockReturnValue(loadChunk);
  loadChunk.mockRejectedValue(new Error('offline'));
});
afterEach(() => {
  Reflect.deleteProperty(document, 'readyState');
  Reflect.deleteProperty(document, 'referrer');
});

const define = (name: 'readyState' | 'referrer', value: unknown) =>
  Object.defineProperty(document, name, { configurable: true, value });
const run = async () => {
  await import('../../src/site');
  return mocks.createInlay.mock.calls[0]?.[0];
};

describe('the script tag', () => {
  it('starts a site with the catalogue, and what the page has pushed', async () => {
    const queue = [() => {}];
    vi.stubGlobal('Inlay', queue);
    const options = await run();
    expect(window.Inlay).toBe(inlay);
    expect(options).toMatchObject({ version: '__VERSION__', blocks: [{ name: 'map' }], loadChunk });
    expect(options.queue).toBe(queue);
    expect(mocks.earlySubmits.mock.calls[0]?.[0]).toBe(queue);
    expect(
      options.features.map(({ name, comesFirst = false }: { name: string; comesFirst?: boolean }) => [
        name,
        comesFirst,
      ]),
    ).toEqual([
      ['theme-scripts', true],
      ['anchors', false],
      ['early-submits', true],
    ]);
    expect(options.features.at(-1)).toMatchObject({ when: 'now' });
    expect(options.features.at(-1).isWanted()).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['an element with its name', document.createElement('a')],
  ])('starts with an empty queue where the page has left %s', async (_, left) => {
    vi.stubGlobal('Inlay', left);
    expect((await run()).queue).toEqual([]);
    expect(mocks.earlySubmits.mock.calls).toEqual([[left ?? {}]]);
    expect(window.Inlay).toBe(inlay);
  });

  it('does nothing at a second run', async () => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.stubGlobal('Inlay', { version: '1.0.0' });
    expect(await run()).toBeUndefined();
    expect([window.Inlay, said.mock.calls]).toEqual([
      { version: '1.0.0' },
      [['[inlay] second run detected']],
    ]);
  });

  it('links style sheets at once, and tells of those that fail', async () => {
    await run();
    expect(styles.linkFound).toHaveBeenCalledOnce();
    const [{ onStyleFault, addStyles, map }] = mocks.createChunkLoader.mock.calls[0] ?? [];
    expect([addStyles, map]).toEqual([styles.add, '__CHUNK_MAP__']);
    onStyleFault('map', '/map.css');
    expect(inlay.emit).toHaveBeenCalledExactlyOnceWith('style:failed', { chunk: 'map', url: '/map.css' });
  });

  it('starts when the page is whole, and looks for style sheets again', async () => {
    mocks.inTurn.mockImplementation((start) => start());
    define('readyState', 'loading');
    await run();
    expect(inlay.init).not.toHaveBeenCalled();
    dispatchEvent(new Event('DOMContentLoaded'));
    dispatchEvent(new Event('DOMContentLoaded'));
    expect([inlay.init.mock.calls.length, styles.linkFound.mock.calls.length]).toEqual([1, 2]);
  });

  it('starts in turn where the page is whole already', async () => {
    define('readyState', 'interactive');
    await run();
    expect([inlay.init.mock.calls.length, mocks.inTurn.mock.calls.length]).toEqual([0, 1]);
    mocks.inTurn.mock.calls[0]?.[0]();
    expect(inlay.init).toHaveBeenCalledOnce();
    expect(mocks.inTurn.mock.lastCall?.[0]).toBe(styles.linkFound);
  });

  it.each([
    ['a first visit', true, '', 1],
    ['a visit from another site', true, 'https://other.example/', 1],
    ['a visit from another page of the site', true, `${location.origin}/about`, 0],
    ['a page that does not ask', false, '', 0],
  ])('loads the cookie banner early on %s', async (_, asks, referrer, times) => {
    mocks.asksForChoice.mockReturnValue(asks);
    define('referrer', referrer);
    await run();
    expect(loadChunk.mock.calls).toEqual(Array(times).fill(['cookie-banner', mocks.loadCookieBanner]));
  });

  it('has what makes things, and what answers for the platform, as code that comes later', async () => {
    const { factories, platformAnswers } = await run();
    expect(Object.keys(factories).sort()).toEqual(['confirm', 'gallery', 'lightbox', 'toast', 'tooltip']);
    const modules = await Promise.all(Object.values<() => Promise<object>>(factories).map((load) => load()));
    expect(modules.map((module) => 'create' in module)).toEqual([true, true, true, true, true]);
    expect(Object.keys(await platformAnswers.load())).not.toEqual([]);
    expect(platformAnswers.isIdle).toBeTypeOf('function');
  });
});

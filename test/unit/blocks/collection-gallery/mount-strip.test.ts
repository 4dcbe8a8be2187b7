// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { mountStrip } from '../../../../src/blocks/collection-gallery/mount-strip';
import { fake, mounted, resetGalleries } from '../../support/fake-galleries';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const mocks = vi.hoisted(() => ({ mountViews: vi.fn(), createThemeLoader: vi.fn(), resize: () => {} }));
vi.mock('../../../../src/gallery/mount-gallery', () => import('../../support/fake-galleries'));
vi.mock('../../../../src/blocks/collection-gallery/mount-views', () => mocks);
vi.mock('../../../../src/gallery/theme-images', () => mocks);
vi.mock('../../../../src/dom/watch-size', () => ({
  onResize(_: Element, __: unknown, callback: () => void) {
    mocks.resize = callback;
  },
}));

beforeEach(() => {
  resetGalleries();
  for (const mock of [mocks.mountViews, mocks.createThemeLoader]) mock.mockReset();
});

const STRIP = `<div class="strip"><p class="image-detail-wrapper"></p></div>`;
const LARGE = '<div id="fullscreenBrowser"><div class="slideshow stacked"><i class="slide"></i></div></div>';

function mount(around: string, services: object = {}) {
  // happy-dom does not know these units.
  const written = vi.spyOn(CSSStyleDeclaration.prototype, 'setProperty');
  document.body.innerHTML = around + STRIP;
  const before = document.body.innerHTML;
  const scope = createTestScope(services);
  mountStrip(findIn(document, '.strip'), { slides: [], elements: {} } as never, scope);
  const styles = () => written.mock.calls.map(([name, value]) => `${name}: ${value}`);
  return { before, scope, styles };
}

async function mountRow(around: string) {
  const row = mount(around);
  await vi.waitFor(() => expect(mocks.mountViews).toHaveBeenCalled());
  return row;
}

it('is a row in the middle of the window, below the header, with its texts below it', async () => {
  const { before, scope, styles } = await mountRow('<div id="headerWrapper"></div>');
  Object.defineProperty(findIn(document, '#headerWrapper'), 'offsetHeight', { value: 90 });
  mocks.resize();
  const room = 'max(90px, (100svh - 500px) / 2)';
  expect(styles()).toEqual(expect.arrayContaining([`height: ${room}`, `bottom: calc(-1 * ${room})`]));
  expect(mounted().map(({ attributes }) => attributes)).toEqual([
    {
      design: 'strip',
      designOptions: { alignment: 'start' },
      historyHash: true,
      elements: {},
      lazyLoad: false,
    },
  ]);
  scope.end();
  expect(document.body.innerHTML).toBe(before);
});

it('has its slides larger over the page, where that has a place for them', async () => {
  const { scope, styles } = await mountRow(LARGE);
  expect(styles()).toContain('height: calc(100svh - 2 * max(0px, (100svh - 500px) / 2))');
  const [, expanded] = mounted();
  expect(expanded?.attributes).toMatchObject({ historyHash: false, designOptions: { autoHeight: false } });
  expect([expanded?.parts.slides.length, fake.link.mock.calls.length]).toEqual([1, 1]);
  const modes = mocks.createThemeLoader.mock.calls.map(([{ loaderOptions }]) => loaderOptions?.mode);
  expect(modes).toEqual([undefined, 'contain']);
  mocks.mountViews.mock.calls[0]?.[1].measure();
  expect(fake.refresh).toHaveBeenCalledOnce();
  scope.end();
  expect(fake.unlink).toHaveBeenCalledOnce();
});

it('measures nothing more where the page has no such place', async () => {
  await mountRow('');
  mocks.mountViews.mock.calls[0]?.[1].measure();
  expect(fake.refresh).not.toHaveBeenCalled();
});

it('gives the page back when the code of its design does not come, and says so', async () => {
  const report = vi.fn();
  const loadUnit = () => Promise.reject(new Error('offline'));
  const { scope, before } = mount('', { report, loadUnit });
  await vi.waitFor(() => expect(report.mock.calls.map(([phase]) => phase)).toEqual(['load']));
  expect([scope.signal.aborted, document.body.innerHTML]).toEqual([true, before]);
});

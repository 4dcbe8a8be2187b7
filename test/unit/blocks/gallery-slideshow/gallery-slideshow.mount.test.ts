// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/gallery-slideshow/gallery-slideshow.mount';
import { fake, mounted, resetGalleries } from '../../support/fake-galleries';
import { findIn } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

const mocks = vi.hoisted(() => ({ mountThumbnails: vi.fn() }));
vi.mock('../../../../src/gallery/mount-gallery', () => import('../../support/fake-galleries'));
vi.mock('../../../../src/blocks/gallery-slideshow/thumbnails', () => mocks);

beforeEach(() => {
  resetGalleries();
  mocks.mountThumbnails.mockReset();
});

function mount(json: object = {}, content = '<div class="slide"></div>', more = '', services: object = {}) {
  document.body.innerHTML = `<div class="block"><div class="sqs-gallery-container sqs-gallery-block-slideshow">
    <div class="sqs-gallery">${content}</div>${more}</div></div>`;
  const block = findIn(document, '.block');
  block.dataset.blockJson = JSON.stringify({ design: 'slideshow', ...json });
  return { ...mountUnit(unit, block, services), ...mounted()[0] };
}

it.each([
  ['swipe', 'swipe'],
  ['fade', 'fade'],
  ['unheard-of', 'fade'],
])('a slideshow block with the transition %s has %s', (transition, expected) => {
  expect(mount({ transition }).attributes).toMatchObject({
    design: 'stacked',
    designOptions: { transition: expected },
  });
});

describe('the text over its current slide', () => {
  const TEXTS =
    '<div class="slide"><p class="meta"></p></div><div class="slide"><p class="meta" tabindex="-1"></p></div>';
  const measure = (texts: number, list: number) => {
    for (const text of document.querySelectorAll('.meta'))
      Object.defineProperty(text, 'scrollHeight', { configurable: true, value: texts });
    Object.defineProperty(findIn(document, '.sqs-gallery'), 'clientHeight', {
      configurable: true,
      value: list,
    });
  };
  const states = () =>
    [...document.querySelectorAll<HTMLElement>('.meta')].map(({ className, style, tabIndex }) => [
      className,
      style.height,
      tabIndex,
    ]);

  it.each([
    [90, 100, ['meta', '', -1]],
    [91, 100, ['meta overflow', '40%', 0]],
    [91, 0, ['meta', '', -1]],
  ])('of %i px on %i px is %j', (text, list, expected) => {
    mount({}, TEXTS);
    measure(text, list);
    fake.listeners.change?.();
    expect(states()).toEqual([expected, ['meta', '', -1]]);
  });

  it('keeps the tab stop that it has, and is measured again with its gallery', () => {
    mount({}, TEXTS);
    fake.currentIndex = 1;
    measure(95, 100);
    fake.listeners.refresh?.();
    expect(states()[1]).toEqual(['meta overflow', '40%', -1]);
    measure(80, 100);
    fake.listeners.refresh?.();
    expect(states()[1]).toEqual(['meta', '', -1]);
    expect(findIn(document, '.meta').style.overflowY).toBe('');
  });

  it('is measured when the slideshow comes, too', () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(95);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
    mount({}, TEXTS);
    expect(states()[0]).toEqual(['meta overflow', '40%', 0]);
  });

  it('need not be there', () => {
    mount();
    expect(() => fake.listeners.change?.()).not.toThrow();
  });
});

describe('the thumbnails of a slideshow block', () => {
  const STRIP = '<div class="sqs-gallery-thumbnails"><img alt=""></div>';
  const strip = () => findIn(document, '.sqs-gallery-thumbnails');

  it('come with their code where the settings ask for them', async () => {
    const { store } = mount({ thumbnails: true }, undefined, STRIP);
    await vi.waitFor(() => expect(mocks.mountThumbnails).toHaveBeenCalledOnce());
    const [, list, { main, settings }] = mocks.mountThumbnails.mock.lastCall ?? [];
    expect([list === strip(), main === store, settings.thumbnails]).toEqual([true, true, true]);
    expect(strip().style.display).toBe('');
  });

  it('are hidden otherwise, and their code does not come', () => {
    const loadUnit = vi.fn();
    const { scope } = mount({ thumbnails: false }, undefined, STRIP, { loadUnit });
    expect([strip().style.display, loadUnit.mock.calls]).toEqual(['none', []]);
    scope.end();
    expect(strip().style.display).toBe('');
  });

  it('are waited for by those who wake the page', async () => {
    const { scope } = mount({ thumbnails: true }, undefined, STRIP);
    const waited: Array<Promise<unknown>> = [];
    scope.bus.emit('site:wake', (promise) => waited.push(promise));
    expect(waited).toHaveLength(1);
    await waited[0];
    expect(mocks.mountThumbnails).toHaveBeenCalledOnce();
  });

  it('may be missing when their code does not come, and the slideshow says so', async () => {
    const report = vi.fn();
    const loadUnit = () => Promise.reject(new Error('offline'));
    const { scope } = mount({ thumbnails: true }, undefined, STRIP, { loadUnit, report });
    await vi.waitFor(() => expect(report.mock.calls.map(([phase]) => phase)).toEqual(['load']));
    expect(scope.signal.aborted).toBe(false);
  });
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/stray-image/stray-image.mount';
import { createTestScope } from '../../support/scope';

const parts = vi.hoisted(() => ({
  loadInPlaceBatched: vi.fn(),
  hasThemeScript: vi.fn(),
  whenThemeHasRun: vi.fn(async () => {}),
  isThemeRunning: vi.fn(),
  whenVisible: vi.fn(),
}));
vi.mock('../../../../src/media/image/load-in-place', () => parts);
vi.mock('../../../../src/context/theme-scripts', () => parts);
vi.mock('../../../../src/context/driven-by-theme', () => parts);
vi.mock('../../../../src/dom/visibility', () => parts);

beforeEach(() => {
  parts.loadInPlaceBatched.mockReset().mockReturnValue(() => {});
  parts.whenVisible.mockReset().mockReturnValue(() => {});
  parts.hasThemeScript.mockReset().mockReturnValue(false);
  parts.isThemeRunning.mockReset().mockReturnValue(false);
});

const BLOCKS = [
  { name: 'image', selector: '.image-block', pictures: 'own' },
  { name: 'quote', selector: '.quote-block' },
];

/** Mounts the image of a page. */
function mount(html: string, blocks: readonly unknown[] = BLOCKS) {
  document.body.innerHTML = html;
  const report = vi.fn();
  const scope = createTestScope({ blocks: blocks as never, report });
  const image = document.querySelector('img') as HTMLElement;
  unit.mount(image as never, scope, image);
  return { scope, image, report };
}
const loads = () => parts.loadInPlaceBatched.mock.calls.length;
/** The image has come. */
const settle = () => parts.loadInPlaceBatched.mock.calls[0]?.[1].onSettled();
const IMAGE = '<img data-src="/a.png">';
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('an image', () => {
  it.each([
    ['is loaded where no block does so', `<p>${IMAGE}</p>`, 1],
    ['is loaded in a block that does not load its own', `<p class="quote-block">${IMAGE}</p>`, 1],
    ['is left to the block that loads its own', `<p class="image-block">${IMAGE}</p>`, 0],
    ['waits for the mouse in a list', '<img class="grid-item-image grid-image-hover" data-src="/a.png">', 0],
    ['waits for the zoom', `<p class="product-image-zoom-duplicate">${IMAGE}</p>`, 0],
  ])('%s', (_, html, count) => {
    mount(html);
    expect(loads()).toBe(count);
  });

  it('is loaded in a site’s build without blocks that load their own', () => {
    mount(IMAGE, []);
    expect(loads()).toBe(1);
  });

  it('that a theme’s script may show is loaded, also where it waits for the mouse', () => {
    parts.hasThemeScript.mockReturnValue(true);
    mount('<img class="ProductList-image--alt" data-src="/a.png">');
    expect(loads()).toBe(1);
  });

  it('that has its address is fitted where no theme does so, once its script has run', async () => {
    mount('<img src="data:,">');
    expect(loads()).toBe(0);
    await settled();
    expect(loads()).toBe(1);
  });

  it.each([
    ['the theme does so', () => parts.isThemeRunning.mockReturnValue(true), () => {}],
    ['its unit has ended meanwhile', () => {}, (scope: { end(): void }) => scope.end()],
  ])('that has its address is left alone where %s', async (_, before, after) => {
    before();
    after(mount('<img src="data:,">').scope);
    await settled();
    expect(loads()).toBe(0);
  });

  it('is left to a block that the page has come to know later', () => {
    const blocks = [...BLOCKS];
    mount(`<p class="late-block">${IMAGE}</p>`, blocks);
    blocks.push({ name: 'late', selector: '.late-block', pictures: 'own' });
    mount(`<p class="late-block">${IMAGE}</p>`, blocks);
    expect(loads()).toBe(1);
  });

  it('that is wrong is said to the owner', () => {
    const { report } = mount(`<p>${IMAGE}</p>`);
    parts.loadInPlaceBatched.mock.calls[0]?.[1].onFault('No size.');
    expect(report.mock.calls.map(([phase, , cause]) => [phase, cause])).toEqual([['handler', 'No size.']]);
  });
});

describe.each([
  ['a thumbnail', (image: string) => `<p class="product-gallery-thumbnails-item">${image}</p>`],
  [
    'the logo of a cover page',
    (image: string) => `<div data-slide-type="cover-page"><p data-compound-type="logo">${image}</p></div>`,
  ],
])('the box of %s', (_, page) => {
  const isLoaded = (image: HTMLElement) => image.parentElement?.classList.contains('loaded');

  it('says that its image has come, as long as its unit lives', () => {
    const { scope, image } = mount(page(IMAGE));
    expect(isLoaded(image)).toBe(false);
    settle();
    expect(isLoaded(image)).toBe(true);
    scope.end();
    expect(isLoaded(image)).toBe(false);
  });

  it('says so at once where the image was served with its source', () => {
    const { image } = mount(page('<img src="/a.png">'));
    expect(isLoaded(image)).toBe(true);
  });
});

describe('a slide of a product', () => {
  const slide = (more = '', image = '') => `<li class="product-gallery-slides-item ${more}">${image}</li>`;
  const isSelected = (image: HTMLElement) => image.parentElement?.classList.contains('selected');

  it('is loaded when it comes near, and shown then; the first is chosen at once', () => {
    const { scope, image } = mount(`<ul>${slide('', IMAGE)}${slide()}</ul>`);
    expect([isSelected(image), loads()]).toEqual([true, 0]);
    expect(parts.whenVisible.mock.calls[0]?.[0]).toBe(image.parentElement);
    parts.whenVisible.mock.calls[0]?.[1]();
    expect(loads()).toBe(1);
    settle();
    expect(image.parentElement?.classList.contains('loaded')).toBe(true);
    scope.end();
    expect(isSelected(image)).toBe(false);
  });

  it.each([
    ['is not the first', `<ul>${slide()}${slide('', IMAGE)}</ul>`, false],
    ['is first, where another has been chosen', `<ul>${slide('', IMAGE)}${slide('selected')}</ul>`, false],
    ['is first, where a theme’s script may choose', `<ul>${slide('', IMAGE)}</ul>`, true],
  ])('is not chosen if it %s', (_, html, hasTheme) => {
    parts.hasThemeScript.mockReturnValue(hasTheme);
    const { image } = mount(html);
    expect(isSelected(image)).toBe(false);
    expect(parts.whenVisible).toHaveBeenCalledTimes(1);
  });
});

// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { readProductListItem, unit } from '../../../src/blocks/product-list-item/product-list-item.mount';
import { shareProduct } from '../../../src/commerce/product/shown-products';
import { createStore } from '../../../src/store/store';
import { createTestScope } from '../support/scope';

const SHOWS_OTHER = 'tweak-product-list-item-hover-behavior-show-alternate-image';

function read(html: string, ...classes: readonly string[]) {
  const element = document.createElement('div');
  element.innerHTML = html;
  return readProductListItem(element, { contains: (token) => classes.includes(token) });
}

describe('the pictures of an item of a list', () => {
  it('are a cover, another side, and those of variants', () => {
    const found = read(
      '<img class="grid-item-image grid-image-cover" id="a"><img class="grid-item-image grid-image-hover" id="b"><img class="grid-item-additional-image">',
    );
    expect([found.cover?.id, found.other?.id, found.pictures.length]).toEqual(['a', 'b', 1]);
  });

  it.each([
    [[SHOWS_OTHER], 'b'],
    [['tweak-product-list-item-hover-behavior-fade'], undefined],
    [[], undefined],
  ])('of version 7.0 change where the site’s styles say so: %j', (classes, other) => {
    const found = read(
      '<img class="ProductList-image ProductList-image--primary" id="a"><img class="ProductList-image ProductList-image--alt" id="b">',
      ...classes,
    );
    expect([found.cover?.id, found.other?.id]).toEqual(['a', other]);
  });

  it('may all be missing', () => {
    expect(read('')).toEqual({ cover: undefined, other: undefined, pictures: [] });
  });
});

describe('an item of a list', () => {
  const HTML = '<a href="/p"><img class="grid-image-cover"><img class="grid-image-hover" src="data:,b"></a>';

  async function mount() {
    const element = document.createElement('div');
    element.innerHTML = HTML;
    document.body.append(element);
    const scope = createTestScope();
    unit.mount(readProductListItem(element, { contains: () => false }), scope, element);
    const [cover, other] = [...element.querySelectorAll('img')];
    if (!cover || !other) throw new Error('The item has two pictures.');
    const point = (type: string, pointerType = 'mouse') =>
      element.dispatchEvent(new PointerEvent(type, { pointerType }));
    return { element, scope, cover, other, point };
  }

  it('keeps its cover in sight under a mouse until its other picture has loaded', async () => {
    const { element, cover, other, point } = await mount();
    expect(element.className).toBe('is-loaded');
    point('pointerenter');
    expect(cover.style.opacity).toBe('1');
    expect(other.classList.contains('grid-image-selected')).toBe(false);
    point('pointerleave');
    expect([cover.style.opacity, cover.classList.contains('grid-image-not-selected')]).toEqual(['', false]);
  });

  it('shows its other picture instead, once that has loaded, until the mouse has left', async () => {
    const { cover, other, point } = await mount();
    const classes = () => [cover.className, other.className];
    Object.defineProperties(other, { complete: { value: false }, decode: { value: async () => {} } });
    point('pointerenter');
    other.dispatchEvent(new Event('load'));
    await vi.waitFor(() =>
      expect(classes()).toEqual([
        expect.stringContaining('grid-image-not-selected'),
        expect.stringContaining('grid-image-selected'),
      ]),
    );
    expect([cover.style.opacity, other.style.opacity]).toEqual(['', '1']);
    point('pointerleave');
    for (const name of classes()) expect(name).not.toContain('selected');
  });

  it.each([true, false])(
    'shows its other picture for the keyboard, not for a press of the mouse: %s',
    async (isKeyboard) => {
      const { element, cover } = await mount();
      const link = element.firstElementChild as HTMLElement;
      // happy-dom knows neither how the focus came nor where the mouse is.
      vi.spyOn(element, 'matches').mockImplementation(
        (asked) => isKeyboard && asked === ':has(:focus-visible)',
      );
      link.dispatchEvent(new Event('focusin', { bubbles: true }));
      expect(cover.style.opacity).toBe(isKeyboard ? '1' : '');
      link.dispatchEvent(new Event('focusout', { bubbles: true }));
      expect(cover.style.opacity).toBe('');
    },
  );

  it('keeps its other picture while the mouse is on it, though the focus goes', async () => {
    const { element, cover, point } = await mount();
    point('pointerenter');
    vi.spyOn(element, 'matches').mockImplementation((asked) => asked === ':hover');
    element.firstElementChild?.dispatchEvent(new Event('focusout', { bubbles: true }));
    expect(cover.style.opacity).toBe('1');
  });

  it('shows the picture of the chosen variant in place of its cover, once that has loaded', async () => {
    const element = document.createElement('div');
    element.innerHTML = `<img class="grid-image-cover"><img class="grid-item-additional-image" data-image-id="red">
      <img class="grid-item-additional-image" data-image-id="white" src="data:,w">`;
    document.body.append(element);
    const scope = createTestScope();
    const store = unit.mount(readProductListItem(element, { contains: () => false }), scope, element);
    const [cover, , white] = [...element.querySelectorAll('img')];
    if (!cover || !white) throw new Error('The item has three pictures.');
    Object.defineProperties(white, { complete: { value: false }, decode: { value: async () => {} } });
    const variants = ['red', 'white'].map((name) => ({ options: { Colour: name }, pictures: [name] }));
    const product = createStore({ selection: {} as Record<string, string> });
    const productScope = createTestScope();
    shareProduct(productScope, element, { ...product, product: { id: 'p', variants } } as never);
    product.set({ selection: { Colour: 'white' } });
    await vi.waitFor(() => expect(cover.style.opacity).toBe('1'));
    white.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(store.get()).toBe(white));
    expect([cover.className, white.className]).toEqual([
      expect.stringContaining('grid-image-not-selected'),
      expect.stringContaining('grid-image-selected'),
    ]);
    productScope.end();
  });

  it('does nothing for a finger, whose first tap follows the link', async () => {
    const { cover, point } = await mount();
    point('pointerenter', 'touch');
    expect(cover.style.opacity).toBe('');
  });
});

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readProductListItem } from '../../../src/blocks/product-list-item/product-list-item.mount';

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

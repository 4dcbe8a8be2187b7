// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProduct } from '../../../../src/commerce/product/read-product';
import { indexOfPicture, picturesOf } from '../../../../src/commerce/product/variant-pictures';

const product = (variants: readonly object[]) => readProduct({ id: 'p', variants }, { currency: 'GBP' });

const variant = (size: string, colour: string, more: object) => ({
  id: `${size}-${colour}`,
  attributes: { Size: size, Colour: colour },
  ...more,
});

describe('the pictures of a variant', () => {
  it.each([
    [{ imageIds: ['a', 'b'] }, ['a', 'b']],
    [{ images: [{ id: 'a', assetUrl: '/a.png' }, { assetUrl: '/b.png' }] }, ['a', '/a.png', '/b.png']],
    [{ mainImage: { assetUrl: '/main.png' }, imageIds: ['a'] }, ['/main.png', 'a']],
    [{ mainImageId: 'a', imageIds: ['a', 'b'] }, ['a', 'b']],
    [{ mainImage: null, imageIds: 'a', images: {} }, ['a']],
    [{}, []],
  ])('are named by id or address: %j', (fields, names) => {
    expect(product([{ id: 'v', attributes: {}, ...fields }]).variants[0]?.pictures).toEqual(names);
  });

  it('are read from anything without an error', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        product([{ id: 'v', attributes: {}, mainImage: value, imageIds: value, images: value }]);
      }),
    );
  });
});

describe('the picture of what is chosen', () => {
  const basket = product([
    variant('S', 'Natural', { imageIds: ['natural', 'small'] }),
    variant('L', 'Natural', { imageIds: ['natural', 'large'] }),
    variant('L', 'Buff', { imageIds: ['buff'] }),
  ]);

  it.each([
    [{}, []],
    [{ Size: 'S' }, ['natural', 'small']],
    [{ Size: 'L' }, []],
    [{ Colour: 'Natural' }, ['natural']],
    [{ Colour: 'Buff' }, ['buff']],
    [{ Size: 'L', Colour: 'Natural' }, ['natural', 'large']],
    [{ Size: 'S', Colour: 'Buff' }, []],
  ])('is one that all variants with %j share', (selection, pictures) => {
    expect(picturesOf(basket, selection as Record<string, string>)).toEqual(pictures);
  });

  it('is that of the only variant when there is nothing to choose', () => {
    expect(picturesOf(product([{ id: 'v', attributes: {}, imageIds: ['a'] }]), {})).toEqual(['a']);
  });
});

describe('the slide of a picture', () => {
  const slides = (html: string) => {
    const list = document.createElement('div');
    list.innerHTML = html;
    return [...list.children].filter((child) => child instanceof HTMLElement);
  };

  it.each([
    ['an id of the slide', '<div data-image-id="a"><img></div><div data-image-id="b"><img></div>', ['b'], 1],
    ['an id of the image', '<div><img></div><div><img data-image-id="b"></div>', ['b'], 1],
    [
      'its address, from whatever host and in whatever width',
      '<div><img src="/a.png"></div><div><img data-image="//b.example/x/b.png?format=500w"></div>',
      ['https://a.example/x/b.png'],
      1,
    ],
    [
      'the first name that a slide has',
      '<div data-image-id="a"></div><div data-image-id="b"></div>',
      ['c', 'b', 'a'],
      1,
    ],
    ['nothing', '<div data-image-id="a"><img src="/a.png"></div>', ['b', '/b.png'], -1],
    ['no name', '<div><img></div>', [], -1],
  ])('is found by %s', (_, html, names, index) => {
    expect(indexOfPicture(slides(html), names)).toBe(index);
  });
});

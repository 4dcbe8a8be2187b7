import { describe, expect, it } from 'vitest';
import { checkSet } from '../../../src/lightbox/create-lightbox';
import { createItems } from './items';

describe('a set of theme code', () => {
  it.each([
    ['no set', undefined, 'No images: `set` is undefined. It should be a list of items'],
    ['an empty set', [], 'No images: `set` is an empty list. It should be a list of items'],
    ['an item without content', [...createItems(1), { src: '/lake.jpg' }], 'No image: item 2 of the set has'],
    ['a picture without an address', [{ content: { type: 'image', alt: '' } }], 'No image: item 1'],
    ['a video without html', [{ content: { type: 'video', alt: '' } }], 'No image: item 1'],
    ['an item that is nothing', [null], 'No image: item 1'],
  ])('says what is missing: %s', (_, set, message) => {
    // As theme code may call it.
    expect(() => checkSet(set as never)).toThrow(message);
  });

  it('is taken where each item has something to show', () => {
    expect(() =>
      checkSet([...createItems(2), { content: { type: 'video', html: '<iframe></iframe>', alt: '' } }]),
    ).not.toThrow();
  });
});

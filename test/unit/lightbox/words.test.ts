import { describe, expect, it } from 'vitest';
import { neighboursOf, rungFor } from '../../../src/lightbox/lightbox-source';
import { altOf, announcementOf, captionOf } from '../../../src/lightbox/lightbox-words';
import { createItem, createItems } from './items';

const announce = (alt: string, title?: string) => {
  const item = createItem({ alt }, title === undefined ? undefined : { title });
  const state = { items: [...createItems(1), item], index: 1, open: true };
  return [announcementOf(state), altOf(state, item)];
};

describe('what a lightbox says', () => {
  it('is the place, and what the picture shows', () => {
    expect(announce('A lake')).toEqual(['Image 2 of 2: A lake', 'A lake']);
    expect(announce('', 'Dawn &amp; dusk')).toEqual(['Image 2 of 2: Dawn & dusk', 'Dawn & dusk']);
  });

  it('is no file name, and no picture is without a name', () => {
    expect(announce('IMG_0042.JPG')).toEqual(['Image 2 of 2', 'IMG_0042.JPG']);
    expect(announce(' ')).toEqual(['Image 2 of 2', 'Image 2 of 2']);
  });
});

describe('the caption', () => {
  it('is text, whatever the builder wrote', () => {
    const description = '&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;';
    expect(captionOf(createItem({}, { title: '<b>Dawn</b>', description }))).toEqual({
      title: 'Dawn',
      description: 'One\n\nTwo',
    });
  });

  it('is missing when there is nothing to say', () => {
    expect(captionOf(createItem())).toBeUndefined();
    expect(captionOf(createItem({}, { title: ' ', description: '<p></p>' }))).toBeUndefined();
  });
});

describe('the pictures', () => {
  it('are asked for in the size of their box', () => {
    const box = { width: 1000, height: 600 };
    const { content } = createItem({ width: 2000, height: 2000 });
    expect([rungFor(content, box, 1), rungFor(content, box, 2)]).toEqual([750, 1500]);
    expect(rungFor(createItem().content, box, 1)).toBe(1000);
  });

  it('next to each other are fetched ahead, none twice and never the one that is shown', () => {
    const around = (count: number, index: number) =>
      neighboursOf(createItems(count), index).map(({ content }) => content.src);
    expect(around(5, 0)).toEqual(['/1.jpg', '/4.jpg']);
    expect(around(2, 1)).toEqual(['/0.jpg']);
    expect(around(1, 0)).toEqual([]);
  });
});

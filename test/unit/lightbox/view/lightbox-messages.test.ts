import { describe, expect, it } from 'vitest';
import { altOf, announcementOf, captionOf } from '../../../../src/lightbox/view/lightbox-messages';
import { slotsAround, widthFor } from '../../../../src/lightbox/view/lightbox-slots';
import { createItem, createItems } from '../items';

const announce = (alt: string, title?: string) => {
  const item = createItem({ alt }, title === undefined ? undefined : { title });
  const items = [...createItems(1), item];
  return [announcementOf({ items, index: 1 }), altOf(items, 1)];
};

describe('what a lightbox says', () => {
  it('is the place, and what the picture shows', () => {
    expect(announce('A lake')).toEqual(['Image 2 of 2: A lake', 'A lake']);
    expect(announce('', 'Dawn &amp; dusk')).toEqual(['Image 2 of 2: Dawn & dusk', 'Dawn & dusk']);
  });

  it('is never a file name, and every picture has a name', () => {
    expect(announce('IMG_0042.JPG')).toEqual(['Image 2 of 2', 'IMG_0042.JPG']);
    expect(announce(' ')).toEqual(['Image 2 of 2', 'Image 2 of 2']);
  });
});

it('a lightbox says what is a video', () => {
  const video = (alt: string) => ({ content: { type: 'video', html: '', alt } }) as const;
  const items = [video('Rain'), video('')];
  expect([0, 1].map((index) => announcementOf({ items, index }))).toEqual([
    'Video 1 of 2: Rain',
    'Video 2 of 2',
  ]);
});

describe('the caption', () => {
  it('is text, whatever the builder wrote', () => {
    const description = '&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;';
    expect(captionOf(createItem({}, { title: '<b>Dawn</b>', description }))).toEqual({
      title: 'Dawn',
      description: 'One\n\nTwo',
      html: '<p>One</p><p>Two</p>',
    });
    expect(captionOf(createItem({}, { description: 'Fish &amp; chips' }))?.html).toBeUndefined();
  });

  it('is missing when there is nothing to say', () => {
    expect(captionOf(createItem())).toBeUndefined();
    expect(captionOf(createItem({}, { title: ' ', description: '<p></p>' }))).toBeUndefined();
  });
});

describe('the pictures', () => {
  it('are asked for in the size of their box, and of what the visitor has enlarged', () => {
    const box = { width: 1000, height: 600 };
    const square = { type: 'image', src: '/a.jpg', alt: '', width: 2000, height: 2000 } as const;
    expect([
      widthFor(square, box, 1),
      widthFor(square, box, 2),
      widthFor(square, { width: 3 * box.width, height: 3 * box.height }, 1),
    ]).toEqual([750, 1500, 2500]);
    expect(widthFor({ type: 'image', src: '/a.jpg', alt: '' }, box, 1)).toBe(1000);
  });

  it('on either side wait beside the one that is shown', () => {
    const around = (index: number, count: number, loop = true) =>
      slotsAround(index, count, loop).map((slot) => [slot.slot, slot.index]);
    expect(around(0, 5)).toEqual([
      [-1, 4],
      [0, 0],
      [1, 1],
    ]);
    expect(around(1, 2)).toEqual([
      [-1, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(around(0, 3, false)).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(around(1, 3, false)).toEqual([
      [-1, 0],
      [0, 1],
      [1, 2],
    ]);
    expect(around(2, 3, false)).toEqual([
      [-1, 1],
      [0, 2],
    ]);
    expect(around(0, 1)).toEqual([[0, 0]]);
  });
});

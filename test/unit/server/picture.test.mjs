import { describe, expect, test } from 'vitest';
import { parsePage } from '../../../server/html/parse-page.mjs';
import { readImageSizes } from '../../../server/pages/image-sizes.mjs';
import { answeredSize, pictureForUrl, readSize } from '../../../server/pictures/answer-images.mjs';
import { drawPicture } from '../../../server/pictures/draw-picture.mjs';
import { sizeOfSvg } from './size-of-svg.mjs';

describe('drawPicture', () => {
  test.each([
    [1500, 1000],
    [300, 900],
    [1, 1],
    [3, 2000],
  ])('draws a picture of %i×%i', (width, height) => {
    expect(sizeOfSvg(drawPicture({ width, height, label: 'name' }))).toEqual([width, height]);
  });

  test('keeps impossible sizes within bounds', () => {
    expect(sizeOfSvg(drawPicture({ width: 0, height: 99999 }))).toEqual([1, 8000]);
    expect(sizeOfSvg(drawPicture({ width: Number.NaN, height: 2.6 }))).toEqual([1, 3]);
  });

  test('gives other colours for another seed and the same picture for the same one', () => {
    const picture = (seed) => drawPicture({ width: 60, height: 40, seed });
    expect(picture('image-1')).not.toBe(picture('image-2'));
    expect(picture('image-1')).toBe(picture('image-1'));
  });

  test('writes any label as text', () => {
    const picture = drawPicture({ width: 60, height: 40, label: '<b>&\0 fern' });
    expect(picture).toContain('>&lt;b&gt;&amp;  fern</text>');
  });
});

describe('pictures for image addresses', () => {
  const original = { width: 1500, height: 1125 };

  test('have the width asked for in the original’s ratio, and never more than the original', () => {
    expect(answeredSize('/a.png?format=500w', original)).toEqual({ width: 500, height: 375 });
    expect(answeredSize('/a.png?content-type=image%2Fpng&format=100w', original)).toEqual({
      width: 100,
      height: 75,
    });
    expect(answeredSize('/a.png?format=2500w', original)).toEqual(original);
    expect(answeredSize('/a.png?format=original', original)).toEqual(original);
    expect(answeredSize('/a.png', original)).toEqual(original);
    expect(answeredSize('/a.png?format=10w', { width: 9000, height: 3 }).height).toBe(1);
  });

  test('reads dimensions as the platform writes them', () => {
    expect(readSize('1472x216')).toEqual({ width: 1472, height: 216 });
    expect(readSize('0x216')).toBeUndefined();
    expect(readSize('')).toBeUndefined();
    expect(readSize(undefined)).toBeUndefined();
  });

  test('have the size that the page states, else 1500×1000', () => {
    const html =
      '<img data-image-dimensions="800x400" data-src="https://images.squarespace-cdn.com/v1/A%20b.jpg">' +
      '<img width="70" height="50" src="//images.squarespace-cdn.com/v1/c.png">' +
      '<img data-image-dimensions="90x30" src="../../https://images.squarespace-cdn.com/v1/d.png">';
    const sizes = readImageSizes(parsePage(html));
    const answered = (path) =>
      sizeOfSvg(pictureForUrl(`https://images.squarespace-cdn.com/v1/${path}`, sizes));
    expect(answered('A%20b.jpg?format=200w')).toEqual([200, 100]);
    expect(answered('c.png')).toEqual([70, 50]);
    expect(answered('d.png')).toEqual([90, 30]);
    expect(answered('unknown.png')).toEqual([1500, 1000]);
  });

  test('show the name of the file', () => {
    expect(pictureForUrl('https://images.squarespace-cdn.com/v1/a%20fern.jpg', new Map())).toContain(
      '>a fern</text>',
    );
  });
});

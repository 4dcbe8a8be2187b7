import { describe, expect, test } from 'vitest';
import { readImageSizes } from '../../../demo-server/pages/image-sizes.mjs';
import { answeredSize, pictureForUrl, readSize } from '../../../demo-server/pictures/answer-images.mjs';
import { drawTestCard } from '../../../demo-server/pictures/draw-test-card.mjs';
import { drawScene } from '../../../demo-server/pictures/scenes.mjs';
import { parsePage } from '../../../src/server/html/parse-page.mjs';
import { sizeOfSvg } from '../server/size-of-svg.mjs';

describe('drawTestCard', () => {
  test.each([
    [1500, 1000],
    [300, 900],
    [1, 1],
    [3, 2000],
  ])('draws a card of %i×%i', (width, height) => {
    expect(sizeOfSvg(drawTestCard({ width, height, label: 'name' }))).toEqual([width, height]);
  });

  test('keeps impossible sizes within bounds', () => {
    expect(sizeOfSvg(drawTestCard({ width: 0, height: 99999 }))).toEqual([1, 8000]);
    expect(sizeOfSvg(drawTestCard({ width: Number.NaN, height: 2.6 }))).toEqual([1, 3]);
  });

  test('gives other colours for another seed and the same card for the same one', () => {
    const picture = (seed) => drawTestCard({ width: 60, height: 40, seed });
    expect(picture('image-1')).not.toBe(picture('image-2'));
    expect(picture('image-1')).toBe(picture('image-1'));
  });

  test('writes any label as text', () => {
    const picture = drawTestCard({ width: 60, height: 40, label: '<b>&\0 fern' });
    expect(picture).toContain('>&lt;b&gt;&amp;  fern</text>');
  });
});

describe('drawScene', () => {
  test.each([
    [1500, 1000],
    [300, 900],
    [3, 8000],
  ])('fills a picture of %i×%i with a drawing, as small as a page needs it', (width, height) => {
    for (const name of ['pond', 'willow-rim', 'any-name', 'constructor', '<b>&']) {
      const picture = drawScene({ width, height, name });
      expect(sizeOfSvg(picture), name).toEqual([width, height]);
      expect(picture.match(/<svg /g), name).toHaveLength(2);
      expect(picture, name).toContain(
        `<svg width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
      );
      expect(picture.length, name).toBeLessThan(40_000);
    }
  });

  test('draws the first word of a name, and one drawing for any other name', () => {
    const picture = (name) => drawScene({ width: 60, height: 40, name });
    expect(picture('willow-rim')).toBe(picture('willow'));
    expect(picture('willow')).not.toBe(picture('pond'));
    expect(picture('any-name')).toBe(picture('any-name'));
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

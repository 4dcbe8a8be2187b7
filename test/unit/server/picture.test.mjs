import { describe, expect, test } from 'vitest';
import { answeredSize, pictureForUrl, pictureResponse, readSize } from '../../../server/answer-images.mjs';
import { readImageSizes } from '../../../server/pages/image-sizes.mjs';
import { drawPicture } from '../../../server/picture.mjs';
import { crc32 } from '../../../server/pictures/crc32.mjs';
import { decodePng } from './decode-png.mjs';

const sizeOf = ({ width, height }) => [width, height];

test('crc32 gives the checksum of the standard’s example', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
});

describe('drawPicture', () => {
  test.each([
    [1500, 1000],
    [300, 900],
    [1, 1],
    [3, 2000],
    [71, 40],
  ])('draws a valid PNG of %i×%i', (width, height) => {
    const picture = decodePng(drawPicture({ width, height, label: 'name', seed: 'a' }));
    expect(sizeOf(picture)).toEqual([width, height]);
  });

  test('marks the edge and the centre, so that cropping shows', () => {
    const { colourAt } = decodePng(drawPicture({ width: 400, height: 300, seed: 'a' }));
    const corners = [colourAt(0, 0), colourAt(399, 0), colourAt(0, 299), colourAt(399, 299)];
    expect(new Set(corners.map(String)).size).toBe(1);
    expect(colourAt(200, 150)).toEqual([255, 255, 255]);
    expect(colourAt(100, 150)).not.toEqual([255, 255, 255]);
    expect(colourAt(20, 20)).not.toEqual(colourAt(380, 280));
  });

  test('gives other colours for another seed and the same picture for the same one', () => {
    const picture = (seed) => drawPicture({ width: 60, height: 40, seed });
    expect(picture('image-1').equals(picture('image-2'))).toBe(false);
    expect(picture('image-1').equals(picture('image-1'))).toBe(true);
  });

  test('grows fronds before the gradient, the same at every size, and none on a plain one', () => {
    const draw = (width, height, isPlain) =>
      decodePng(drawPicture({ width, height, label: 'fern', isPlain }));
    const [small, large, plain] = [draw(300, 200), draw(600, 400), draw(300, 200, true)];
    const spots = Array.from({ length: 60 }, (_, at) => [5 + at * 4.9, 190]).map(([x, y]) => [
      Math.round(x),
      y,
    ]);
    const isSame = (a, b) => String(a) === String(b);
    const same = spots.filter(([x, y]) => isSame(small.colourAt(x, y), large.colourAt(2 * x, 2 * y)));
    expect(same.length).toBeGreaterThan(spots.length * 0.8);
    expect(spots.some(([x, y]) => !isSame(small.colourAt(x, y), plain.colourAt(x, y)))).toBe(true);
  });

  test('is small even when the picture is big', () => {
    expect(drawPicture({ width: 2500, height: 1667, seed: 'a' }).length).toBeLessThan(120_000);
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

  test('measure 1500×1000 when nobody says', () => {
    expect(sizeOf(decodePng(pictureForUrl('https://images.squarespace-cdn.com/a.jpg')))).toEqual([
      1500, 1000,
    ]);
    expect(sizeOf(decodePng(pictureForUrl('/a.jpg?format=300w', '600x900')))).toEqual([300, 450]);
  });

  test('answer an intercepted request with what the page says of it', () => {
    const html =
      '<img data-image-dimensions="800x400" data-src="https://images.squarespace-cdn.com/v1/A%20b.jpg">' +
      '<img width="70" height="50" src="//images.squarespace-cdn.com/v1/c.png">' +
      '<img data-image-dimensions="90x30" src="../../https://images.squarespace-cdn.com/v1/d.png">';
    const sizes = readImageSizes(html);
    const answered = (path) => {
      const response = pictureResponse(`https://images.squarespace-cdn.com/v1/${path}`, sizes);
      expect(response).toMatchObject({ status: 200, contentType: 'image/png' });
      return sizeOf(decodePng(response.body));
    };
    expect(answered('A%20b.jpg?format=200w')).toEqual([200, 100]);
    expect(answered('c.png')).toEqual([70, 50]);
    expect(answered('d.png')).toEqual([90, 30]);
    expect(answered('unknown.png')).toEqual([1500, 1000]);
  });
});

import { expect, it } from 'vitest';
import {
  landscapeState,
  readDimensions,
  readFocalPoint,
  shapeStyle,
  sizeAttributes,
} from '../../../../src/media/image/dimensions';

it('reads a size', () => {
  expect(readDimensions('1500x1000')).toEqual({ width: 1500, height: 1000 });
});

it.each(['', 'x', '1500', '0x10', '10x0', '-1x5', 'NaNxNaN', 'Infinityx1', 'axb', undefined])(
  'finds no size in %j',
  (text) => {
    expect(readDimensions(text)).toBeUndefined();
  },
);

it('reads a focal point and keeps it in the picture', () => {
  expect(readFocalPoint('0.25,0.75')).toEqual({ x: 0.25, y: 0.75 });
  expect(readFocalPoint('-1, 2')).toEqual({ x: 0, y: 1 });
});

it.each(['', ',', '0.2', '0.2,', 'a,b', 'NaN,0.1', undefined])('takes the centre for %j', (text) => {
  expect(readFocalPoint(text)).toEqual({ x: 0.5, y: 0.5 });
});

it('reads a point near the corner, where both parts together are less than the whole', () => {
  expect(readFocalPoint('0.1,0.2')).toEqual({ x: 0.1, y: 0.2 });
  expect(readFocalPoint('0,0')).toEqual({ x: 0, y: 0 });
  expect(readFocalPoint('1,1')).toEqual({ x: 1, y: 1 });
});

it('gives an image the attributes of its size, where that is known', () => {
  const sized = (imageDimensions?: string) => sizeAttributes({ dataset: { imageDimensions } } as never);
  expect(sized('1500x1000')).toEqual({ attributes: { width: '1500', height: '1000' } });
  expect(sized('large')).toEqual({});
  expect(sized()).toEqual({});
});

it.each([
  ['900x600', { styles: { 'aspect-ratio': '900 / 600' } }, { attributes: { 'data-landscape': 'true' } }],
  ['600x900', { styles: { 'aspect-ratio': '600 / 900' } }, {}],
  ['600x600', { styles: { 'aspect-ratio': '600 / 600' } }, {}],
  ['wide', {}, {}],
])('what an image of a product has before it is there of %s', (imageDimensions, shape, state) => {
  const image = { dataset: { imageDimensions } };
  expect(shapeStyle(image as never)).toEqual(shape);
  expect(landscapeState({ querySelector: () => image } as never)).toEqual(state);
});

import { expect, it } from 'vitest';
import { fillsBox, shapeClasses } from '../../../../src/features/template-families/york.data';

it.each([
  [2001, 'pano landscape'],
  [2000, 'landscape'],
  [1151, 'landscape'],
  [1150, 'square staggerable'],
  [850, 'square staggerable'],
  [849, 'portrait staggerable'],
])('a picture of %d × 1000 px is %s', (width, shapes) => {
  expect(shapeClasses({ width, height: 1000 })).toEqual(
    shapes.split(' ').map((shape) => `project-slide-${shape}`),
  );
});

it.each([
  ['banner-image-crop banner-image-alignment-left', 'banner', true],
  ['index-item-image-crop index-item-image-alignment-center', 'index-item', true],
  ['banner-image-crop banner-image-alignment-top', 'banner', false],
  ['banner-image-alignment-center', 'banner', false],
  ['banner-image-crop banner-image-alignment-right', 'index-item', false],
] as const)('with %s the picture of a %s fills its box: %s', (settings, kind, isFilled) => {
  expect(fillsBox(settings.split(' '), kind)).toBe(isFilled);
});

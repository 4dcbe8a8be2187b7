// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readParallax } from '../../../../src/blocks/parallax/parallax.mount';

function read(context: object | undefined) {
  const section = document.createElement('section');
  if (context) section.dataset.currentContext = JSON.stringify(context);
  const box = section.appendChild(document.createElement('div'));
  box.append(document.createElement('img'));
  const data = readParallax(box);
  return data && [data.x, data.y];
}

it('moves a picture as far as the section says, in its direction', () => {
  expect(read(undefined)).toEqual([0, 0.09]);
  expect(read({ backgroundMediaEffect: { type: 'parallax', rotation: 0, intensity: 100 } })).toEqual([
    0.3, 0,
  ]);
  expect(read({ backgroundMediaEffect: { type: 'parallax', rotation: 90, intensity: 500 } })).toEqual([
    0, 0.3,
  ]);
});

it('has nothing to move without a picture', () => {
  expect(readParallax(document.createElement('div'))).toBeUndefined();
});

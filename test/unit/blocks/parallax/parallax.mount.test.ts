// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readParallax, unit } from '../../../../src/blocks/parallax/parallax.mount';
import { mountUnit } from '../../support/mount-unit';

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

it.each([
  [-20, 45, [0, 0]],
  [50, 180, [-0.15, 0]],
  [100, 60, [0.15, 0.26]],
])('with the intensity %d and the rotation %d° moves by %j', (intensity, rotation, expected) => {
  expect(read({ backgroundMediaEffect: { intensity, rotation } })).toEqual(expected);
});

it('tells the style sheet how far, with room to move in, and gives the page back', () => {
  const section = document.createElement('section');
  section.dataset.currentContext = JSON.stringify({
    backgroundMediaEffect: { intensity: 100, rotation: 180 },
  });
  section.innerHTML = '<div><img></div>';
  const served = section.outerHTML;
  const [box] = section.children;
  const { scope } = mountUnit(unit, box as HTMLElement);
  expect(section.className).toBe('inlay-parallax-section');
  const image = section.querySelector('img');
  expect(image?.className).toBe('inlay-parallax-image');
  const partOf = (name: string) => image?.style.getPropertyValue(`--inlay-parallax-${name}`);
  expect([partOf('x'), partOf('y'), partOf('scale')]).toEqual(['-30%', '0%', '1.6']);
  scope.end();
  expect(section.outerHTML).toBe(served);
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import {
  heightOfPicture,
  readIndexPictures,
} from '../../../../src/blocks/index-pictures/index-pictures.mount';

const read = (boxes: string, sections: string) => {
  document.body.innerHTML = `<div id="parallax-images">${boxes}</div>${sections}`;
  const layer = document.querySelector<HTMLElement>('#parallax-images');
  return layer ? readIndexPictures(layer) : undefined;
};
const box = (id: string) => `<div class="image-container" data-url-id="${id}"></div>`;
const section = (id: string, name = 'has-main-image') =>
  `<div class="parallax-item" data-url-id="${id}"><div class="title-desc-wrapper ${name}"></div></div>`;

it('finds the picture of each section by its name, whatever their order', () => {
  const pictures = read(box('b') + box('a'), section('a') + section('b') + section('c'));
  expect(pictures?.map(({ box: { dataset }, isFirst }) => [dataset.urlId, isFirst])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

it('leaves sections without a picture, and a page without sections, alone', () => {
  expect(read(box('a'), section('a', ''))).toBeUndefined();
  expect(read(box('a'), '')).toBeUndefined();
});

it('knows the height from the settings of the owner', () => {
  const settings = (...names: string[]) => ({ contains: (name: string) => names.includes(name) });
  expect(heightOfPicture(false, settings())).toBe(66);
  expect(heightOfPicture(false, settings('index-image-height-half'))).toBe(50);
  expect(heightOfPicture(true, settings('index-image-height-half', 'first-index-image-fullscreen'))).toBe(
    100,
  );
  expect(heightOfPicture(false, settings('index-image-height-fullscreen'))).toBe(100);
});

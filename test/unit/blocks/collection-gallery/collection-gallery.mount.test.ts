// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readCollectionGallery } from '../../../../src/blocks/collection-gallery/collection-gallery.mount';

const read = (html: string, ...settings: string[]) => {
  const list = document.createElement('div');
  list.append(document.createRange().createContextualFragment(html));
  return readCollectionGallery(list, { contains: (name) => settings.includes(name) });
};
const SLIDES = '<div class="slide"></div><div><div class="slide"></div></div>';

it('reads the slides and the settings', () => {
  const data = read(SLIDES, 'gallery-style-fill', 'gallery-auto-play');
  expect([data?.slides.length, data?.fillsBox, data?.autoplay]).toEqual([2, true, true]);
  expect(read(SLIDES)).toMatchObject({ fillsBox: false, autoplay: false });
});

it('leaves an empty one alone', () => {
  expect(read('<p></p>')).toBeUndefined();
});

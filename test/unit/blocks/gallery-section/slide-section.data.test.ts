// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readSlideSection } from '../../../../src/blocks/gallery-section/slide-section.data';

function read(html: string, className = 'gallery-reel') {
  const element = document.createElement('div');
  element.className = className;
  element.innerHTML = html;
  return readSlideSection(element, ['gallery-slideshow', 'gallery-reel']);
}
const ITEM = '<figure class="gallery-reel-item"></figure>';

it('has the slides and controls of its own kind', () => {
  const found = read(`<div class="gallery-reel-list">${ITEM}<p></p>${ITEM}</div>
    <div class="gallery-reel-controls"><button data-previous></button><button data-next></button></div>
    <div class="gallery-slideshow-controls"><button data-next></button></div>
    <nav class="gallery-reel-bullet-nav"></nav>`);
  if ('fault' in found) throw new Error(found.fault);
  const { slides, next, previous, controls } = found;
  expect([slides, next, previous, controls].map(({ length }) => length)).toEqual([2, 1, 1, 1]);
});

it.each([
  ['no class of a kind', `<div class="gallery-reel-list">${ITEM}</div>`, 'other', 'no list of slides'],
  ['no list', ITEM, 'gallery-reel', 'no list of slides'],
  ['an empty list', '<div class="gallery-reel-list"></div>', 'gallery-reel', 'no slides'],
])('with %s is a fault', (_, html, className, text) => {
  expect(read(html, className)).toEqual({ fault: expect.stringContaining(text) });
});

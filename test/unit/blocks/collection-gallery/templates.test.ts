// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readCollectionGallery } from '../../../../src/blocks/collection-gallery/collection-gallery.mount';
import { findIn } from '../../support/markup';

const read = (html: string, selector: string, settings = '') => {
  document.body.innerHTML = html;
  const list = findIn(document, selector);
  const data = readCollectionGallery(list, { contains: (name) => settings.split(' ').includes(name) });
  return data && [data.template.list, data.fillsBox, data.transition, data.autoplay];
};
const SLIDE = '<div class="slide"></div>';

it.each([
  ['gallery-transition-fade', true, 'fade'],
  ['gallery-style-center', false, 'scroll'],
])('Momentum with %s', (settings, fillsBox, transition) => {
  const html = '<div class="slideshow"><div class="slide"><div class="imageWrapper"></div></div></div>';
  expect(read(html, '.slideshow', settings)).toEqual([
    '.slideshow:has(.imageWrapper)',
    fillsBox,
    transition,
    false,
  ]);
});

it('Forte: index pages, rows, and the layer over them, which is no gallery of its own', () => {
  const page = (name: string) =>
    `<div id="fullscreenBrowser"><div class="slideshow ${name}">${SLIDE}</div></div>`;
  expect(read(page('main'), '.main', 'auto-play')).toEqual([
    '#fullscreenBrowser .slideshow',
    true,
    'scroll',
    true,
  ]);
  expect(read(page('strip'), '.strip')?.[0]).toBe('.slideshow.strip');
  expect(read(page('stacked'), '.stacked')).toBeUndefined();
});

it('all others', () => {
  expect(
    read(`<div id="slideshow" class="slideshow">${SLIDE}</div>`, '#slideshow', 'gallery-style-fill'),
  ).toEqual(['*', true, 'fade', false]);
});

// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readPromotedGallery, unit } from '../../../../src/blocks/promoted-gallery/promoted-gallery.mount';
import { createTestScope } from '../../support/scope';

beforeEach(() => {
  document.body.className = 'collection-type-page';
});

const GALLERY = '<div class="gallery-block"><div class="sqs-gallery-block-slideshow"></div></div>';
const row = (blocks: string) =>
  `<div class="sqs-layout"><div class="sqs-row"><div class="sqs-col-12">${blocks}</div></div></div>`;
const page = (blocks: string) =>
  `<div id="promotedGalleryWrapper" class="promoted-gallery-wrapper"><div class="row"><div class="col"></div></div></div><div class="main-content">${row(blocks)}</div>`;
const section = (blocks: string) =>
  `<section class="index-section"><div class="promoted-gallery-wrapper"></div><div class="index-section-wrapper">${row(blocks)}</div></section>`;

const banners = () => [...document.querySelectorAll<HTMLElement>('.promoted-gallery-wrapper')];

it('moves the slideshow that a page begins with into the banner, and back', () => {
  document.body.innerHTML = page(`${GALLERY}<p></p>`);
  const served = document.body.outerHTML;
  const [banner] = banners();
  const data = banner && readPromotedGallery(banner);
  if (!data) throw new Error('The slideshow has not been found.');
  const scope = createTestScope();
  unit.mount(data, scope, banner);
  expect(document.querySelector('.row .col > .gallery-block')).toBe(data.gallery);
  expect(document.body.className).toBe('collection-type-page has-promoted-gallery has-banner-image');
  scope.end();
  expect(document.body.outerHTML).toBe(served);
});

it.each([
  ['a text', '<p></p><div class="gallery-block"><div class="sqs-gallery-block-slideshow"></div></div>'],
  ['another gallery', '<div class="gallery-block"><div class="sqs-gallery-block-grid"></div></div>'],
])('leaves a page alone that begins with %s', (_, blocks) => {
  document.body.innerHTML = page(blocks);
  expect(banners().map(readPromotedGallery)).toEqual([undefined]);
});

it('has a banner for each section of an index page; only the first is below the header', () => {
  document.body.innerHTML = section('<p></p>') + section(GALLERY);
  const [none, found] = banners().map(readPromotedGallery);
  expect([none, found?.isFirst, found?.place === banners()[1]]).toEqual([undefined, false, true]);
  document.body.innerHTML = section(GALLERY);
  expect(banners().map((banner) => readPromotedGallery(banner)?.isFirst)).toEqual([true]);
});

it('fills a banner that has no column for it', () => {
  document.body.innerHTML = section(GALLERY);
  const [banner] = banners();
  const data = banner && readPromotedGallery(banner);
  if (!data) throw new Error('The slideshow has not been found.');
  const scope = createTestScope();
  unit.mount(data, scope, banner);
  expect([banner.classList.contains('promoted-full'), data.gallery.parentElement]).toEqual([true, banner]);
  scope.end();
  document.body.innerHTML = page(GALLERY);
  const [columns] = banners();
  const inColumn = columns && readPromotedGallery(columns);
  if (!inColumn) throw new Error('The slideshow has not been found.');
  unit.mount(inColumn, scope, columns);
  expect(columns.classList.contains('promoted-full')).toBe(false);
});

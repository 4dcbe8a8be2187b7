// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { connectSlides } from '../../../../src/lightbox/openers/connect-slides';
import { imageOpener, leadsToImage } from '../../../../src/lightbox/openers/image-opener';
import { pageElement } from '../../support/markup';
import { createTestScope } from '../../support/scope';

it.each([
  ['<a href="/a.jpg"></a>', true],
  ['<a href="/a.JPEG?format=1#x"></a>', true],
  ['<a href="/a.svg"></a>', true],
  ['<a href="/a.tif"></a>', true],
  ['<a href="/a.jpg" target="_blank"></a>', false],
  ['<a href="/a.html"></a>', false],
  ['<a href="/page?file=a.jpg"></a>', false],
  ['<a href="/page" class="js-gallery-lightbox-opener"></a>', true],
  ['<a href="/image-1"></a>', true],
  ['<a></a>', false],
  ['<a href=""></a>', false],
])('%s leads to an image: %s', (html, expected) => {
  expect(leadsToImage(pageElement(html) as HTMLAnchorElement, ['/image-1'])).toBe(expected);
});

it.each([
  ['<img data-image="/i.jpg" data-src="/s.jpg" src="/t.jpg">', '/i.jpg'],
  ['<img data-src="/s.jpg" src="/t.jpg">', '/s.jpg'],
  ['<img src="/t.jpg">', '/t.jpg'],
  ['<img>', undefined],
])('shows %s from %s', (html, src) => {
  const image = pageElement(html) as HTMLImageElement;
  const opener = imageOpener(image, image, { id: 'a', theme: 'light' });
  expect(opener?.item.content).toEqual(src && expect.objectContaining({ type: 'image', src }));
  if (opener) expect([opener.theme, opener.item.id, opener.thumbnail]).toEqual(['light', 'a', image]);
});

it.each([
  ['an image', '<div><img src="/a.jpg"></div>', 'img'],
  ['a link to its image', '<div><a href="/a.jpg"><img src="/a.jpg"></a></div>', 'a'],
  ['a link elsewhere', '<div><a href="/page"><img src="/a.jpg"></a></div>', undefined],
  ['a video', '<div><img src="/a.jpg"><p class="sqs-video-wrapper"></p></div>', undefined],
  ['an address of its own', '<div data-click-through-url="/page"><img src="/a.jpg"></div>', undefined],
  ['no source', '<div><img></div>', undefined],
  ['no image', '<div></div>', undefined],
])('opens a slide with %s by its %s', (_, html, selector) => {
  const slide = pageElement(html);
  const served = slide.outerHTML;
  const scope = createTestScope();
  connectSlides([slide], scope);
  const opener = slide.querySelector('[aria-haspopup=dialog]');
  expect(opener?.localName).toBe(selector);
  scope.end();
  expect(slide.outerHTML).toBe(served);
});

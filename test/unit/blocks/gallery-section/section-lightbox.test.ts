// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { connectLightbox } from '../../../../src/blocks/gallery-section/section-lightbox';
import { createTestScope } from '../../support/scope';

const openOnClick = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/lightbox/openers/lightbox-openers', () => ({ openOnClick }));
afterEach(() => openOnClick.mockReset());

function connect(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  connectLightbox(element, createTestScope());
  return openOnClick.mock.calls[0]?.[0].map(({ item }: { item: { id?: string; meta?: object } }) => [
    item.id,
    item.meta,
  ]);
}
const link = (href: string, image = '<img data-src="/a.jpg">', caption = '') =>
  `<figure><a class="gallery-grid-lightbox-link" href="${href}">${image}</a><figcaption>${caption}</figcaption></figure>`;

it.each([
  ['?itemId=fern', 'fern'],
  ['/page?a=1?itemId=fern&b=2', 'fern'],
  ['page%3FitemId=fern.html', 'fern'],
  ['?itemid=fern#x', 'fern'],
  ['?other=fern', undefined],
  ['?itemId=', undefined],
])('knows an image by its address %s', (href, id) => {
  expect(connect(link(href))).toEqual([[id, undefined]]);
});

it('has the caption of its figure', () => {
  expect(connect(link('?itemId=a', undefined, ' A fern '))).toEqual([['a', { description: 'A fern' }]]);
});

it('leaves out links without an image, and images without a source', () => {
  expect(connect(link('?itemId=a', '') + link('?itemId=b', '<img>') + link('?itemId=c'))).toEqual([
    ['c', undefined],
  ]);
});

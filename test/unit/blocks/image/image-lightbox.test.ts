// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { connectLightbox } from '../../../../src/blocks/image/image-lightbox';
import { createTestScope } from '../../support/scope';

const openOnClick = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/lightbox/openers/lightbox-openers', () => ({ openOnClick }));
beforeEach(() => openOnClick.mockClear());

function openersIn(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  connectLightbox(element, createTestScope());
  return openOnClick.mock.calls[0]?.[0];
}

it('opens the images of boxes that ask for it, with their text and in the theme that they name', () => {
  const openers = openersIn(`
    <p class="lightbox" data-lightbox-theme="light" data-description="Dew"><img src="/a.png"></p>
    <p class="lightbox" data-lightbox-theme="dark"><img src="/b.png"></p>
    <p><img src="/c.png"></p>`);
  expect(openers).toMatchObject([
    { theme: 'light', item: { content: { src: '/a.png' }, meta: { description: 'Dew' } } },
    { theme: undefined, item: { content: { src: '/b.png' }, meta: undefined } },
  ]);
  expect(openers).toHaveLength(2);
});

it('leaves out boxes without an image', () => {
  expect(openersIn('<p class="lightbox"></p><p class="lightbox"><img></p>')).toEqual([]);
});

// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { unit } from '../../../../src/blocks/index-gallery/index-gallery.mount';
import type { Part } from '../../../../src/core/scope';
import { findIn } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

const slide = (inside: string, attributes = '') =>
  `<div class="slide-wrapper"><div class="slide" ${attributes}>${inside}<div class="slide-meta"><p class="title">Fern</p></div></div></div>`;
const image = '<img data-src="https://x.example/a.jpg" alt="A">';

let scope: Part | undefined;

function mount(body: string, slides: string) {
  document.body.className = body;
  document.body.innerHTML = `<div class="gallery"><div class="gallery-wrapper">${slides}</div>
    <a class="hide-meta-toggle"></a><a class="hide-meta-toggle"></a><span class="previous-slide"></span><span class="next-slide"></span></div>`;
  const element = findIn(document, '.gallery');
  const served = element.outerHTML;
  const mounted = mountUnit(unit, element);
  scope = mounted.scope;
  const store = mounted.store as { readonly get: () => { readonly currentIndex: number } };
  const classes = (selector: string) =>
    [...element.querySelectorAll(selector)].map(({ className }) => className);
  const press = (selector: string) =>
    element
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return { element, served, store, classes, press };
}

afterEach(() => {
  document.body.removeAttribute('class');
});

it('is a grid whose pictures open the lightbox, unless they are links', () => {
  const { element, served } = mount(
    'design-grid',
    slide(image, 'data-slide-url="one"') + slide(`<a href="/x">${image}</a>`) + slide('<p>Words</p>'),
  );
  const openers = [...element.querySelectorAll('[aria-haspopup=dialog]')];
  expect(openers.map((opener) => [opener.className.split(' ')[0], opener.getAttribute('role')])).toEqual([
    ['slide', 'button'],
  ]);
  expect(element.querySelector('.hide-meta-toggle')?.getAttribute('role')).toBeNull();
  scope?.end();
  expect(element.outerHTML).toBe(served);
});

it('has the only picture of a slide fill it, also where the server has given its source', () => {
  const served = '<img src="https://x.example/a.jpg" alt="">';
  const { element } = mount('design-grid', slide(served) + slide(served + served));
  expect([...element.querySelectorAll('img')].map(({ style }) => style.objectFit)).toEqual(['cover', '', '']);
});

it.each(['melt', 'scroll'])('starts with the transition «%s», known or not', (transition) => {
  const { store, press } = mount(`slideshow-transition-${transition}`, slide(image) + slide(image));
  press('.previous-slide');
  expect(store.get().currentIndex).toBe(1);
});

// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { unit } from '../../../../src/blocks/index-section/index-section.mount';
import type { Part } from '../../../../src/core/scope';
import { mountUnit } from '../../support/mount-unit';

let scope: Part | undefined;

function mount(layout: string, count: number) {
  document.body.className = `tweak-index-gallery-layout-${layout}`;
  document.body.innerHTML = `<section><div class="Index-gallery-wrapper">${'<article class="Index-gallery-item"></article>'.repeat(count)}
    <button class="Index-gallery-control--right"></button></div></section>`;
  const element = document.querySelector('section');
  if (!element) throw new Error('There is no section.');
  const served = element.outerHTML;
  const mounted = mountUnit(unit, element);
  scope = mounted.scope;
  const store = mounted.store as { readonly get: () => { readonly currentIndex: number } };
  return { element, served, store };
}

afterEach(() => {
  document.body.removeAttribute('class');
});

it('groups the items of a collage, and only these', () => {
  const { element, served } = mount('packed', 20);
  const groups = [...element.querySelectorAll<HTMLElement>('.Index-gallery-inner')];
  expect(groups.map(({ dataset, children }) => [dataset.indexGalleryImages, children.length])).toEqual([
    ['9', 9],
    ['8', 8],
    ['3', 3],
  ]);
  scope?.end();
  expect(element.outerHTML).toBe(served);
  for (const layout of ['grid', 'slideshow'])
    expect(mount(layout, 4).element.querySelector('.Index-gallery-inner')).toBeNull();
});

it('is moved by its controls as a slideshow', () => {
  const { element, store } = mount('slideshow', 3);
  element.querySelector<HTMLElement>('.Index-gallery-control--right')?.click();
  expect(store.get().currentIndex).toBe(1);
});

it('marks one item after the other', () => {
  const { element } = mount('slideshow', 3);
  const active = () =>
    [...element.querySelectorAll('.Index-gallery-item')].map((item) => item.classList.contains('active'));
  expect(active()).toEqual([true, false, false]);
  element.querySelector<HTMLElement>('.Index-gallery-control--right')?.click();
  expect(active()).toEqual([false, true, false]);
});

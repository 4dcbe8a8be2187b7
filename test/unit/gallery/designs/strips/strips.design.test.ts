// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { create } from '../../../../../src/gallery/designs/strips/strips.design';
import { createTestScope } from '../../../support/scope';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Four slides with images of 300 × 200 px, in a list of 620 px. */
function place(options: Record<string, unknown>, windowWidth = 1600) {
  vi.stubGlobal('innerWidth', windowWidth);
  const list = document.createElement('div');
  list.innerHTML = '<figure><div><img data-image-dimensions="300x200" alt=""></div></figure>'.repeat(4);
  list.getBoundingClientRect = () => ({ width: 620 }) as DOMRect;
  document.body.append(list);
  const slides = [...list.children] as HTMLElement[];
  const scope = createTestScope();
  create({ list, container: list, slides, options, scope, owner: scope.owner() }).refresh();
  return { list, places: slides.map(({ style }) => [style.left, style.top, style.width, style.height]) };
}

it('has rows of nearly the height of its options, which fill the width', () => {
  const { list, places } = place({ rowHeight: 200, gutter: 20 });
  expect(list.classList.contains('gallery-strips-list--ready')).toBe(true);
  expect(places).toEqual([
    ['0px', '0px', '300px', '200px'],
    ['320px', '0px', '300px', '200px'],
    ['0px', '220px', '300px', '200px'],
    ['320px', '220px', '300px', '200px'],
  ]);
});

it('has a gutter at its edges, too, where it fills the page', () => {
  expect(place({ rowHeight: 200, gutter: 20, hasEdges: true }).places[0]?.[0]).toBe('20px');
});

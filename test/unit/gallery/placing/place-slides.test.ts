// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { create as createCells } from '../../../../src/gallery/designs/cells/cells.design';
import { placeByWidth } from '../../../../src/gallery/placing/place-by-width';
import { placeSlides } from '../../../../src/gallery/placing/place-slides';
import { pageElement } from '../../support/markup';
import { setBox } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

function host(style = '', width = 500) {
  const list = pageElement(`<div style="${style}"><p></p><p></p></div>`);
  setBox(list, { width });
  const report = vi.fn();
  const scope = createTestScope({ report });
  return { list, slides: [...list.children] as HTMLElement[], scope, owner: scope.owner(), report };
}

it.each([true, false])('a layout is written in hundredths of a pixel, with heights: %s', (hasHeights) => {
  const { list, slides, owner, scope } = host();
  const rects = [{ left: 1 / 3, top: 2, width: 100.005, height: 50 }];
  placeSlides({ list, slides, owner }, { rects, height: 99.999 } as never, { hasHeights, ready: 'shown' });
  expect([list.className, list.style.position, list.style.height]).toEqual([
    'inlay-placed shown',
    'relative',
    '100px',
  ]);
  const [first, second] = slides.map(({ style }) => [
    style.position,
    style.left,
    style.top,
    style.width,
    style.height,
  ]);
  expect(first).toEqual([
    'absolute',
    '0.33px',
    '2px',
    expect.stringMatching(/^100(?:\.01)?px$/),
    hasHeights ? '50px' : '',
  ]);
  expect(second).toEqual(['', '', '', '', '']);
  scope.end();
  expect(list.className).toBe('');
});

describe('a design that places its slides by width', () => {
  it.each([
    ['', 500, { width: 500, rtl: false }],
    ['padding: 0 10px 0 20px; border: 1px solid; direction: rtl', 500, { width: 468, rtl: true }],
    ['', 0, undefined],
    ['padding: 0 300px', 500, undefined],
  ])('uses the room in its list: “%s” %i', (style, width, room) => {
    const place = vi.fn(() => undefined);
    placeByWidth(host(style, width), place).refresh?.();
    expect(place.mock.calls).toEqual(room ? [[room]] : []);
  });

  it('reports a fault once', () => {
    const page = host();
    const faults = [undefined, 'first', 'second'];
    const { refresh } = placeByWidth(page, () => faults.shift());
    for (const _ of [1, 2, 3]) refresh?.();
    expect(page.report.mock.calls.map(([, , text]) => text)).toEqual(['first']);
  });
});

it.each([false, true])('lays cells out as a grid, with a gap at its edges: %s', (hasEdges) => {
  vi.stubGlobal('innerWidth', 1200);
  const page = host();
  createCells({ ...page, options: { ...(hasEdges && { hasEdges }) } } as never).refresh?.();
  const { display, gridTemplateColumns, columnGap, rowGap, width } = page.list.style;
  expect([display, width, columnGap]).toEqual(['grid', 'auto', rowGap]);
  expect(gridTemplateColumns).toMatch(/^repeat\([1-9]\d*, 1fr\)$/);
  expect(columnGap).toMatch(/^[\d.]+vw$/);
  expect(page.list.style.padding).toBe(hasEdges ? columnGap : '');
});

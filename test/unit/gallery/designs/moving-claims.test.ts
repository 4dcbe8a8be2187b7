// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import * as autogrid from '../../../../src/gallery/designs/autogrid/autogrid.design';
import type { PlacingHost } from '../../../../src/gallery/model/design.types';
import { createTestScope } from '../../support/scope';

/** An autogrid of four slides in a list of 1020 px. */
function place(options: Record<string, unknown>, { width = 1020, dir = 'ltr' } = {}) {
  const scope = createTestScope();
  const list = document.createElement('div');
  list.style.direction = dir;
  list.innerHTML = '<i></i><i></i><i></i><i></i>';
  document.body.append(list);
  for (const name of ['clientWidth', 'offsetWidth']) Object.defineProperty(list, name, { value: width });
  list.getBoundingClientRect = () => ({ width, height: 100, left: 0, top: 0 }) as DOMRect;
  const slides = [...list.children] as HTMLElement[];
  const host: PlacingHost = { list, container: list, slides, options, scope, owner: scope.owner() };
  autogrid.create(host).refresh();
  return { list, slides };
}

describe('an autogrid', () => {
  it('begins each row with a float that clears the one above, and ends it without a gutter', () => {
    const { list, slides } = place({ columnWidth: 300, gutter: 51 });
    // Three cells of 30 % and two gutters of 5 %.
    expect(slides.map(({ style }) => Number.parseFloat(style.width).toFixed(3))).toEqual(
      Array(4).fill('30.000'),
    );
    expect(slides.map(({ style }) => style.clear)).toEqual(['left', 'none', 'none', 'left']);
    expect(slides.map(({ style }) => style.marginRight)).toEqual(['5%', '5%', '0px', '5%']);
    expect(slides.every(({ style }) => style.marginBottom === '5%')).toBe(true);
    expect(list.style.marginBottom).toBe('-5%');
  });

  it('is mirrored where text reads from right to left', () => {
    const { slides } = place({ columnWidth: 300, gutter: 51 }, { dir: 'rtl' });
    expect(slides.map(({ style }) => style.clear)).toEqual(['right', 'none', 'none', 'right']);
    expect(slides.map(({ style }) => style.marginLeft)).toEqual(['5%', '5%', '0px', '5%']);
    expect(slides.every(({ style }) => style.marginRight === '')).toBe(true);
  });

  it.each([
    [{ width: 1020, columnWidth: 270, gutter: 60 }, 3],
    [{ width: 1050, columnWidth: 300, gutter: 75 }, 3],
    [{ width: 1049, columnWidth: 300, gutter: 75 }, 2],
    [{ width: 100, columnWidth: 300, gutter: 75 }, 1],
    [{ width: 0, columnWidth: 300, gutter: 75 }, 1],
  ])('divides %j into %i columns that fill the width', (request, columns) => {
    const grid = autogrid.divideAutogrid(request);
    expect(grid.columns).toBe(columns);
    expect(grid.columns * grid.cell + (grid.columns - 1) * grid.gap).toBeCloseTo(100);
    expect(grid.gap).toBeCloseTo(
      request.width ? (100 * Math.min(request.gutter, request.width)) / request.width : 0,
    );
  });
});

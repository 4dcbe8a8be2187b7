// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import * as autocolumns from '../../../../src/gallery/designs/autocolumns/autocolumns.design';
import * as autorows from '../../../../src/gallery/designs/autorows/autorows.design';
import * as grid from '../../../../src/gallery/designs/grid/grid.design';
import * as list from '../../../../src/gallery/designs/list/list.design';
import type { PlacingDesign, PlacingHost } from '../../../../src/gallery/model/design.types';
import { createTestScope } from '../../support/scope';

type Create = (host: PlacingHost) => PlacingDesign;

/** Places slides by a design, and returns the list. */
function place(
  create: Create,
  options: Record<string, unknown>,
  html = '<div></div>',
  report = vi.fn(),
): HTMLElement {
  const scope = createTestScope({ report });
  const element = document.createElement('div');
  element.innerHTML = html;
  const slides = [...element.children].filter((child) => child instanceof HTMLElement);
  create({ list: element, container: element, slides, options, scope, owner: scope.owner() }).refresh();
  return element;
}

describe('a grid', () => {
  const perRow = (options: Record<string, unknown>) =>
    place(grid.create, options).style.getPropertyValue('--inlay-grid-per-row');
  it.each([
    [{}, '4'],
    [{ perRow: 3 }, '3'],
    [{ perRow: '5' }, '5'],
    [{ perRow: 2.6 }, '3'],
    [{ perRow: 0 }, '1'],
    [{ perRow: -2 }, '1'],
    [{ perRow: 11 }, '10'],
    [{ 'thumbnails-per-row': 6 }, '6'],
    [{ perRow: 2, 'thumbnails-per-row': 6 }, '2'],
  ])('with %j has %s slides in a row', (options, count) => {
    expect(perRow(options)).toBe(count);
  });

  it.each([
    [{}, '20px'],
    [{ padding: 0 }, '0px'],
    [{ padding: -5 }, '0px'],
    [{ padding: 12.5 }, '12.5px'],
  ])('with %j has a padding of %s', (options, padding) => {
    expect(place(grid.create, options).style.getPropertyValue('--inlay-grid-padding')).toBe(padding);
  });
});

describe('a list', () => {
  const SLIDE = `<div><p><img></p><div class="meta"></div></div>`;
  const widths = (element: HTMLElement) =>
    [...(element.firstElementChild?.children ?? [])].map((part) => (part as HTMLElement).style.width);

  it.each([
    [{}, ['30%', '70%']],
    [{ listImageSize: 40 }, ['40%', '60%']],
    [{ listImageSize: 0 }, ['0%', '100%']],
    [{ listImageSize: 140 }, ['100%', '0%']],
    [{ listImageSize: -1 }, ['30%', '70%']],
  ])('with %j divides its slides into %j', (options, expected) => {
    expect(widths(place(list.create, options, SLIDE))).toEqual(expected);
  });

  it.each([
    [-1, 1],
    [40, 0],
    [undefined, 0],
  ])('with an image size of %s is reported %i times', (listImageSize, times) => {
    const report = vi.fn();
    place(list.create, { listImageSize }, SLIDE, report);
    expect(report).toHaveBeenCalledTimes(times);
  });

  it('prefers the containers that galleries name to a bare image or text', () => {
    const html = `<div><img class="icon"><div class="sqs-gallery-image-container"></div>
      <div class="image-slide-title"></div><div class="sqs-gallery-meta-container"></div></div>`;
    expect(widths(place(list.create, {}, html))).toEqual(['', '30%', '', '70%']);
  });

  it('gives the text of a slide without an image the whole width', () => {
    const element = place(
      list.create,
      {},
      '<div><div class="sqs-gallery-image-container"></div><div class="meta"></div></div>',
    );
    expect(element.firstElementChild?.classList.contains('no-image')).toBe(true);
    expect(widths(element)).toEqual(['0px', '100%']);
    expect(place(list.create, {}, SLIDE).firstElementChild?.classList.contains('no-image')).toBe(false);
  });
});

describe('designs that place each slide', () => {
  /** Places four slides in a list of this width; each is as high as it says. */
  function placeIn(create: Create, options: Record<string, unknown>, width = 600, report = vi.fn()) {
    const scope = createTestScope({ report });
    const element = document.createElement('div');
    element.innerHTML = [300, 100, 100, 200]
      .map((height) => `<div data-height="${height}"><img width="3" height="2"></div>`)
      .join('');
    const slides = [...element.children] as HTMLElement[];
    for (const node of [element, ...slides])
      node.getBoundingClientRect = () => ({ width, height: Number(node.dataset.height) }) as DOMRect;
    create({ list: element, container: element, slides, options, scope, owner: scope.owner() }).refresh();
    const rects = slides.map(({ style }) => [style.left, style.top, style.width, style.height].join(' '));
    return { element, rects };
  }

  it('autocolumns: into the shortest column, at the width that it will have', () => {
    expect(placeIn(autocolumns.create, { columnWidth: 300, gutter: 20 }).rects).toEqual([
      '0px 0px 290px ',
      '310px 0px 290px ',
      '310px 120px 290px ',
      '310px 240px 290px ',
    ]);
    expect(placeIn(autocolumns.create, { columnWidth: 300, gutter: 20 }, 0).rects[0]).toBe('   ');
  });

  it('autocolumns: says that it knows only one behaviour', () => {
    const report = vi.fn();
    placeIn(autocolumns.create, { behavior: 'min' }, 600, report);
    expect(report).not.toHaveBeenCalled();
    placeIn(autocolumns.create, { behavior: 'max' }, 600, report);
    expect(report).toHaveBeenCalledOnce();
  });

  it('autorows: with the height of their row, by the ratios of their pictures', () => {
    const { rects, element } = placeIn(autorows.create, { rowHeight: 200, gutter: 0 });
    expect(rects).toEqual([
      '0px 0px 300px 200px',
      '300px 0px 300px 200px',
      '0px 200px 300px 200px',
      '300px 200px 300px 200px',
    ]);
    expect(element.style.height).toBe('400px');
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  placeGallery,
  placeInColumns,
  placeInRows,
} from '../../../../src/features/template-families/tremont-gallery';
import { pageElement } from '../../support/markup';
import { SizeObserver, setBox } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));

const request = { width: 420, gutter: 20 };

it('puts each picture into the shorter of two columns', () => {
  expect(placeInColumns({ ...request, ratios: [0.5, 1, 2] })).toEqual([
    { start: 0, top: 0, width: 200, height: 400 },
    { start: 220, top: 0, width: 200, height: 200 },
    { start: 220, top: 220, width: 200, height: 100 },
  ]);
  expect(placeInColumns({ ...request, ratios: [] })).toEqual([]);
});

it('fills rows of two pictures of one height, and the last row with one', () => {
  expect(placeInRows({ ...request, ratios: [3, 1, 2] }, false)).toEqual([
    { start: 0, top: 0, width: 300, height: 100 },
    { start: 320, top: 0, width: 100, height: 100 },
    { start: 0, top: 120, width: 420, height: 210 },
  ]);
});

it('gives a wide picture at the start of a row all of it, where the owner wants that', () => {
  expect(placeInRows({ ...request, ratios: [2, 0.5, 0.5] }, true)).toEqual([
    { start: 0, top: 0, width: 420, height: 210 },
    { start: 0, top: 230, width: 200, height: 400 },
    { start: 220, top: 230, width: 200, height: 400 },
  ]);
});

describe('a gallery page', () => {
  afterEach(() => {
    document.body.className = '';
    vi.stubGlobal('ResizeObserver', SizeObserver);
  });

  const item = (image: string) =>
    `<p class="grid-item-wrapper grid-hidden"><b class="grid-image-wrapper">${image}</b></p>`;
  const ofSize = (size: string) => item(`<img data-image-dimensions="${size}">`);

  /** In a window of 1000 px the default gutter is 20 px. */
  function mount(html: string, { width = 1000, tweaks = {} } = {}) {
    vi.stubGlobal('innerWidth', width);
    const gallery = pageElement(`<main><div class="grid-wrapper">${html}</div></main>`);
    const before = gallery.innerHTML;
    const grid = gallery.firstElementChild as HTMLElement;
    setBox(grid, { width: 420 });
    const scope = createTestScope();
    placeGallery(scope, gallery, tweaks);
    const places = () =>
      [...grid.children].map((picture) => {
        const { style } = picture as HTMLElement;
        return [style.getPropertyValue('inset-inline-start'), style.top, style.width, style.height];
      });
    const shown = () => grid.querySelectorAll('.grid-item-wrapper:not(.grid-hidden)').length;
    return { gallery, before, grid, scope, places, shown };
  }

  it('has its pictures in two columns, and is as high as the longer one', async () => {
    const { grid, places, shown } = mount(ofSize('100x200') + ofSize('100x100') + ofSize('300x100'));
    await vi.waitFor(() => expect(shown()).toBe(3));
    expect(places()).toEqual([
      ['0px', '0px', '200px', '400px'],
      ['220px', '0px', '200px', '200px'],
      ['220px', '220px', '200px', '66.67px'],
    ]);
    const [first] = grid.children;
    expect([(first as HTMLElement).style.position, grid.style.position, grid.style.height]).toEqual([
      'absolute',
      'relative',
      '400px',
    ]);
    expect(grid.querySelector('b')?.style.height).toBe('100%');
  });

  it('takes a picture of unknown size for a square', async () => {
    const { places, shown } = mount(item('<img>') + item(''));
    await vi.waitFor(() => expect(shown()).toBe(2));
    expect(places().map(([, , , height]) => height)).toEqual(['200px', '200px']);
  });

  it.each([
    ['tweak-gallery-style-horizontal', ['200px', '200px']],
    ['tweak-gallery-style-horizontal tweak-full-width-first-landscape', ['420px', '420px']],
  ])('has its pictures in rows by the setting %s', async (setting, widths) => {
    document.body.className = setting;
    const { places, shown } = mount(ofSize('200x100') + ofSize('200x100'));
    await vi.waitFor(() => expect(shown()).toBe(2));
    expect(places().map(([, , width]) => width)).toEqual(widths);
  });

  it('has the gutter of its settings', async () => {
    const { places, shown } = mount(ofSize('1x1'), { tweaks: { 'tweak-gallery-gutter': '4vw' } });
    await vi.waitFor(() => expect(shown()).toBe(1));
    expect(places()[0]?.[2]).toBe('190px');
  });

  it.each([
    [640, '', ''],
    [641, '', 'relative'],
    [1000, 'tweak-gallery-style-stacked', ''],
  ])('in a window of %i px with the setting “%s” has the position “%s”', async (width, setting, position) => {
    document.body.className = setting;
    const { grid, places, shown } = mount(ofSize('1x1'), { width });
    await vi.waitFor(() => expect(shown()).toBe(1));
    expect([grid.style.position, places()[0]?.[0]]).toEqual([position, position && '0px']);
  });

  it('is laid out anew when its width changes, and is as the server wrote it at the end', async () => {
    const { gallery, before, grid, scope, places, shown } = mount(ofSize('1x1'));
    await vi.waitFor(() => expect(shown()).toBe(1));
    setBox(grid, { width: 220 });
    await vi.waitFor(() => {
      SizeObserver.resize();
      expect(places()[0]?.[2]).toBe('100px');
    });
    vi.stubGlobal('innerWidth', 600);
    setBox(grid, { width: 200 });
    await vi.waitFor(() => {
      SizeObserver.resize();
      expect([places()[0]?.[2], shown()]).toEqual(['', 1]);
    });
    scope.end();
    expect(gallery.innerHTML).toBe(before);
  });

  it('without pictures has no height, and without a grid nothing happens', async () => {
    const { grid } = mount('');
    await vi.waitFor(() => expect(grid.style.height).toBe('0px'));
    const empty = pageElement('<main></main>');
    placeGallery(createTestScope(), empty, {});
    expect(empty.outerHTML).toBe('<main></main>');
  });
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/gallery-section/gallery-section.mount';
import { mountUnit } from '../../support/mount-unit';

const watched = vi.hoisted(() => ({ seen: new Map<Element, () => void>(), load: vi.fn() }));
vi.mock('../../../../src/dom/visibility', () => ({
  whenVisible(element: Element, callback: () => void) {
    watched.seen.set(element, callback);
    return () => watched.seen.delete(element);
  },
}));
vi.mock('../../../../src/gallery/behaviour/watch-width', () => ({ watchWidth: vi.fn() }));
vi.mock('../../../../src/gallery/slide-images', () => ({ createSlideLoader: () => watched.load }));

afterEach(() => {
  watched.seen.clear();
});

const FIGURES = `<figure><div class="gallery-masonry-item-wrapper"><img alt=""></div><figcaption></figcaption></figure>
  <figure><img alt=""></figure>`;

function createSection(
  attributes: string,
  content = `<div class="gallery-masonry-wrapper">${FIGURES}</div>`,
) {
  document.body.innerHTML = `<section ${attributes}>${content}</section>`;
  const section = document.querySelector('section');
  if (!section) throw new Error('The section is missing.');
  return section;
}

const read = (attributes: string, content?: string) => {
  const warn = vi.fn();
  const data = unit.read?.(createSection(attributes, content), warn, {} as never);
  if (!data) throw new Error('Nothing was read.');
  return { data, warn };
};
const MASONRY = 'data-controller="GalleryMasonry"';
/** What is read, without elements. */
const settingsOf = (attributes: string) => {
  const { data } = read(attributes);
  if ('fault' in data) throw new Error(data.fault);
  const { columns, gutter, rowHeight, isFullBleed } = data;
  return { columns, gutter, rowHeight, isFullBleed };
};

describe('a gallery section', () => {
  it.each([
    ['GalleryMasonry', 'masonry'],
    ['Other GalleryStrips', 'strips'],
    ['GalleryGrid', 'cells'],
  ])('with the controller %s has the design %s', (controller, name) => {
    const { data } = read(`data-controller="${controller}"`);
    expect('fault' in data ? data.fault : data.kind.name).toBe(name);
  });

  it.each([['GalleryOther'], ['GalleryGridOther'], ['']])(
    'of the unknown kind %j is a fault',
    (controller) => {
      expect(read(`data-controller="${controller}"`).data).toEqual({
        fault: `The gallery section "${controller}" is of an unknown kind.`,
      });
    },
  );

  it('without a list, or without a controller, is a fault', () => {
    expect(read(MASONRY, `<div><div class="gallery-masonry-wrapper">${FIGURES}</div></div>`).data).toEqual({
      fault: 'The gallery section has no list of items.',
    });
    expect(read('').data).toEqual({ fault: 'The gallery section "" is of an unknown kind.' });
  });

  it('has items whose image fills the box, not the figure with its caption', () => {
    const { data } = read(MASONRY);
    const boxes = 'fault' in data ? [] : data.items.map(({ box }) => box.tagName);
    expect(boxes).toEqual(['DIV', 'FIGURE']);
  });
});

describe('settings', () => {
  const DEFAULTS = { columns: 3, gutter: 10, rowHeight: 200, isFullBleed: false };
  const props = (json: object) => `${MASONRY} data-props='${JSON.stringify(json)}'`;

  it.each<[string, string, object]>([
    ['have defaults', MASONRY, {}],
    [
      'are JSON',
      props({ numColumns: 4, gutter: 0, rowHeight: 120, width: 'full-bleed' }),
      { columns: 4, gutter: 0, rowHeight: 120, isFullBleed: true },
    ],
    [
      'are attributes',
      `${MASONRY} data-columns="5" data-gutter="20" data-width="full-bleed"`,
      { columns: 5, gutter: 20, isFullBleed: true },
    ],
    [
      'are JSON before attributes',
      `${props({ numColumns: 4, gutter: 7, width: 'inset' })} data-columns="5" data-gutter="20" data-width="full-bleed"`,
      { columns: 4, gutter: 7 },
    ],
    ['have no gutter for one that is not a number', `${MASONRY} data-gutter="wide"`, { gutter: 0 }],
    ['have no gutter for 0', `${MASONRY} data-gutter="0"`, { gutter: 0 }],
    ['have whole columns, at least one', props({ numColumns: 2.4 }), { columns: 2 }],
    ['have a column for less than one', props({ numColumns: -2 }), { columns: 1 }],
    ['have no gutter below 0, and a height above it', props({ gutter: -5, rowHeight: -1 }), { gutter: 0 }],
    ['have a height above 0', props({ rowHeight: 0 }), { rowHeight: 200 }],
    ['have a height of a px', props({ rowHeight: 1 }), { rowHeight: 1 }],
  ])('%s', (_, attributes, expected) => {
    expect(settingsOf(attributes)).toEqual({ ...DEFAULTS, ...expected });
  });
});

describe('items', () => {
  const states = () =>
    [...document.querySelectorAll('figure')].map(({ dataset }) => [dataset.loaded, dataset.show]);

  it('have the states that theme CSS waits for when they come near the window, or are printed', () => {
    const section = createSection(MASONRY);
    const before = document.body.innerHTML;
    const { scope } = mountUnit(unit, section);
    expect(states()).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    const [first, second] = document.querySelectorAll('figure');
    if (!first || !second) throw new Error('The items are missing.');
    watched.seen.get(second)?.();
    expect(states()).toEqual([
      [undefined, undefined],
      ['true', 'true'],
    ]);
    dispatchEvent(new Event('beforeprint'));
    expect(states()[0]).toEqual(['true', 'true']);
    scope.end();
    expect(document.body.innerHTML).toBe(before);
    expect(watched.seen.size).toBe(0);
  });

  it('are slides of a gallery without keys, with the settings of the section', () => {
    const { store } = mountUnit(unit, createSection(`data-controller="GalleryGrid" data-columns="2"`));
    expect(store.slides.map(({ tagName }) => tagName)).toEqual(['FIGURE', 'FIGURE']);
    expect(store.attributes).toMatchObject({
      design: 'cells',
      keyboard: false,
      designOptions: { columns: 2, gutter: 10, rowHeight: 200, hasEdges: false },
    });
  });

  it('load their images in their boxes', () => {
    watched.load.mockReset();
    mountUnit(unit, createSection(MASONRY));
    const boxes = watched.load.mock.calls.map(([box]) => (box as HTMLElement).tagName);
    expect(boxes).toEqual(['DIV', 'FIGURE']);
  });
});

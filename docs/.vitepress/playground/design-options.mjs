/** @import { Field } from './examples.mjs' */

/** @param {string} label @param {number} initial @param {number} min @param {number} max @param {number} [step] */
const number = (label, initial, min, max, step = 1) =>
  /** @type {const} */ ({ label, type: 'number', initial, min, max, step });
/** @param {string} label @param {boolean} initial */
const flag = (label, initial) => /** @type {const} */ ({ label, type: 'flag', initial });
/** @param {string} label @param {readonly string[]} choices the default first */
const choice = (label, choices) =>
  /** @type {const} */ ({ label, type: 'choice', choices, initial: choices[0] ?? '' });

const ratio = number('Height, % of the width (0: by the pictures)', 0, 0, 200);
const edges = flag('The gutter is at the sides, too', false);
const sectionGutter = number('Gutter, twentieths of a %', 20, 0, 200);
const lightbox = flag('A click enlarges a picture', true);

/**
 * All options of each design, with their defaults as initial values. `DesignOptions` in `src/gallery/model/design-options.ts` has their
 * types; a house test compares the names.
 * @type {Readonly<Record<string, Readonly<Record<string, Omit<Field, 'name'>>>>>}
 */
export const DESIGN_OPTIONS = {
  stacked: {
    transition: choice('Transition', ['fade', 'swipe', 'new-swipe', 'scroll', 'ken-burns']),
    speed: number('Seconds of a change', 1, 0.1, 5, 0.1),
    autoHeight: flag('The height follows the width', true),
    aspectRatio: ratio,
    clickBehavior: choice('A click leads to', ['next', 'previous', 'half', 'none']),
    preloadCount: number('Pictures loaded on each side', 1, 0, 5),
    direction: choice('Direction, for scroll', ['horizontal', 'vertical']),
    boundaries: choice('Ends without loop, for new-swipe', ['inertial', 'hard', 'none']),
    snapPoints: choice('Snap points, for new-swipe', ['100%', '50%', 'none']),
  },
  strip: {
    alignment: choice('Current slide', ['middle', 'start', 'end', 'left', 'center', 'right']),
    activeClick: choice('A click on the current slide', ['next', 'previous', 'nothing']),
    speed: number('Seconds of a change', 0.5, 0.1, 5, 0.1),
    aspectRatio: number('Height, % of the width (0: by vSize)', 0, 0, 200),
    vSize: number('Height in steps of 34 px', 10, 1, 30),
    height: number('Height of thumbnails, px (0: none)', 0, 0, 400),
    margin: number('Space above thumbnails, px', 0, 0, 100),
  },
  carousel: {
    slidesPerRow: number('Slides in a row', 3, 1, 10),
    gutter: number('Space beside a slide, % of the width', 1, 0, 20),
    speed: number('Seconds of a change', 0.4, 0.1, 5, 0.1),
    aspectRatio: number('Height, % of the width (0: by the slides)', 0, 0, 200),
  },
  grid: {
    perRow: number('Pictures in a row', 4, 1, 10),
    padding: number('Space, px', 20, 0, 100),
    lightbox,
  },
  autorows: {
    rowHeight: number('Ideal height of a row, px', 250, 60, 600),
    gutter: number('Space, px', 20, 0, 100),
    lastRow: choice('Last row', ['start', 'center', 'justify']),
    lightbox,
  },
  autocolumns: {
    columnWidth: number('Least width of a column, px', 250, 80, 600),
    gutter: number('Space, px', 0, 0, 100),
    behavior: choice('Columns', ['min']),
  },
  autogrid: {
    columnWidth: number('Least width of a column, px', 250, 80, 600),
    gutter: number('Space, px', 0, 0, 100),
  },
  masonry: { columns: number('Columns', 3, 1, 10), gutter: sectionGutter, hasEdges: edges },
  cells: { columns: number('Slides in a row', 3, 1, 10), gutter: sectionGutter, hasEdges: edges },
  strips: {
    rowHeight: number('Ideal height of a row, px', 200, 60, 600),
    gutter: number('Space, px', 20, 0, 100),
    hasEdges: edges,
  },
  list: { listImageSize: number('Width of the picture, %', 30, 5, 100) },
  base: {},
};

/** @import { Field } from './examples.mjs' */

/** @param {string} label @param {number} initial @param {number} min @param {number} max @param {number} [step] */
const number = (label, initial, min, max, step = 1) =>
  /** @type {const} */ ({ label, type: 'number', initial, min, max, step });
/** @param {string} label @param {boolean} initial */
const flag = (label, initial) => /** @type {const} */ ({ label, type: 'flag', initial });
/** @param {string} label @param {readonly string[]} choices the default first */
const choice = (label, choices) =>
  /** @type {const} */ ({ label, type: 'choice', choices, initial: choices[0] ?? '' });

const ratio = number('Height, % of the width (0: from the images)', 0, 0, 200);
const edges = flag('Gutter at the edges', false);
const sectionGutter = number('Gutter, in 0.05 %', 20, 0, 200);
const lightbox = flag('Click opens the lightbox', true);

/**
 * All options of each design, with their defaults as initial values. `DesignOptions` in `src/gallery/model/design-options.ts` has their
 * types; a house test compares the names.
 * @type {Readonly<Record<string, Readonly<Record<string, Omit<Field, 'name'>>>>>}
 */
export const DESIGN_OPTIONS = {
  stacked: {
    transition: choice('Transition', ['fade', 'swipe', 'new-swipe', 'scroll', 'ken-burns']),
    speed: number('Seconds of a change', 1, 0.1, 5, 0.1),
    autoHeight: flag('Height follows the width', true),
    aspectRatio: ratio,
    clickBehavior: choice('Click goes to', ['next', 'previous', 'half', 'none']),
    preloadCount: number('Slides to preload on each side', 1, 0, 5),
    direction: choice('Direction (scroll)', ['horizontal', 'vertical']),
    boundaries: choice('Ends without loop (new-swipe)', ['inertial', 'hard', 'none']),
    snapPoints: choice('Snap points (new-swipe)', ['100%', '50%', 'none']),
  },
  strip: {
    alignment: choice('Current slide', ['middle', 'start', 'end', 'left', 'center', 'right']),
    activeClick: choice('Click on the current slide', ['next', 'previous', 'nothing']),
    speed: number('Seconds of a change', 0.5, 0.1, 5, 0.1),
    aspectRatio: number('Height, % of the width (0: from vSize)', 0, 0, 200),
    vSize: number('Height in steps of 34 px', 10, 1, 30),
    height: number('Height of thumbnails, px (0: none)', 0, 0, 400),
    margin: number('Space above thumbnails, px', 0, 0, 100),
  },
  carousel: {
    slidesPerRow: number('Slides per row', 3, 1, 10),
    gutter: number('Space beside a slide, % of the width', 1, 0, 20),
    speed: number('Seconds of a change', 0.4, 0.1, 5, 0.1),
    aspectRatio: number('Height, % of the width (0: from the slides)', 0, 0, 200),
  },
  grid: {
    perRow: number('Images per row', 4, 1, 10),
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
  cells: { columns: number('Slides per row', 3, 1, 10), gutter: sectionGutter, hasEdges: edges },
  strips: {
    rowHeight: number('Ideal height of a row, px', 200, 60, 600),
    gutter: number('Space, px', 20, 0, 100),
    hasEdges: edges,
  },
  list: { listImageSize: number('Width of the image, %', 30, 5, 100) },
  base: {},
};

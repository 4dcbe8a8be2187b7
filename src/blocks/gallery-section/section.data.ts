import { fault } from '../../core/unit';
import { readDataProps } from '../../data/data-props';
import { number, object, string, type WarnShape } from '../../data/shape';

const shape = object({
  numColumns: number(),
  gutter: number(),
  rowHeight: number(),
  width: string(),
});

const DEFAULT_COLUMNS = 3;
const DEFAULT_GUTTER = 10;
const DEFAULT_ROW_HEIGHT = 200;

/** The JSON of `data-props`; if it is missing or broken, other attributes have the same settings. */
function readProps(element: HTMLElement, warn: WarnShape) {
  const { dataset } = element;
  const json = readDataProps(element, () => warn('data-props', 'JSON', dataset.props));
  const props = shape(json, 'data-props', warn);
  return {
    ...props,
    numColumns: props.numColumns ?? (Number(dataset.columns) || DEFAULT_COLUMNS),
    gutter: props.gutter ?? (dataset.gutter ? Number(dataset.gutter) || 0 : DEFAULT_GUTTER),
    width: props.width || dataset.width,
  };
}

export type SectionItem = ReturnType<typeof readItem>;

/** The image fills the box; the caption is outside. */
const readItem = (figure: HTMLElement) => ({
  figure,
  box: figure.querySelector<HTMLElement>('[class*=-item-wrapper]') ?? figure,
  image: figure.querySelector('img'),
});

/** Reads a section that shows all its images at once. */
export function readSection(element: HTMLElement, warn: WarnShape) {
  const list = element.querySelector<HTMLElement>(':scope > [class*=-wrapper]');
  if (!list) return fault('The gallery section has no list of items.');
  const { numColumns, gutter, rowHeight, width } = readProps(element, warn);
  return {
    list,
    items: [...list.querySelectorAll<HTMLElement>(':scope > figure')].map(readItem),
    columns: Math.max(Math.round(numColumns), 1),
    // In px for rows, in twentieths of a per cent for the others.
    gutter: Math.max(gutter, 0),
    rowHeight: rowHeight && rowHeight > 0 ? rowHeight : DEFAULT_ROW_HEIGHT,
    isFullBleed: width === 'full-bleed',
  };
}

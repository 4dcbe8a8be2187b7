import { readDataProps } from '../../data/data-props';
import { number, object, string, type WarnShape } from '../../data/shape';

const shape = object({
  numColumns: number(),
  gutter: number(),
  rowHeight: number(),
  width: string(),
});

export interface SectionItem {
  readonly figure: HTMLElement;
  /** The box that the image fills; the caption is outside. */
  readonly box: HTMLElement;
  readonly image: HTMLImageElement | null;
  readonly caption: HTMLElement | null;
}

export interface SectionData {
  /** The element whose children the items are. */
  readonly list: HTMLElement;
  readonly items: readonly SectionItem[];
  readonly columns: number;
  /** In px for rows, in twentieths of a per cent for the others. */
  readonly gutter: number;
  /** In px. */
  readonly rowHeight: number;
  /** As wide as the window. */
  readonly isFullBleed: boolean;
}

const DEFAULT_COLUMNS = 3;
const DEFAULT_GUTTER = 10;
const DEFAULT_ROW_HEIGHT = 200;

/** The JSON of `data-props`. If it is missing or broken, other attributes say the same. */
export function readProps(element: HTMLElement, warn: WarnShape) {
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

/** Reads a section that shows all its images at once. Never throws. A section without a list of items is a fault. */
export function readSection(element: HTMLElement, warn: WarnShape): SectionData | { readonly fault: string } {
  const list = element.querySelector<HTMLElement>(':scope > [class*=-wrapper]');
  if (!list) return { fault: 'The gallery section has no list of items.' };
  const { numColumns, gutter, rowHeight, width } = readProps(element, warn);
  return {
    list,
    items: [...list.querySelectorAll<HTMLElement>(':scope > figure')].map((figure) => ({
      figure,
      box: figure.querySelector<HTMLElement>('[class*=-item-wrapper]') ?? figure,
      image: figure.querySelector('img'),
      caption: figure.querySelector('figcaption'),
    })),
    columns: Math.max(Math.round(numColumns), 1),
    gutter: Math.max(gutter, 0),
    rowHeight: rowHeight && rowHeight > 0 ? rowHeight : DEFAULT_ROW_HEIGHT,
    isFullBleed: width === 'full-bleed',
  };
}

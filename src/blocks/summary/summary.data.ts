import { readBlockJson } from '../../data/block-json';
import { flag, number, object, string, type WarnShape } from '../../data/shape';
import { childElements } from '../../dom/child-elements';
import { findAll } from '../../dom/find-all';

const shape = object({
  design: string(),
  imageAspectRatio: string(),
  columnWidth: number(),
  gutter: number(),
  slidesPerRow: number(),
  listImageSize: number(),
  autoCrop: flag(true),
  lightbox: flag(),
  lightboxTheme: string(),
});

const DESIGNS = ['autogrid', 'autocolumns', 'list', 'carousel'] as const;
type SummaryDesign = (typeof DESIGNS)[number];

/** Designs by their names in the settings, and by those that site owners see. */
const NAMES: Readonly<Record<string, SummaryDesign>> = {
  ...Object.fromEntries(DESIGNS.map((design) => [design, design])),
  wall: 'autocolumns',
  grid: 'autogrid',
};

export interface SummaryData {
  /** Says that the settings are damaged. The design is then that of the markup, and images have the boxes of the theme. */
  readonly notice?: string;
  readonly design: SummaryDesign | undefined;
  readonly list: HTMLElement;
  readonly items: readonly HTMLElement[];
  readonly next: readonly HTMLElement[];
  readonly previous: readonly HTMLElement[];
  /** Width ÷ height that all images are cropped to; undefined: each keeps its own. */
  readonly ratio: number | undefined;
  readonly columnWidth: number | undefined;
  readonly gutter: number | undefined;
  readonly slidesPerRow: number | undefined;
  readonly listImageSize: number | undefined;
  /** Whether images fill their boxes or fit into them. */
  readonly mode: 'cover' | 'contain';
  readonly hasLightbox: boolean;
  readonly theme: 'dark' | 'light';
}

/** The class `summary-block-setting-design-list` stands for `list`; it is used if the settings are missing. */
const designOfClass = (element: Element) =>
  /(?:^|\s)summary-block-setting-design-([a-z]+)(?:\s|$)/.exec(
    element.querySelector('.summary-block-wrapper')?.className ?? '',
  )?.[1];

/** A number greater than zero, also as text. `Auto` and everything else is not a ratio. */
function readRatio(text: unknown): number | undefined {
  if (typeof text !== 'string' && typeof text !== 'number') return undefined;
  const ratio = Number.parseFloat(`${text}`);
  return ratio > 0 && Number.isFinite(ratio) ? ratio : undefined;
}

/** Reads a summary block. Never throws. A block without a list of items is a fault; damaged settings have their defaults. */
export function readSummary(element: Element, warn: WarnShape): SummaryData | { readonly fault: string } {
  const read = readBlockJson(element);
  const isDamaged = 'fault' in read;
  const list = element.querySelector<HTMLElement>('.summary-item-list');
  if (!list) return { fault: isDamaged ? read.fault : 'The summary has no list of items.' };
  // The ratio is a string; in old blocks, a number.
  const { imageAspectRatio, ...json }: Record<string, unknown> = isDamaged ? {} : read.json;
  const settings = shape(json, '', warn);
  const name = settings.design || designOfClass(element) || '';
  return {
    ...settings,
    ...(isDamaged && { notice: read.fault }),
    design: Object.hasOwn(NAMES, name) ? NAMES[name] : undefined,
    list,
    items: childElements(list).filter((child) => child.matches('.summary-item')),
    next: findAll(element, '.summary-carousel-pager .next'),
    previous: findAll(element, '.summary-carousel-pager .previous'),
    ratio: readRatio(imageAspectRatio),
    mode: settings.autoCrop ? 'cover' : 'contain',
    hasLightbox: settings.lightbox,
    theme: settings.lightboxTheme === 'light' ? 'light' : 'dark',
  };
}

import { fault, type ReadData } from '../../core/unit';
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

/** Designs by their names in the settings, and by those for site owners. */
const NAMES: Readonly<Record<string, (typeof DESIGNS)[number]>> = {
  ...Object.fromEntries(DESIGNS.map((design) => [design, design])),
  wall: 'autocolumns',
  grid: 'autogrid',
};

/** `list` for the class `summary-block-setting-design-list`: used without settings. */
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

export type SummaryData = ReadData<ReturnType<typeof readSummary>>;

/** A summary without a list of items is a fault; broken settings have their defaults. */
export function readSummary(element: Element, warn: WarnShape) {
  const read = readBlockJson(element);
  const isDamaged = 'fault' in read;
  const list = element.querySelector<HTMLElement>('.summary-item-list');
  if (!list) return fault(isDamaged ? read.fault : 'The summary has no list of items.');
  const { imageAspectRatio, ...json }: Record<string, unknown> = isDamaged ? {} : read.json;
  const settings = shape(json, '', warn);
  const name = settings.design || designOfClass(element) || '';
  return {
    ...settings,
    /** The settings are broken: the design is that of the markup, and images have the boxes of the theme. */
    notice: isDamaged ? read.fault : '',
    design: Object.hasOwn(NAMES, name) ? NAMES[name] : undefined,
    list,
    items: childElements(list).filter((child) => child.matches('.summary-item')),
    next: findAll(element, '.summary-carousel-pager .next'),
    previous: findAll(element, '.summary-carousel-pager .previous'),
    /** Width ÷ height that all images are cropped to; undefined: each keeps its own. */
    ratio: readRatio(imageAspectRatio),
    mode: settings.autoCrop ? ('cover' as const) : ('contain' as const),
    hasLightbox: settings.lightbox,
    theme: settings.lightboxTheme === 'light' ? ('light' as const) : ('dark' as const),
  };
}

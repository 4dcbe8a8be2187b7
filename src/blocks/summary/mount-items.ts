import './summary.css';
import { inSlices } from '../../core/in-slices';
import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { fault, type ReadData } from '../../core/unit';
import { readBlockJson } from '../../data/block-json';
import { flag, number, object, strings, type WarnShape } from '../../data/shape';
import { childElements } from '../../dom/child-elements';
import { findAll } from '../../dom/find-all';
import { textOf } from '../../dom/text-of';
import * as autocolumns from '../../gallery/designs/autocolumns/autocolumns.design';
import * as autogrid from '../../gallery/designs/autogrid/autogrid.design';
import * as base from '../../gallery/designs/base/base.design';
import * as carousel from '../../gallery/designs/carousel/carousel.design';
import type { NamedDesign } from '../../gallery/designs/find-design';
import * as list from '../../gallery/designs/list/list.design';
import type { DesignModule, PlacingModule } from '../../gallery/model/design.types';
import type { GalleryAttributes } from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { createSlideLoader } from '../../gallery/slide-images';
import { imageOpener } from '../../lightbox/openers/image-opener';
import { openOnClick } from '../../lightbox/openers/lightbox-openers';
import { toPx } from '../../media/image/image-placement';
import { imageRatio } from '../../media/image/image-ratio';
import { loadInPlaceBatched } from '../../media/image/load-in-place';

const shape = object({
  ...strings('design imageAspectRatio lightboxTheme'),
  columnWidth: number(),
  gutter: number(),
  slidesPerRow: number(),
  listImageSize: number(),
  autoCrop: flag(true),
  lightbox: flag(),
});

const DESIGNS = { autocolumns, autogrid, list, base, carousel };

/** Designs by their names in the settings, and by those for site owners. */
const NAMES: Readonly<Record<string, Exclude<keyof typeof DESIGNS, 'base'>>> = {
  autocolumns: 'autocolumns',
  autogrid: 'autogrid',
  carousel: 'carousel',
  grid: 'autogrid',
  list: 'list',
  wall: 'autocolumns',
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

/** @param design as the settings name it */
const nameOf = (design: unknown, element: Element): string =>
  (typeof design === 'string' && design) || designOfClass(element) || '';

type SummaryData = ReadData<ReturnType<typeof readSummary>> & {
  /** A design that summaries do not have by themselves. */
  readonly other?: NamedDesign | undefined;
};

/** A summary without a list of items is a fault; broken settings have their defaults. */
export function readSummary(element: Element, warn: WarnShape) {
  const read = readBlockJson(element);
  const isDamaged = 'fault' in read;
  const list = element.querySelector<HTMLElement>('.summary-item-list');
  if (!list) return fault(isDamaged ? read.fault : 'The summary has no list of items.');
  const { imageAspectRatio, ...json }: Record<string, unknown> = isDamaged ? {} : read.json;
  const settings = shape(json, '', warn);
  const name = nameOf(settings.design, element);
  return {
    ...settings,
    name,
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

const boxOf = (ratio: number): Claims => ({
  styles: { position: 'relative', height: '0px', overflow: 'hidden', 'padding-bottom': `${100 / ratio}%` },
});

/** Gives images and players their boxes, which designs measure next, and loads them. */
function loadImages({ items, ratio, mode, notice }: SummaryData, scope: Scope): void {
  const owner = scope.owner();
  const boxes: Array<readonly [box: HTMLElement, image: HTMLImageElement]> = [];
  for (const item of items) {
    const video = item.querySelector<HTMLElement>('.sqs-video-wrapper');
    if (video) {
      // In a box of the common ratio, CSS lets the player fill it.
      if (ratio) owner.claim(video, boxOf(ratio));
      continue;
    }
    const image = item.querySelector<HTMLImageElement>('.summary-thumbnail-image, .img-wrapper img');
    const box = image?.closest<HTMLElement>('.img-wrapper');
    if (!image || !box) continue;
    boxes.push([box, image]);
    if (!notice) owner.claim(box, boxOf(ratio ?? imageRatio(image) ?? 1));
  }
  const onFault = (message: string) => scope.warn('handler', message);
  inSlices(boxes, scope, (some) => {
    for (const [box, image] of some)
      if (notice) scope.defer(loadInPlaceBatched(image, { owner, onFault }));
      else
        createSlideLoader(
          () => ({ mode }),
          () => [image],
        )(box, scope);
  });
}

/** Images open the lightbox if the settings say so; videos play in place. */
function connectLightbox({ items, hasLightbox, theme }: SummaryData, scope: Scope): void {
  const openers = items.flatMap((item) => {
    const link = item.querySelector<HTMLElement>('.js-gallery-lightbox-opener, .summary-thumbnail-container');
    const image = link?.querySelector('img');
    if (!hasLightbox || !link || !image || link.querySelector('.sqs-video-wrapper')) return [];
    const { title = '', description = '' } = link.dataset;
    return imageOpener(link, image, { meta: { title, description } }) ?? [];
  });
  openOnClick(openers, scope, { theme });
}

/** What the style sheet keeps for broken settings: what it could read of them, and the platform's own values for the rest, in px. */
function readStyles(list: HTMLElement) {
  const styles = getComputedStyle(list);
  const read = (name: string) => toPx(styles.getPropertyValue(name)) || undefined;
  return { columnWidth: read('--inlay-summary-column'), gutter: read('--inlay-summary-gutter') };
}

function attributesOf(data: SummaryData): Partial<GalleryAttributes> {
  const { other } = data;
  const { design = other?.name ?? 'base', slidesPerRow, listImageSize, next, previous } = data;
  const { columnWidth, gutter } = data.notice ? readStyles(data.list) : data;
  const isCarousel = design === 'carousel';
  return {
    design,
    loop: false,
    videoLoaderOptions: { mode: data.ratio ? null : 'none' },
    ...(isCarousel && { elements: { next, previous } }),
    // The gutter of the settings is that of the grid, in px; a carousel has its own.
    designOptions: isCarousel
      ? { slidesPerRow }
      : { ...other?.options, columnWidth, gutter, slidesPerRow, listImageSize },
  };
}

export function mountItems(settings: SummaryData, scope: Scope, element: HTMLElement) {
  const design: DesignModule | PlacingModule = settings.other?.design ?? DESIGNS[settings.design ?? 'base'];
  const data = design.keepsRatios ? { ...settings, ratio: undefined } : settings;
  if (data.notice) scope.warn('read', data.notice);
  loadImages(data, scope);
  const gallery = mountGallery(
    {
      list: data.list,
      container: data.list,
      root: element,
      slides: data.items,
      design,
      label: textOf(element, '.summary-heading'),
    },
    attributesOf(data),
    scope,
  );
  const states = scope.owner();
  for (const item of data.items) states.claim(item, { classes: { positioned: true } });
  connectLightbox(data, scope);
  return gallery;
}

/** Checks whether the settings name a design that summaries do not have by themselves. */
export function namesOtherDesign(element: Element): boolean {
  const read = readBlockJson(element);
  const name = nameOf('json' in read && read.json.design, element);
  return Boolean(name) && !Object.hasOwn(NAMES, name);
}

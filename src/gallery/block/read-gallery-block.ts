import type { DataFault } from '../../core/data-fault';
import type { WarnShape } from '../../data/shape';
import { childElements } from '../../dom/child-elements';
import { findAll } from '../../dom/find-all';
import type { BlockSettings } from './block-settings';

type BlockParts = NonNullable<ReturnType<typeof findParts>>;

/** Slides of all designs, old and new: wrapped in an element, in a link, or a bare image. */
const SLIDE = '.slide,.image-wrapper,img,:has(img,.sqs-video-wrapper)';

const find = (element: Element, selector: string) =>
  element.querySelector<HTMLElement>(selector) ?? undefined;

function findParts(element: HTMLElement) {
  const container = find(element, '.sqs-gallery-container');
  const list = container && find(container, '.sqs-gallery');
  if (!container || !list) return undefined;
  return {
    list,
    container,
    slides: childElements(list).filter((child) => child.matches(SLIDE)),
    /** Outside the container. */
    thumbnails: find(element, '.sqs-gallery-thumbnails'),
    elements: {
      next: findAll(element, '.sqs-gallery-controls .next'),
      previous: findAll(element, '.sqs-gallery-controls .previous'),
    },
    controls: find(element, '.sqs-gallery-controls'),
  };
}

export interface GalleryBlock<Settings extends BlockSettings = BlockSettings> {
  readonly settings: Settings;
  readonly parts: BlockParts;
  /** A sentence about something missing in the page; the block works without it. */
  readonly notice?: string;
}

export const NO_SLIDES = 'The gallery has no slides.';

/** The `read` of a gallery block: its settings, by the reader of its design, and its parts. */
export const readGalleryBlock =
  <Settings extends BlockSettings>(
    readSettings: (element: Element, warn: WarnShape) => Omit<GalleryBlock<Settings>, 'parts'> | DataFault,
  ) =>
  (element: HTMLElement, warn: WarnShape): GalleryBlock<Settings> | DataFault => {
    const read = readSettings(element, warn);
    if ('fault' in read) return read;
    const parts = findParts(element);
    if (!parts) return { fault: 'The gallery has no list of slides.' };
    if (!parts.slides.length) return { fault: NO_SLIDES };
    return { ...read, parts };
  };

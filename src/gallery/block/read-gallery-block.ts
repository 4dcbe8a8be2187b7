import type { DataFault } from '../../core/data-fault';
import type { WarnShape } from '../../data/shape';
import type { BlockRead, BlockSettings } from './block-settings';
import { type BlockParts, findParts } from './gallery-parts';

export interface GalleryBlock<Settings extends BlockSettings = BlockSettings> {
  readonly settings: Settings;
  readonly parts: BlockParts;
  /** What is missing in the page, though the block works without it. */
  readonly notice?: string;
}

export const NO_SLIDES = 'The gallery has no slides.';

/** The `read` of a gallery block: its settings, by the reader of its design, and its parts. */
export const readGalleryBlock =
  <Settings extends BlockSettings>(
    readSettings: (element: Element, warn: WarnShape) => BlockRead<Settings>,
  ) =>
  (element: HTMLElement, warn: WarnShape): GalleryBlock<Settings> | DataFault => {
    const read = readSettings(element, warn);
    if ('fault' in read) return read;
    const parts = findParts(element);
    if (!parts) return { fault: 'The gallery has no list of slides.' };
    if (!parts.slides.length) return { fault: NO_SLIDES };
    return { ...read, parts };
  };

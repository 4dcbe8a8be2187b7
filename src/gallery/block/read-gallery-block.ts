import type { BlockScope } from '../../core/entry/block';
import type { WarnShape } from '../../data/shape';
import { type BlockDesign, designClasses } from './block-design';
import type { BlockRead, BlockSettings } from './block-settings';
import { type BlockParts, findParts } from './gallery-parts';

export interface GalleryBlock<Settings extends BlockSettings = BlockSettings> {
  readonly settings: Settings;
  readonly parts: BlockParts;
  /** What the container's class was corrected by; a further claim of the block's owner has to repeat it. */
  readonly classes: Readonly<Record<string, boolean>>;
}

export const NO_SLIDES = 'The gallery has no slides.';

const GRID = 'sqs-gallery-block-grid';
const GRID_STATE = 'sqs-gallery-design-grid';

/** Reads a gallery block and finds its parts; says what is wrong. Undefined when the block has been given up. */
export function readGalleryBlock<Settings extends BlockSettings>(
  element: HTMLElement,
  scope: BlockScope,
  design: BlockDesign,
  readSettings: (element: Element, warn: WarnShape) => BlockRead<Settings>,
): GalleryBlock<Settings> | undefined {
  const read = readSettings(element, (path, wanted) => {
    scope.warn('read', `Gallery block data: ${path} is not a ${wanted}; the default is used.`);
  });
  if ('fault' in read) {
    scope.fail('read', read.fault);
    return undefined;
  }
  const parts = findParts(element);
  if (!parts?.slides.length) {
    scope.fail('read', parts ? NO_SLIDES : 'The gallery has no list of slides.');
    return undefined;
  }
  if (read.notice) scope.warn('read', read.notice);
  const { container, controls, slides } = parts;
  const classes = designClasses(container, design);
  scope.owner.claim(container, { classes });
  if (controls && !isTouchOnly()) scope.owner.claim(controls, { classes: { 'show-hover-effect': true } });
  // A grid's states are written by the class, before the settings are read.
  const state = classes[GRID] === undefined ? undefined : { [`${GRID_STATE}-slide`]: classes[GRID] };
  if (state) scope.owner.claim(parts.list, { classes: { [GRID_STATE]: design === 'grid' } });
  for (const slide of slides) {
    const isNew = read.settings.newWindow && slide.dataset.clickThroughUrl;
    if (state || isNew) {
      scope.owner.claim(slide, {
        classes: { ...state },
        attributes: { ...(isNew && { 'data-click-through-target': '_blank' }) },
      });
    }
  }
  return { settings: read.settings, parts, classes };
}

/** Where nothing can point without touching, a look for pointing would stay after the touch. */
const isTouchOnly = () => !matchMedia('(any-hover: hover)').matches;

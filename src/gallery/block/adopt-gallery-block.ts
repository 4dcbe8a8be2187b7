import type { Scope } from '../../core/scope';
import { designClasses } from './block-design';
import type { GalleryBlock } from './read-gallery-block';

const GRID = 'sqs-gallery-block-grid';
const GRID_STATE = 'sqs-gallery-design-grid';
/** On touch screens, a hover effect would stay after the touch. */
const hasHover = () => matchMedia('(any-hover: hover)').matches;

/** Writes the classes and attributes that a block's settings ask for and its markup lacks; the design's own CSS goes by these classes. */
export function adoptGalleryBlock(
  { settings, parts, notice }: GalleryBlock,
  design: string,
  scope: Scope,
): void {
  const { container, controls, list, slides } = parts;
  const owner = scope.owner();
  if (notice) scope.warn('read', notice);
  const classes = designClasses(container, design);
  owner.claim(container, { classes });
  if (controls && hasHover()) owner.claim(controls, { classes: { 'show-hover-effect': true } });
  // The states of a grid are written by the class, before the settings are read.
  const isGrid = classes[GRID];
  if (isGrid !== undefined) owner.claim(list, { classes: { [GRID_STATE]: isGrid } });
  for (const slide of slides) {
    const opensNewWindow = settings.newWindow && slide.dataset.clickThroughUrl;
    if (isGrid === undefined && !opensNewWindow) continue;
    owner.claim(slide, {
      classes: { ...(isGrid !== undefined && { [`${GRID_STATE}-slide`]: isGrid }) },
      attributes: { ...(opensNewWindow && { 'data-click-through-target': '_blank' }) },
    });
  }
}

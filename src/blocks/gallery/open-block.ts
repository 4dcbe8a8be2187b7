import type { BlockScope } from '../../core/block';
import { type BlockParts, findParts } from './gallery-parts';
import { readShow, type ShowSettings } from './show.data';

export interface OpenedBlock {
  readonly settings: ShowSettings;
  readonly parts: BlockParts;
}

/** Reads a gallery block and finds its parts; says what is wrong. Undefined when the block has been given up. */
export function openBlock(element: HTMLElement, scope: BlockScope): OpenedBlock | undefined {
  const read = readShow(element, (path, wanted) => {
    scope.warn('read', `Gallery block data: ${path} is not a ${wanted}; the default is used.`);
  });
  if ('fault' in read) {
    scope.fail('read', read.fault);
    return undefined;
  }
  const parts = findParts(element);
  if (!parts) {
    scope.fail('read', 'The gallery has no list of slides.');
    return undefined;
  }
  if (read.notice) scope.warn('read', read.notice);
  if (parts.controls && !isTouchOnly()) {
    scope.owner.claim(parts.controls, { classes: { 'show-hover-effect': true } });
  }
  if (read.settings.newWindow) {
    for (const slide of parts.slides)
      if (slide.dataset.clickThroughUrl)
        scope.owner.claim(slide, { attributes: { 'data-click-through-target': '_blank' } });
  }
  return { settings: read.settings, parts };
}

/** Where nothing can point without touching, a look for pointing would stay after the touch. */
const isTouchOnly = () => !matchMedia('(any-hover: hover)').matches;

import type { Scope } from '../../core/scope';
import type { ReadData } from '../../core/unit';
import { mountGalleryBlock } from '../../gallery/block/mount-gallery-block';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import type { NamedDesign } from '../../gallery/designs/find-design';
import './gallery-layout.css';
import { placeByRatio, readLayout } from './layout.data';

export const read = readGalleryBlock(readLayout);

/** Mounts a block in a design that shows all slides at once. */
export function mountLayout(
  block: ReadData<ReturnType<typeof read>>,
  { name, design, options }: NamedDesign,
  scope: Scope,
) {
  const { columnWidth, gutter, listImageSize, imageRatio, crop } = block.settings;
  return mountGalleryBlock(
    block,
    {
      name,
      design,
      images: placeByRatio(design.keepsRatios ? undefined : imageRatio, crop),
      attributes: { design: name, designOptions: { ...options, columnWidth, gutter, listImageSize } },
    },
    scope,
  );
}

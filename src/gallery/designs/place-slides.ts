import type { DesignHost } from '../gallery.types';
import type { Placement } from '../layouts/layout.types';

const px = (value: number) => `${Math.round(value * 100) / 100}px`;

/** Writes where a layout has put the slides: absolute places in the list, which gets their height. */
export function placeSlides(
  { list, slides, owner }: Pick<DesignHost, 'list' | 'slides' | 'owner'>,
  { rects, height }: Placement,
  { hasHeights }: { readonly hasHeights: boolean },
): void {
  owner.claim(list, { styles: { position: 'relative', height: px(height) } });
  slides.forEach((slide, index) => {
    const rect = rects[index];
    if (!rect) return;
    owner.claim(slide, {
      styles: {
        position: 'absolute',
        left: px(rect.left),
        top: px(rect.top),
        width: px(rect.width),
        ...(hasHeights && { height: px(rect.height) }),
      },
    });
  });
}

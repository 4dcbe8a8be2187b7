import type { DesignHost } from '../model/gallery.types';
import type { Placement } from './layout.types';
import './placed.css';

const px = (value: number) => `${Math.round(value * 100) / 100}px`;

export interface PlaceOptions {
  /** Whether slides are made as high as their places; else they are as high as what is in them. */
  readonly hasHeights: boolean;
  /** A class name of the list that theme CSS waits for. */
  readonly ready?: string;
}

/**
 * Writes where a layout has put the slides: absolute places in the list, which gets their height. Not transforms: those
 * are the theme's, and cost browsers more.
 */
export function placeSlides(
  { list, slides, owner }: Pick<DesignHost, 'list' | 'slides' | 'owner'>,
  { rects, height }: Placement,
  { hasHeights, ready }: PlaceOptions,
): void {
  owner.claim(list, {
    classes: { 'inlay-placed': true, ...(ready && { [ready]: true }) },
    styles: { position: 'relative', height: px(height) },
  });
  slides.forEach((slide, index) => {
    const rect = rects[index];
    if (!rect) return;
    const styles: Record<string, string> = {
      position: 'absolute',
      left: px(rect.left),
      top: px(rect.top),
      width: px(rect.width),
    };
    if (hasHeights) styles.height = px(rect.height);
    owner.claim(slide, { styles });
  });
}

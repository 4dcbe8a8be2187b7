import type { PlacingHost } from '../model/design.types';
import type { Placement } from './layout-checks';
import './placed.css';

const px = (value: number) => `${Math.round(value * 100) / 100}px`;

interface PlaceOptions {
  /** Whether slides get the height of their places; otherwise their content decides. */
  readonly hasHeights: boolean;
  /** A class name of the list that theme CSS waits for. */
  readonly ready?: string;
}

/** Writes a layout as absolute positions. Transforms are left to the theme, and cost browsers more. */
export function placeSlides(
  { list, slides, owner }: Pick<PlacingHost, 'list' | 'slides' | 'owner'>,
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

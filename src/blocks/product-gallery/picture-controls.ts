import { createContentReplacer } from '../../commerce/product/content-replacer';
import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import type { GalleryChange } from '../../gallery/model/gallery.types';
import type { Store } from '../../store/store';
import { createMessages } from '../../text/messages';
import type { ProductGallery } from './product-gallery.data';
import messages from './product-gallery.messages.json';

export const t = createMessages(messages);

/** The slide that is shown, and the one that leaves. */
export type Shown = Partial<GalleryChange> & Pick<GalleryChange, 'currentIndex'>;

const thumbnailClaims = (isCurrent: boolean): Claims => ({
  classes: { active: isCurrent },
  attributes: isCurrent ? { 'aria-current': 'true' } : {},
});

/** Pictures fill the one shape that themes give to thumbnails. */
const FILLING = { width: '100%', height: '100%', 'object-fit': 'cover', 'aspect-ratio': null };

/** Marks the current thumbnail, and scrolls it into view in its strip. The page does not scroll. */
export function showThumbnail(scope: Scope, { thumbnails }: ProductGallery, shown: Store<Shown>): void {
  const owner = scope.owner();
  const [first] = thumbnails;
  const strip = first?.closest('.ProductItem-gallery-scroll,.product-gallery-scroll') ?? first?.parentElement;
  if (!strip) return;
  for (const thumbnail of thumbnails) {
    const image = thumbnail.querySelector('img');
    if (image) owner.claim(image, { styles: FILLING });
  }
  thumbnails.forEach((thumbnail, index) => {
    scope.bind(thumbnail, shown, ({ currentIndex }) => thumbnailClaims(index === currentIndex));
  });
  scope.follow(shown, ({ currentIndex, previousIndex }) => {
    const current = thumbnails[currentIndex];
    if (!current || previousIndex === undefined) return;
    const [box, room] = [current.getBoundingClientRect(), strip.getBoundingClientRect()];
    strip.scrollBy({
      left: box.left < room.left ? box.left - room.left : Math.max(box.right - room.right, 0),
      top: box.top < room.top ? box.top - room.top : Math.max(box.bottom - room.bottom, 0),
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  });
}

/** Raises arrows and numbers above the slides, which the engine stacks higher than themes expect; one slide needs none. */
export function raiseControls(scope: Scope, data: ProductGallery): void {
  const { list, slides, waiting, controls, next, previous, indicators } = data;
  const owner = scope.owner();
  for (const element of controls) owner.claim(element, { classes: { hidden: slides.length < 2 } });
  for (const element of new Set([...waiting, ...next, ...previous, ...indicators])) {
    if (!list.contains(element)) continue;
    owner.claim(element, {
      classes: { ...(slides.length < 2 && { hidden: true }) },
      styles: { 'z-index': 'var(--inlay-z-controls)' },
    });
  }
}

export function showIndicators(
  scope: Scope,
  { indicators, slides }: ProductGallery,
  shown: Store<Shown>,
): void {
  if (slides.length < 2) return;
  for (const element of indicators) {
    const show = createContentReplacer(element, scope);
    scope.follow(shown, ({ currentIndex }) =>
      show([t('place', { current: currentIndex + 1, total: slides.length })]),
    );
  }
}

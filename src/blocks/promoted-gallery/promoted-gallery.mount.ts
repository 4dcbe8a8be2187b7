import { defineUnit } from '../../core/unit';
import { findAll, findAround } from '../../dom/find-all';
import { moveNodes } from '../../ui/navigation/move-nodes';

interface PromotedGallery {
  readonly gallery: HTMLElement;
  readonly place: HTMLElement;
  /** Whether the banner is the first of the page, below the header. */
  readonly isFirst: boolean;
}

const FIRST_GALLERY =
  '.sqs-layout > .sqs-row:first-child > .sqs-col-12 > .gallery-block:first-child:has(.sqs-gallery-block-slideshow)';

/** Reads the slideshow that the content below a banner begins with; nothing where it begins with something else. Never throws. */
export function readPromotedGallery(banner: HTMLElement): PromotedGallery | undefined {
  const section = findAround(banner, '.index-section');
  const [gallery] = findAll(document, FIRST_GALLERY).filter((found) =>
    section ? section.contains(found) : findAround(found, '.collection-type-page .main-content'),
  );
  if (!gallery) return undefined;
  const [column = banner] = section ? [] : findAll(banner, '.row .col');
  return { gallery, place: column, isFirst: !section?.previousElementSibling };
}

/** Shows it as the banner. Theme CSS has the rest. */
export const unit = defineUnit({
  read: readPromotedGallery,
  mount({ gallery, place, isFirst }, scope, banner) {
    const owner = scope.owner();
    owner.claim(document.body, {
      classes: { 'has-promoted-gallery': true, ...(isFirst && { 'has-banner-image': true }) },
    });
    if (place === banner) owner.claim(banner, { classes: { 'promoted-full': true } });
    moveNodes(scope, [[gallery, place]]);
  },
});

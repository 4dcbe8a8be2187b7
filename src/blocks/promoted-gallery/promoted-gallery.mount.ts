import { defineUnit } from '../../core/unit';
import { findAll, findAround } from '../../dom/find-all';
import { moveNodes } from '../../dom/move-nodes';

const FIRST_GALLERY =
  '.sqs-layout > .sqs-row:first-child > .sqs-col-12 > .gallery-block:first-child:has(.sqs-gallery-block-slideshow)';

/** The slideshow at the start of the content below a banner; undefined if there is none. */
export function readPromotedGallery(banner: HTMLElement) {
  const section = findAround(banner, '.index-section');
  const [gallery] = findAll(document, FIRST_GALLERY).filter((found) =>
    section ? section.contains(found) : findAround(found, '.collection-type-page .main-content'),
  );
  if (!gallery) return undefined;
  const [column = banner] = section ? [] : findAll(banner, '.row .col');
  return { gallery, place: column, isFirst: !section?.previousElementSibling };
}

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

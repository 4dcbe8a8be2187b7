import type { Claims } from '../../core/ledger/ledger.types';

/** Gaps that the site's owner has dragged to a height: the platform writes it. */
export const SPACERS = '.sqs-block-spacer[data-aspect-ratio] > .sqs-block-content';

/** The height of a spacer, as theme CSS knows it; `data-aspect-ratio` is in per cent of the width. */
export function spacerHeight({ parentElement }: HTMLElement): Claims {
  const ratio = Number(parentElement?.dataset.aspectRatio);
  return ratio > 0 ? { classes: { 'sqs-intrinsic': true }, styles: { 'padding-bottom': `${ratio}%` } } : {};
}

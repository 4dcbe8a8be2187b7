import type { Claims } from '../../core/ledger/ledger.types';
import { findAround } from '../../dom/find-all';

/** The content of blocks whose height is a share of their width. Those with a picture or a map of their own have it from elsewhere. */
export const SPACERS = '.sqs-block-spacer[data-aspect-ratio] > .sqs-block-content';

/** The height of a spacer, as theme CSS knows it; `data-aspect-ratio` is in per cent of the width. */
export function ratioStyle(content: HTMLElement): Claims {
  const ratio = Number(findAround(content, '[data-aspect-ratio]')?.dataset.aspectRatio);
  return ratio > 0 ? { classes: { 'sqs-intrinsic': true }, styles: { 'padding-bottom': `${ratio}%` } } : {};
}

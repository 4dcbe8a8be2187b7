// @chunk unlisted

import type { Design } from '../../model/gallery.types';

/** Plain: the slides stand as the page's own CSS has them. What a block gets whose design nobody knows. */
export function create(): Design {
  return { refresh() {}, destroy() {} };
}

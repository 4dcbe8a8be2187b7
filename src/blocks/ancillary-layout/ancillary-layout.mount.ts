// @chunk unlisted

import { defineUnit } from '../../core/unit';
import { moveNodes } from '../../ui/navigation/move-nodes';
import { readAncillaryLayout } from './ancillary-layout.data';

/** The order of the parts in a container is the theme's. */
export const unit = defineUnit({
  read: readAncillaryLayout,
  mount: (moves, scope) => moveNodes(scope, moves),
});

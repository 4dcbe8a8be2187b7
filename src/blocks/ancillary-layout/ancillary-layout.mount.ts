import { defineUnit } from '../../core/unit';
import { moveNodes } from '../../ui/navigation/move-nodes';
import { readAncillaryLayout } from './ancillary-layout.data';

/** The order of the parts in a container is the theme's. */
export const unit = defineUnit({
  read: readAncillaryLayout,
  mount({ moves, hidden }, scope) {
    const owner = scope.owner();
    for (const part of hidden) owner.claim(part, { styles: { display: 'none' } });
    moveNodes(scope, moves);
  },
});

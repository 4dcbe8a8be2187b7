import { defineUnit } from '../../core/unit';
import { moveNodes } from '../../dom/move-nodes';
import { readPlaces } from './read-places';

/** Undefined if every part is visible: moving them would only shift the page. */
export function readAncillaryLayout(bar: HTMLElement) {
  const places = readPlaces(bar);
  return places.moves.some(([part]) => !part.getClientRects().length) ? places : undefined;
}

export const unit = defineUnit({
  read: readAncillaryLayout,
  mount({ moves, hidden }, scope) {
    const owner = scope.owner();
    for (const part of hidden) owner.claim(part, { styles: { display: 'none' } });
    moveNodes(scope, moves);
  },
});

import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { moveNodes } from '../../dom/move-nodes';

/**
 * Finds the parts of a bar that are in another container than the body's classes say (`ancillary-header-branding-position-top-center`):
 * servers send every site the same order, and theme CSS shows only the containers named there. Undefined if every part is visible:
 * moving them would only shift the page.
 */
export function readAncillaryLayout(bar: HTMLElement) {
  const containers = findAll(bar, '[data-nc-container]');
  const parts = findAll(bar, '[data-nc-element]').map((part) => {
    const prefix = `ancillary-${bar.dataset.ncBase}-${part.dataset.ncElement}-position-`;
    const [place] = [...document.body.classList].flatMap((name) =>
      name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
    );
    return { part, place, container: containers.find(({ dataset }) => dataset.ncContainer === place) };
  });
  const moves = parts.flatMap(({ part, container }) =>
    container && !container.contains(part) ? [[part, container] as const] : [],
  );
  if (!moves.some(([part]) => !part.getClientRects().length)) return undefined;
  // Parts that the site's owner has switched off, but the theme shows.
  return { moves, hidden: parts.flatMap(({ part, place }) => (place === 'hide' ? part : [])) };
}

export const unit = defineUnit({
  read: readAncillaryLayout,
  mount({ moves, hidden }, scope) {
    const owner = scope.owner();
    for (const part of hidden) owner.claim(part, { styles: { display: 'none' } });
    moveNodes(scope, moves);
  },
});

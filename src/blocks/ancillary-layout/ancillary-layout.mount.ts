import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { moveNodes, type NodeMove } from '../../ui/navigation/move-nodes';

interface AncillaryLayout {
  readonly moves: readonly NodeMove[];
  /** Parts that the site's owner has switched off, but the theme shows. */
  readonly hidden: readonly HTMLElement[];
}

const HIDDEN = 'hide';

/**
 * Reads which parts of a bar are in another container than the body's classes say
 * (`ancillary-header-branding-position-top-center`): servers send every site the same order, and theme CSS shows only containers that are
 * named there. Nothing where every part is seen: moving them would only move the page. Never throws.
 */
export function readAncillaryLayout(bar: HTMLElement): AncillaryLayout | undefined {
  const containers = findAll(bar, '[data-nc-container]');
  const parts = findAll(bar, '[data-nc-element]').map((part) => {
    const prefix = `ancillary-${bar.dataset.ncBase}-${part.dataset.ncElement}-position-`;
    const [place] = [...document.body.classList].flatMap((name) =>
      name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
    );
    return {
      part,
      place,
      container: containers.find(({ dataset }) => dataset.ncContainer === place),
      isSeen: part.getClientRects().length > 0,
    };
  });
  const isMissing = parts.some(
    ({ part, container, isSeen }) => container && !container.contains(part) && !isSeen,
  );
  if (!isMissing) return undefined;
  return {
    moves: parts.flatMap(({ part, container }): readonly NodeMove[] =>
      container && !container.contains(part) ? [[part, container]] : [],
    ),
    hidden: parts.flatMap(({ part, place }) => (place === HIDDEN ? part : [])),
  };
}

/** The order of the parts in a container is the theme's. */
export const unit = defineUnit({
  read: readAncillaryLayout,
  mount({ moves, hidden }, scope) {
    const owner = scope.owner();
    for (const part of hidden) owner.claim(part, { styles: { display: 'none' } });
    moveNodes(scope, moves);
  },
});

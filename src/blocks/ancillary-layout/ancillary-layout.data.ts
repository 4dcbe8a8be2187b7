import { findAll } from '../../dom/find-all';
import type { NodeMove } from '../../ui/navigation/move-nodes';

/**
 * Reads which parts of a bar are in another container than the body's classes say
 * (`ancillary-header-branding-position-top-center`): theme CSS shows only containers that are named there. Nothing where
 * everything is in its place. Never throws.
 */
export function readAncillaryLayout(bar: HTMLElement): readonly NodeMove[] | undefined {
  const containers = findAll(bar, '[data-nc-container]');
  const moves = findAll(bar, '[data-nc-element]').flatMap((part): readonly NodeMove[] => {
    const prefix = `ancillary-${bar.dataset.ncBase}-${part.dataset.ncElement}-position-`;
    const wanted = [...document.body.classList].find((name) => name.startsWith(prefix));
    const container = containers.find(({ dataset }) => prefix + dataset.ncContainer === wanted);
    // A part that is seen is in a place that the theme shows: moving it would only move the page.
    const isSeen = part.getClientRects().length > 0;
    return !container || container.contains(part) || isSeen ? [] : [[part, container]];
  });
  return moves.length ? moves : undefined;
}

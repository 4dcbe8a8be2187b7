import { findAll, findAround } from '../../dom/find-all';

/**
 * The parts of a bar that are in another container than the body's classes say (`ancillary-header-branding-position-top-center`):
 * servers send every site the same order, and theme CSS shows only the containers named there.
 */
export function readPlaces(bar: HTMLElement) {
  const containers = findAll(bar, '[data-nc-container]');
  const parts = findAll(bar, '[data-nc-element]').map((part) => {
    const prefix = `ancillary-${bar.dataset.ncBase}-${part.dataset.ncElement}-position-`;
    const place = [...document.body.classList].find((name) => name.startsWith(prefix))?.slice(prefix.length);
    return { part, place, container: containers.find(({ dataset }) => dataset.ncContainer === place) };
  });
  return {
    moves: parts.flatMap(({ part, container }) =>
      container && findAround(part, '[data-nc-container]') !== container ? [[part, container] as const] : [],
    ),
    /** Those that the site's owner has switched off; some themes show them. */
    hidden: parts.flatMap(({ part, place }) => (place === 'hide' ? part : [])),
  };
}

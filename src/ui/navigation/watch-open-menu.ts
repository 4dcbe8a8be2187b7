import { tabbable } from 'tabbable';
import type { Part } from '../../core/scope';
import { findAround } from '../../dom/find-all';
import { dialogStackOf } from '../dialog/dialog-stack';
import { openModalLayer } from '../dialog/modal-layer';
import { rememberFocus } from '../dialog/return-focus';

export interface OpenMenu {
  /** Focus stays in it: the menu, and the toggles that close it. */
  readonly container: HTMLElement;
  readonly menu: HTMLElement;
  /** A press in one of these is not a press outside. */
  readonly parts: readonly HTMLElement[];
  /** False: the page below stays usable. */
  readonly coversPage: boolean;
  /** Moves focus into the menu. */
  readonly takesFocus: boolean;
  readonly toggle: HTMLElement | undefined;
  /** Closes the menu, then calls `after`. */
  readonly close: (after?: () => void) => void;
  /** Whether a toggle can be seen: a window that has become wide may show the links themselves. */
  readonly canBeSeen: () => boolean;
  /** Called for Escape. True: it has gone back to the folder before, and the menu stays open. */
  readonly goBack?: (() => boolean) | undefined;
}

/** Whether a link leads to a place in this page. */
const leadsIntoPage = ({ hash, pathname, search, host }: HTMLAnchorElement) =>
  Boolean(hash) && pathname === location.pathname && search === location.search && host === location.host;

/**
 * Keeps focus inside of an open menu and the page behind it still; closes it by Escape, by a press outside and by a link into the page.
 * Returns the call that closes it and gives focus back.
 */
export function watchOpenMenu(part: Part, options: OpenMenu): () => void {
  const { container, menu, parts, coversPage, takesFocus, toggle, close, canBeSeen, goBack } = options;
  const giveFocusBack = rememberFocus(document);
  const closeAndReturn = () => close(() => giveFocusBack(toggle));
  const onEscape = () => goBack?.() || closeAndReturn();
  part.defer(
    coversPage
      ? openModalLayer(container, onEscape)
      : dialogStackOf(document).push({ element: menu, isModal: false, requestClose: onEscape }),
  );
  // The page moves up when a menu above it closes: not before the press has arrived.
  part.listen(document, coversPage ? 'pointerdown' : 'click', ({ target }) => {
    if (target instanceof Node && !parts.some((inside) => inside.contains(target))) close();
  });
  if (takesFocus) tabbable(menu)[0]?.focus({ preventScroll: true });
  part.listen(menu, 'click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element && findAround(target, 'a[href]');
    // Focus follows the link.
    if (!defaultPrevented && link instanceof HTMLAnchorElement && leadsIntoPage(link)) close();
  });
  part.listen(window, 'resize', () => {
    if (!canBeSeen()) closeAndReturn();
  });
  return closeAndReturn;
}

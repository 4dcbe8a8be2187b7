import { tabbable } from 'tabbable';
import type { Claims } from '../../core/ledger/ledger.types';
import type { Part, Scope } from '../../core/scope';
import { findAround } from '../../dom/find-all';
import { onActivate } from '../../dom/on-press';
import { createStore } from '../../store/store';
import { dialogStackOf } from '../dialog/dialog-stack';
import { openModalLayer } from '../dialog/modal-layer';
import { rememberFocus } from '../dialog/return-focus';
import { describeToggle, type MenuToggle } from './menu-toggle';
import { isBesideWindow } from './revealing-styles';

/** The data of a menu's events. */
export interface MenuEvent {
  /** The header, or the menu, that the server wrote. */
  readonly element?: HTMLElement | undefined;
}

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** A menu over the page opens. A theme script that emits it, without an element, opens the menu of the header. */
    'menu:opened': (event?: MenuEvent) => void;
    /** A menu over the page closes. A theme script that emits it, without an element, closes the menu of the header. */
    'menu:closed': (event?: MenuEvent) => void;
  }
}

/** Checks whether a link leads to a place in this page. */
const leadsIntoPage = ({ hash, pathname, search, host }: HTMLAnchorElement) =>
  Boolean(hash) && pathname === location.pathname && search === location.search && host === location.host;

interface MenuOverlayOptions {
  /** Focus stays in it while the menu is open: the menu, and the toggles that close it. */
  readonly container: HTMLElement;
  readonly menu: HTMLElement;
  /** Called when it opens: what the toggles open in this window, where that is not always the menu. Both are shown by the same state. */
  readonly shownMenu?: (() => HTMLElement) | undefined;
  readonly toggles: readonly MenuToggle[];
  /** Claimed on a toggle while the menu is open. */
  readonly openClass?: string;
  /** Other elements that close it: a button in the menu, the shade behind it. */
  readonly closers?: readonly HTMLElement[];
  /** Called when it is open. False: it pushes the page down and leaves it usable. Default: it always covers the page. */
  readonly coversPage?: () => boolean;
  /** Moves focus into the menu, which covers its toggle. Default: false. */
  readonly takesFocus?: boolean;
  /** Called for Escape. True: it has gone back to the folder before, and the menu stays open. */
  readonly goBack?: (() => boolean) | undefined;
}

/** The rest that an open menu needs: the elements that belong to it, its toggle, and the call that closes it, then calls `after`. */
interface OpenMenu {
  readonly covers: boolean;
  readonly parts: readonly HTMLElement[];
  readonly toggle: HTMLElement | undefined;
  readonly close: (after?: () => void) => void;
}

/** Contains focus in an open menu, and closes it by Escape, a press outside or a link into the page. Returns the call that closes it and returns focus. */
function watchOpenMenu(
  part: Part,
  { container, menu, shownMenu, toggles, goBack }: MenuOverlayOptions,
  { covers, parts, toggle, close }: OpenMenu,
): () => void {
  const giveFocusBack = rememberFocus(document);
  const closeAndReturn = () => close(() => giveFocusBack(toggle));
  const onEscape = () => goBack?.() || closeAndReturn();
  part.defer(
    covers
      ? openModalLayer(container, onEscape)
      : dialogStackOf(document).push({ element: menu, isModal: false, requestClose: onEscape }),
  );
  // The page moves up when a menu above it closes: not before the press has arrived.
  part.listen(document, covers ? 'pointerdown' : 'click', ({ target }) => {
    if (target instanceof Node && !parts.some((inside) => inside.contains(target))) close();
  });
  part.listen(menu, 'click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element && findAround(target, 'a[href]');
    // Focus follows the link.
    if (!defaultPrevented && link instanceof HTMLAnchorElement && leadsIntoPage(link)) close();
  });
  part.listen(window, 'resize', () => {
    // A window that has become wide may show the links instead of the toggles.
    const isSeen = toggles.some(({ element }) => element.checkVisibility({ visibilityProperty: true }));
    if (!isSeen || (shownMenu && shownMenu() !== menu)) closeAndReturn();
  });
  return closeAndReturn;
}

/** Keeps the keyboard out of a closed menu that is beside the window. Returns the call for each time it opens or closes. */
function keepOutOfClosed(scope: Scope, menu: HTMLElement): (isOpen: boolean) => void {
  const owner = scope.owner();
  let isClosed = true;
  const update = () => {
    if (isClosed) owner.claim(menu, isBesideWindow(menu) ? { attributes: { inert: '' } } : {});
  };
  // Not before the press that has loaded this code: it opens the menu, which would be laid out once more.
  const frame = requestAnimationFrame(scope.guard(update));
  scope.defer(() => cancelAnimationFrame(frame));
  // In another window it may be a navigation that is always there.
  scope.listen(window, 'resize', update);
  return (isOpen) => {
    isClosed = !isOpen;
    if (isOpen) owner.release();
    // It is beside the window once it has moved there.
    else
      void Promise.allSettled(menu.getAnimations().map(({ finished }) => finished)).then(scope.guard(update));
  };
}

/** A class that an element has while its menu is open. */
export const whileOpen =
  (name: string) =>
  (isOpen: boolean): Claims =>
    isOpen ? { classes: { [name]: true } } : {};

/** A server's menu over the page, by the disclosure pattern: toggles with `aria-expanded`; while open, focus stays inside and the page does not scroll. */
export function createMenuOverlay(scope: Scope, options: MenuOverlayOptions) {
  const { container, menu, shownMenu, toggles, openClass, closers = [], coversPage, takesFocus } = options;
  const owner = scope.owner();
  const isOpen = createStore(false);
  let shown: Part | undefined;
  let closeOpen = () => {};
  const keepOut = keepOutOfClosed(scope, menu);
  const menuId = menu.id || `${scope.id}-menu`;
  if (!menu.id) owner.claim(menu, { attributes: { id: menuId } });

  const parts = [container, menu, ...closers, ...toggles.map(({ element }) => element)];
  const close = (after?: () => void) => {
    if (!shown) return;
    shown.end();
    shown = undefined;
    isOpen.set(false);
    keepOut(false);
    scope.emit('menu:closed', {});
    after?.();
  };

  const open = (toggle?: HTMLElement) => {
    if (shown) return;
    const part = scope.part();
    shown = part;
    keepOut(true);
    const opened = shownMenu?.() ?? menu;
    const watch = (covers: boolean) => {
      closeOpen = watchOpenMenu(
        part,
        opened === menu ? options : { ...options, menu: opened, container: opened },
        { covers, parts: [...parts, opened], toggle, close },
      );
      // Bars over the page give way.
      if (covers) part.owner().claim(document.documentElement, { classes: { 'inlay-menu-open': true } });
    };
    // What covers the page measures it, before the menu changes it.
    if (!coversPage) watch(true);
    isOpen.set(true);
    if (coversPage) watch(coversPage());
    scope.emit('menu:opened', {});
    // Whoever hears of it may have closed it.
    if (takesFocus && shown === part) tabbable(opened)[0]?.focus({ preventScroll: true });
  };

  for (const toggle of toggles) {
    const { element } = toggle;
    owner.claim(element, { attributes: { 'aria-controls': menuId } });
    scope.bind(element, isOpen, describeToggle(toggle));
    if (openClass) scope.bind(element, isOpen, whileOpen(openClass));
    onActivate(element, scope, () => {
      if (shown) closeOpen();
      else open(element);
    });
  }
  for (const closer of closers)
    scope.listen(closer, 'click', (event) => {
      event.preventDefault();
      closeOpen();
    });
  return {
    /** For the states by which theme CSS shows the menu. */
    isOpen,
    open,
    close: () => closeOpen(),
  };
}

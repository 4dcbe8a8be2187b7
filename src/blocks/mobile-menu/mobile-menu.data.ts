import type { Claims } from '../../core/ledger/ledger.types';
import { findAll, matches } from '../../dom/find-all';
import type { MenuFolder } from '../../ui/navigation/menu-folders';
import type { MenuDisclosure } from './menu-disclosure';
import { findMenuToggles, isCheckbox, overlayToggles } from './mobile-toggles';
import { openStates } from './open-states';

export interface MobileMenuData {
  readonly menu: HTMLElement;
  /** The element that the toggles open in this window; default: the menu. */
  readonly shownMenu?: (() => HTMLElement) | undefined;
  /** Focus stays in it; default: the menu. */
  readonly container?: HTMLElement;
  readonly toggles: readonly HTMLElement[];
  readonly closers?: readonly HTMLElement[];
  /** Called when it is open: false, if it pushes the page down. */
  readonly coversPage?: () => boolean;
  readonly takesFocus?: boolean;
  /** Theme CSS shows the menu while it is checked. */
  readonly checkbox?: HTMLInputElement;
  /** The states for which theme CSS shows the menu, claimed when it opens. */
  readonly shown?: () => readonly (readonly [Element, Claims])[];
  /** Lists that slide over one another, the root first, and the element with the state of them. */
  readonly lists?: { readonly frame: HTMLElement; readonly folders: readonly MenuFolder[] };
  readonly disclosures?: readonly MenuDisclosure[];
}

const SHADE = '.body-overlay,.nav-close-overlay';

function readBrine(menu: HTMLElement): MobileMenuData | undefined {
  const container = menu.closest<HTMLElement>('.Mobile');
  if (!container) return undefined;
  const [frame] = findAll(menu, '[data-controller*=MobileOverlayFolders]');
  const [root] = frame ? findAll(frame, '.Mobile-overlay-menu-main') : [];
  const backs = findAll(menu, '[data-controller-folder] [data-controller-folder-toggle]');
  const openers = findAll(menu, '[data-controller-folder-toggle]').filter(
    (opener) => !backs.includes(opener),
  );
  const nameOf = ({ dataset }: HTMLElement) => dataset.controllerFolderToggle;
  const folders = findAll(menu, '[data-controller-folder]').map((element) => ({
    element,
    openers: openers.filter((opener) => nameOf(opener) === element.dataset.controllerFolder),
    backs: backs.filter((back) => element.contains(back)),
  }));
  return {
    menu,
    container,
    toggles: findMenuToggles(menu),
    closers: overlayToggles().filter((toggle) => menu.contains(toggle)),
    takesFocus: true,
    shown: () => [[document.body, { classes: { 'is-mobile-overlay-active': true } }]],
    ...(frame &&
      root && { lists: { frame, folders: [{ element: root, openers: [], backs: [] }, ...folders] } }),
  };
}

function readDisclosures(menu: HTMLElement): readonly MenuDisclosure[] {
  const items = findAll(
    menu,
    '.folder,.folder-collection,.folder-wrapper,.folder-parent,.mobile-folder,.nav-link--folder',
  );
  return items.flatMap((item) => {
    const [title] = findAll(
      item,
      ':scope > .folder-toggle-label,:scope > .folder-toggle,:scope > a,:scope > label,:scope > span',
    );
    const lists = findAll(
      item,
      ':scope > .subnav,:scope > ul,:scope > .folder-child-wrapper,:scope > .folder-child',
    );
    const [checkbox] = findAll(item, ':scope > input[type=checkbox]');
    return title && lists.length
      ? [{ title, item, lists, ...(checkbox instanceof HTMLInputElement && { checkbox }) }]
      : [];
  });
}

function readByCheckbox(checkbox: HTMLInputElement): MobileMenuData | undefined {
  const [menu] = findAll(document, '#overlayNav,#sidecarNav,#mobileNav,#mobileNavWrapper,#mobile-navigation');
  if (!menu) return undefined;
  return {
    menu,
    toggles: findMenuToggles(checkbox),
    closers: findAll(document, SHADE),
    checkbox,
    shown: () => openStates(menu),
    disclosures: readDisclosures(menu),
  };
}

/** Checks whether an open menu lies over the page; otherwise it pushes the page down. */
function liesOverPage(menu: HTMLElement): boolean {
  for (let box: HTMLElement | null = menu; box; box = box.parentElement)
    if (/^(?:fixed|absolute)$/.test(getComputedStyle(box).position)) return true;
  return false;
}

/** A menu that theme CSS shows by a class. One family of themes marks only the button. */
function readClassic(element: HTMLElement): MobileMenuData | undefined {
  const toggles = findMenuToggles(element);
  const [menu] = toggles.includes(element) ? findAll(document, '.main-nav') : [element];
  if (!menu) return undefined;
  return {
    menu,
    toggles,
    closers: findAll(document, SHADE),
    ...(menu.id !== 'sidecarNav' && { coversPage: () => liesOverPage(menu) }),
    takesFocus: !toggles.some((toggle) => menu.contains(toggle)),
    disclosures: readDisclosures(menu),
    shown: () => openStates(menu),
  };
}

const NAV_OPEN_MENUS = '#sideTrayWrapper,.overlay-nav-wrapper';

/** Two families show their menu by one state of the body. In one of them it opens in the header, unless that has no room for it. */
function readNavOpen(menu: HTMLElement): MobileMenuData {
  const [inHeader] = findAll(document, '#siteHeader .nav-social-wrapper');
  const isOverPage = () => !inHeader || document.body.classList.contains('mobile-style-nav');
  return {
    menu,
    shownMenu: () => (isOverPage() ? menu : (inHeader ?? menu)),
    toggles: findMenuToggles(menu),
    closers: findAll(document, SHADE),
    coversPage: isOverPage,
    takesFocus: true,
    disclosures: readDisclosures(menu),
    shown: () => [[document.body, { classes: { 'nav-open': true } }]],
  };
}

/** A menu for narrow windows; undefined if nothing opens it. */
export function readMobileMenu(element: HTMLElement): MobileMenuData | undefined {
  const menu = matches(element, '.Mobile-overlay')
    ? readBrine(element)
    : isCheckbox(element)
      ? readByCheckbox(element)
      : matches(element, NAV_OPEN_MENUS)
        ? readNavOpen(element)
        : readClassic(element);
  return menu?.toggles.length ? menu : undefined;
}

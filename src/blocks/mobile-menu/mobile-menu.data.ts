import type { Claims } from '../../core/ledger/ledger.types';
import { findAll, matches } from '../../dom/find-all';
import type { MenuFolder } from '../../ui/navigation/menu-folders';
import type { MenuDisclosure } from './menu-disclosure';

export interface MobileMenuData {
  readonly menu: HTMLElement;
  /** Focus stays in it; default: the menu. */
  readonly container?: HTMLElement;
  readonly toggles: readonly HTMLElement[];
  readonly closers?: readonly HTMLElement[];
  /** False: the menu pushes the page down. */
  readonly coversPage?: boolean;
  readonly takesFocus?: boolean;
  /** The checkbox that theme CSS shows the menu by. */
  readonly checkbox?: HTMLInputElement;
  /** What theme CSS shows the menu by, claimed when it opens. */
  readonly shown?: () => readonly (readonly [Element, Claims])[];
  /** Lists that slide over one another, the root first, and the element that knows whether one is open. */
  readonly lists?: { readonly frame: HTMLElement; readonly folders: readonly MenuFolder[] };
  /** Lists that open in place. */
  readonly disclosures?: readonly MenuDisclosure[];
}

function readBrine(menu: HTMLElement): MobileMenuData | undefined {
  const container = menu.closest<HTMLElement>('.Mobile');
  if (!container) return undefined;
  const all = findAll(document, '[data-controller*=MobileOverlayToggle]');
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
    toggles: all.filter((toggle) => !menu.contains(toggle)),
    closers: all.filter((toggle) => menu.contains(toggle)),
    takesFocus: true,
    shown: () => [[document.body, { classes: { 'is-mobile-overlay-active': true } }]],
    ...(frame &&
      root && { lists: { frame, folders: [{ element: root, openers: [], backs: [] }, ...folders] } }),
  };
}

/** Folders of a menu that theme CSS opens by a checkbox or a class on their title, or by neither. */
function readDisclosures(menu: HTMLElement): readonly MenuDisclosure[] {
  const toggled = findAll(menu, '.folder-toggle-label,.folder-toggle').flatMap((title) => {
    const lists = findAll(title.parentElement ?? menu, '.subnav');
    const checkbox = title.parentElement?.querySelector<HTMLInputElement>('input.folder-toggle-box');
    return lists.length ? [{ title, lists, checkbox: checkbox ?? undefined }] : [];
  });
  const stateless = findAll(menu, '.folder-wrapper,.folder-parent,.mobile-folder').flatMap((folder) => {
    const [title] = findAll(folder, ':scope > a');
    const lists = findAll(folder, ':scope > ul,:scope > .folder-child-wrapper');
    return title && lists.length ? [{ title, lists, isStateless: true }] : [];
  });
  return [...toggled, ...stateless];
}

function readCheckbox(checkbox: HTMLElement): MobileMenuData | undefined {
  const [menu] = findAll(document, '#overlayNav');
  if (!menu || !(checkbox instanceof HTMLInputElement)) return undefined;
  const toggles = findAll(document, 'label[for=mobileNavToggle]');
  return { menu, toggles, checkbox, disclosures: readDisclosures(menu) };
}

const readSidecar = (menu: HTMLElement): MobileMenuData => ({
  menu,
  toggles: findAll(document, '.mobile-nav-toggle'),
  closers: findAll(document, '.body-overlay'),
  shown: () => [[document.body, { classes: { 'mobile-nav-open': true } }]],
  disclosures: readDisclosures(menu),
});

const readPushed = (menu: HTMLElement): MobileMenuData => ({
  menu,
  toggles: findAll(document, '#mobileMenuLink a,#mobileMenu'),
  coversPage: false,
  takesFocus: true,
  disclosures: readDisclosures(menu),
  shown: () => {
    const height = menu.firstElementChild?.getBoundingClientRect().height ?? 0;
    return [[menu, { classes: { 'menu-open': true }, styles: height ? { height: `${height}px` } : {} }]];
  },
});

/** Reads a menu for narrow windows from its markup; nothing where nothing opens it. Never throws. */
export function readMobileMenu(element: HTMLElement): MobileMenuData | undefined {
  const read = matches(element, '.Mobile-overlay')
    ? readBrine
    : matches(element, '#mobileNavToggle')
      ? readCheckbox
      : matches(element, '#sidecarNav')
        ? readSidecar
        : readPushed;
  const menu = read(element);
  return menu?.toggles.length ? menu : undefined;
}

import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import { moveNodes } from '../../dom/move-nodes';
import { onResize } from '../../dom/watch-size';
import { createMenuFolders, type MenuFolder } from '../../ui/navigation/menu-folders';
import { createMenuOverlay, whileOpen } from '../../ui/navigation/menu-overlay';
import type { MenuToggle } from '../../ui/navigation/menu-toggle';
import { mountNavFolders, type NavFolder } from '../../ui/navigation/nav-folder';
import { FOLDER_TITLES, readBurgers } from './header-toggles';

interface HeaderMenu {
  readonly element: HTMLElement;
  readonly burgers: readonly MenuToggle[];
  /** The first one is the root. */
  readonly folders: readonly MenuFolder[];
}

function readMenu(header: HTMLElement): HeaderMenu | undefined {
  const [element] = findAll(header, '.header-menu');
  const burgers = readBurgers(header);
  if (!element || !burgers.length) return undefined;
  const openers = findAll(element, '[data-folder-id]');
  const folders = findAll(element, '.header-menu-nav-folder[data-folder]').map((folder) => ({
    element: folder,
    openers: openers.filter(({ dataset }) => dataset.folderId === folder.dataset.folder),
    backs: findAll(folder, '[data-action="back"]').filter(
      (back) => back.closest('.header-menu-nav-folder') === folder,
    ),
  }));
  const isRoot = ({ element: folder }: MenuFolder) => folder.dataset.folder === 'root';
  return {
    element,
    burgers,
    folders: [
      ...folders.filter(isRoot),
      ...folders.filter((folder) => !isRoot(folder) && folder.openers.length),
    ],
  };
}

/** Folders, and the languages of a site, which open like a folder. */
function readFolder(title: HTMLElement): readonly NavFolder[] {
  const item = title.closest<HTMLElement>('.header-nav-item--folder,.language-picker-desktop');
  const content = item?.querySelector<HTMLElement>('.header-nav-folder-content,.language-picker-content');
  return item && content ? [{ item, title, content }] : [];
}

export const readHeaderMenus = (header: HTMLElement) => ({
  menu: readMenu(header),
  folders: findAll(header, FOLDER_TITLES).flatMap(readFolder),
});

/** While the menu is open, the header takes the colours of the menu below it. Both are section themes; empty: none. */
const colourClaims =
  (own: string, menus: string) =>
  (isOpen: boolean): Claims =>
    isOpen && menus !== own
      ? {
          classes: { ...(own && { [own]: false }), ...(menus && { [menus]: true }) },
          attributes: { 'data-section-theme': menus },
        }
      : {};

function mountOverlayMenu(
  scope: Scope,
  header: HTMLElement,
  { element: menu, burgers, folders }: HeaderMenu,
) {
  const owner = scope.owner();
  const [root, ...inner] = folders;
  const list = root?.element.parentNode;
  // Theme CSS hides lists inside lists: they belong beside the root.
  const moves = inner.flatMap(({ element }) => (list ? [[element, list] as const] : []));
  moveNodes(scope, moves);
  const lists = createMenuFolders(scope, folders, (_, { isOpen, isTop }) => ({
    'header-menu-nav-folder--active': isOpen,
    'header-menu-nav-folder--open': isOpen && !isTop,
  }));
  const overlay = createMenuOverlay(scope, {
    container: header,
    menu,
    toggles: burgers,
    openClass: 'burger--active',
    goBack: lists.back,
  });
  scope.bind(document.body, overlay.isOpen, whileOpen('header--menu-open'));
  scope.bind(
    header,
    overlay.isOpen,
    colourClaims(header.dataset.sectionTheme ?? '', menu.dataset.sectionTheme ?? ''),
  );
  scope.follow(overlay.isOpen, lists.reset);
  // Theme scripts open and close the menu by its events. With an element, they report a change of this menu or another.
  scope.on('menu:opened', (event) => event?.element ?? overlay.open());
  scope.on('menu:closed', (event) => event?.element ?? overlay.close());
  // If the menu covers the page, its first link is below the header.
  onResize(header, scope, () => {
    const isFixed = getComputedStyle(menu).position === 'fixed';
    owner.claim(menu, isFixed ? { styles: { 'padding-top': `${header.offsetHeight}px` } } : {});
  });
}

export function openHeaderMenus(scope: Scope, header: HTMLElement): void {
  const { menu, folders } = readHeaderMenus(header);
  if (menu) mountOverlayMenu(scope, header, menu);
  mountNavFolders(scope, folders, (content) => [
    [content, { styles: { display: 'block', 'pointer-events': 'auto' } }],
  ]);
}

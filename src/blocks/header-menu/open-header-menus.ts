import type { Scope } from '../../core/scope';
import { onResize } from '../../dom/watch-size';
import { createMenuFolders } from '../../ui/navigation/menu-folders';
import { createMenuOverlay } from '../../ui/navigation/menu-overlay';
import { moveNodes } from '../../ui/navigation/move-nodes';
import { mountNavFolders } from '../../ui/navigation/nav-folder';
import { type HeaderMenu, readHeaderMenus } from './header-menu.data';

function mountOverlayMenu(
  scope: Scope,
  header: HTMLElement,
  { element: menu, burgers, folders }: HeaderMenu,
) {
  const owner = scope.owner();
  const sizeOwner = scope.owner();
  const [root, ...inner] = folders;
  const list = root?.element.parentNode;
  // Theme CSS hides lists inside lists: they belong beside the root.
  const moves = inner.flatMap(({ element }) => (list ? [[element, list] as const] : []));
  moveNodes(scope, moves);
  const lists = createMenuFolders(scope, folders, (_, { isOpen, isTop }) => ({
    'header-menu-nav-folder--active': isOpen,
    'header-menu-nav-folder--open': isOpen && !isTop,
  }));
  const { sectionTheme = '' } = header.dataset;
  const menuTheme = menu.dataset.sectionTheme ?? '';

  const show = (isOpen: boolean) => {
    owner.claim(document.body, isOpen ? { classes: { 'header--menu-open': true } } : {});
    // The header takes the colours of the menu below it.
    owner.claim(
      header,
      isOpen && menuTheme !== sectionTheme
        ? {
            classes: {
              ...(sectionTheme && { [sectionTheme]: false }),
              ...(menuTheme && { [menuTheme]: true }),
            },
            attributes: { 'data-section-theme': menuTheme },
          }
        : {},
    );
    lists.reset(isOpen);
  };
  const overlay = createMenuOverlay(scope, {
    container: header,
    menu,
    toggles: burgers,
    openClass: 'burger--active',
    show,
    goBack: lists.back,
  });
  // Theme scripts open and close the menu by its events. With an element, they report a change of this menu or another.
  scope.on('menu:opened', (event) => event?.element ?? overlay.open());
  scope.on('menu:closed', (event) => event?.element ?? overlay.close());
  // If the menu covers the page, its first link is below the header.
  onResize(header, scope, () => {
    const isFixed = getComputedStyle(menu).position === 'fixed';
    sizeOwner.claim(menu, isFixed ? { styles: { 'padding-top': `${header.offsetHeight}px` } } : {});
  });
}

/** The menu over the page, and the folders beside it. */
export function openHeaderMenus(scope: Scope, header: HTMLElement): void {
  const { menu, folders } = readHeaderMenus(header);
  if (menu) mountOverlayMenu(scope, header, menu);
  mountNavFolders(scope, folders, (content) => [
    [content, { styles: { display: 'block', 'pointer-events': 'auto' } }],
  ]);
}

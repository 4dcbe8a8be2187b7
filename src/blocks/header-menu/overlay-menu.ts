import type { Scope } from '../../core/scope';
import { watchSize } from '../../dom/watch-size';
import { createMenuFolders } from '../../ui/navigation/menu-folders';
import { createMenuOverlay } from '../../ui/navigation/menu-overlay';
import { moveNodes } from '../../ui/navigation/move-nodes';
import type { HeaderMenu } from './header-menu.data';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** The overlay menu of a header is open; a theme script that emits it opens the menu. */
    'menu:opened': () => void;
    /** It is closed; a theme script that emits it closes the menu. */
    'menu:closed': () => void;
  }
}

/** The menu that the burger opens over the page. */
export function mountOverlayMenu(
  scope: Scope,
  header: HTMLElement,
  { element: menu, burgers, folders }: HeaderMenu,
): void {
  const owner = scope.owner();
  const sizeOwner = scope.owner();
  const [root, ...inner] = folders;
  const list = root?.element.parentNode;
  // Theme CSS hides lists inside lists: they belong beside the root.
  if (list)
    moveNodes(
      scope,
      inner.map(({ element }) => [element, list]),
    );
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
    scope.bus.emit(isOpen ? 'menu:opened' : 'menu:closed');
  };
  const overlay = createMenuOverlay(scope, {
    container: header,
    menu,
    toggles: burgers,
    openClass: 'burger--active',
    show,
    goBack: lists.back,
  });
  // Theme scripts open and close the menu by its events. Its own find it open, or closed, already.
  scope.on('menu:opened', () => overlay.open());
  scope.on('menu:closed', overlay.close);
  // Where the menu covers the page, its first link is below the header.
  scope.defer(
    watchSize(
      header,
      scope.guard(() => {
        const isFixed = getComputedStyle(menu).position === 'fixed';
        sizeOwner.claim(menu, isFixed ? { styles: { 'padding-top': `${header.offsetHeight}px` } } : {});
      }),
    ),
  );
}

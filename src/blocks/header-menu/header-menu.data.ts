import { findAll } from '../../dom/find-all';
import { textOf } from '../../dom/text-of';
import type { MenuFolder } from '../../ui/navigation/menu-folders';
import type { MenuToggle } from '../../ui/navigation/menu-overlay';
import type { NavFolder } from '../../ui/navigation/nav-folder';
import type { FixedHeader } from './fixed-header';

export interface HeaderMenu {
  readonly element: HTMLElement;
  readonly burgers: readonly MenuToggle[];
  /** The first one is the root. */
  readonly folders: readonly MenuFolder[];
}

export interface HeaderMenuData {
  readonly menu: HeaderMenu | undefined;
  readonly folders: readonly NavFolder[];
  /** Missing: it scrolls with the page. */
  readonly fixed: FixedHeader | undefined;
}

/** The server writes a header's style as classes of the body. */
function readFixed({ classList }: HTMLElement): FixedHeader | undefined {
  return classList.contains('tweak-fixed-header')
    ? { hidesOnScroll: classList.contains('tweak-fixed-header-style-scroll-back') }
    : undefined;
}

function readBurger(element: HTMLElement): MenuToggle {
  const open = textOf(element, '.js-header-burger-open-title');
  const close = textOf(element, '.js-header-burger-close-title');
  // Both titles are hidden until a script has run.
  return { element, labels: open && close ? { open, close } : undefined };
}

function readMenu(header: HTMLElement): HeaderMenu | undefined {
  const [element] = findAll(header, '.header-menu');
  const burgers = findAll(header, '.header-burger-btn').map(readBurger);
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

function readFolder(title: HTMLElement): readonly NavFolder[] {
  const item = title.closest<HTMLElement>('.header-nav-item--folder');
  const content = item?.querySelector<HTMLElement>('.header-nav-folder-content');
  return item && content ? [{ item, title, content }] : [];
}

/** The languages of a site open like a folder. In the menu over the page they are a list of it. */
function readLanguagePicker(item: HTMLElement): readonly NavFolder[] {
  const [title] = findAll(item, '.current-language');
  const [content] = findAll(item, '.language-picker-content');
  return title && content ? [{ item, title, content }] : [];
}

/** Reads the header of a 7.1 site from its markup. Never throws. */
export function readHeaderMenu(header: HTMLElement): HeaderMenuData {
  return {
    menu: readMenu(header),
    folders: [
      ...findAll(header, '.header-nav .header-nav-folder-title').flatMap(readFolder),
      ...findAll(header, '.language-picker-desktop').flatMap(readLanguagePicker),
    ],
    fixed: readFixed(document.body),
  };
}

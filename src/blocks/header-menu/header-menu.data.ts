import { findAll } from '../../dom/find-all';
import type { MenuFolder } from '../../ui/navigation/menu-folders';
import type { MenuToggle } from '../../ui/navigation/menu-toggle';
import type { NavFolder } from '../../ui/navigation/nav-folder';
import { readBurgers } from './header-toggles';

export interface HeaderMenu {
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

function readFolder(title: HTMLElement): readonly NavFolder[] {
  const item = title.closest<HTMLElement>('.header-nav-item--folder');
  const content = item?.querySelector<HTMLElement>('.header-nav-folder-content');
  return item && content ? [{ item, title, content }] : [];
}

/** The languages of a site open like a folder. */
function readLanguagePicker(item: HTMLElement): readonly NavFolder[] {
  const [title] = findAll(item, '.current-language');
  const [content] = findAll(item, '.language-picker-content');
  return title && content ? [{ item, title, content }] : [];
}

/** The menu and the folders of a 7.1 header. */
export function readHeaderMenus(header: HTMLElement) {
  return {
    menu: readMenu(header),
    folders: [
      ...findAll(header, '.header-nav .header-nav-folder-title').flatMap(readFolder),
      ...findAll(header, '.language-picker-desktop').flatMap(readLanguagePicker),
    ],
  };
}

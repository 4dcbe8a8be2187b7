import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { folderToggle } from '../../ui/navigation/menu-toggle';
import { openLater } from '../../ui/navigation/open-later';

const TITLE =
  '.Header-nav-folder-title,.folder-toggle-label,.folder-toggle,:scope > a,:scope > .folder-parent > a';

export function readNavFolders(nav: HTMLElement) {
  const folders = findAll(nav, '.Header-nav-item--folder,.folder').flatMap((item) => {
    const [title] = findAll(item, TITLE);
    const [content] = findAll(item, '.Header-nav-folder,.subnav,.folder-child-wrapper');
    return title && content && !content.contains(title) ? [{ item, title, content }] : [];
  });
  return folders.length ? folders : undefined;
}

export const unit = defineUnit({
  controllers:
    '[data-controller*=HeaderNavFolder],[data-controller=FolderToggle],[data-controller="inlay:FolderToggle"]',
  read: readNavFolders,
  mount(folders, scope) {
    const toggles = folders.map(({ title }) => folderToggle(title));
    openLater(scope, { toggles, lists: folders.map(({ content }) => content) }, async () => {
      const { openNavFolders } = await scope.load('open-nav-folders', () => import('./open-nav-folders'));
      return () => openNavFolders(scope, folders);
    });
  },
});

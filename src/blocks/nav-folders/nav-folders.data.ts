import { findAll } from '../../dom/find-all';
import type { NavFolder } from '../../ui/navigation/nav-folder';

const TITLE =
  '.Header-nav-folder-title,.folder-toggle-label,.folder-toggle,:scope > a,:scope > .folder-parent > a';

/** Reads the folders of a navigation; nothing where it has none. Never throws. */
export function readNavFolders(nav: HTMLElement): readonly NavFolder[] | undefined {
  const folders = findAll(nav, '.Header-nav-item--folder,.folder').flatMap((item) => {
    const [title] = findAll(item, TITLE);
    const [content] = findAll(item, '.Header-nav-folder,.subnav,.folder-child-wrapper');
    return title && content && !content.contains(title) ? [{ item, title, content }] : [];
  });
  return folders.length ? folders : undefined;
}

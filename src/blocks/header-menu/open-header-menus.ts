import type { Scope } from '../../core/scope';
import { mountNavFolders } from '../../ui/navigation/nav-folder';
import { readHeaderMenus } from './header-menu.data';
import { mountOverlayMenu } from './overlay-menu';

/** The menu over the page, and the folders beside it. */
export function openHeaderMenus(scope: Scope, header: HTMLElement): void {
  const { menu, folders } = readHeaderMenus(header);
  if (menu) mountOverlayMenu(scope, header, menu);
  mountNavFolders(scope, folders, (content) => [
    [content, { styles: { display: 'block', 'pointer-events': 'auto' } }],
  ]);
}

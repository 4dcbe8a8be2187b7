// @chunk unlisted

import { defineUnit } from '../../core/unit';
import { mountNavFolders } from '../../ui/navigation/nav-folder';
import { readHeaderMenu } from './header-menu.data';
import { mountOverlayMenu } from './overlay-menu';

export const unit = defineUnit({
  read: readHeaderMenu,
  mount({ menu, folders }, scope, header) {
    if (menu) mountOverlayMenu(scope, header, menu);
    mountNavFolders(scope, folders, (content) => [
      [content, { styles: { display: 'block', 'pointer-events': 'auto' } }],
    ]);
  },
});

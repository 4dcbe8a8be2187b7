// @chunk whole

import { defineUnit } from '../../core/unit';
import { mountNavFolders } from '../../ui/navigation/nav-folder';
import { mountHeaderOverPage } from './fixed-header';
import { readHeaderMenu } from './header-menu.data';
import { mountOverlayMenu } from './overlay-menu';

export const unit = defineUnit({
  read: readHeaderMenu,
  mount({ menu, folders, fixed }, scope, header) {
    mountHeaderOverPage(scope, header, fixed);
    if (menu) mountOverlayMenu(scope, header, menu);
    mountNavFolders(scope, folders, (content) => [
      [content, { styles: { display: 'block', 'pointer-events': 'auto' } }],
    ]);
  },
});

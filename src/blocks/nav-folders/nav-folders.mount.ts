import { defineUnit } from '../../core/unit';
import { folderToggle } from '../../ui/navigation/menu-toggle';
import { openLater } from '../../ui/navigation/open-later';
import { readNavFolders } from './nav-folders.data';

export const unit = defineUnit({
  controllers: '[data-controller*=HeaderNavFolder]',
  read: readNavFolders,
  mount(folders, scope) {
    const toggles = folders.map(({ title }) => folderToggle(title));
    openLater(scope, toggles, async () => {
      const { openNavFolders } = await scope.load('open-nav-folders', () => import('./open-nav-folders'));
      return () => openNavFolders(scope, folders);
    });
  },
});

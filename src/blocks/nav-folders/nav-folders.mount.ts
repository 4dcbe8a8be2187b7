// @chunk unlisted

import { defineUnit } from '../../core/unit';
import { matches } from '../../dom/find-all';
import { mountNavFolders } from '../../ui/navigation/nav-folder';
import { readNavFolders } from './nav-folders.data';

export const unit = defineUnit({
  controllers: '[data-controller*=HeaderNavFolder]',
  read: readNavFolders,
  mount(folders, scope) {
    mountNavFolders(scope, folders, (content) =>
      // Theme CSS keeps one family beside the window, and the other one flat; both are transparent.
      matches(content, '.Header-nav-folder')
        ? [[content, { styles: { left: '0', opacity: '1', transform: 'none' } }]]
        : [
            [content, { styles: { display: 'block', transform: 'none' } }],
            ...[...content.children].map((child) => [child, { styles: { opacity: '1' } }] as const),
          ],
    );
  },
});

import type { BlockDefinition } from '../../core/entry/block';

/** The header of a 7.1 site: the menu that its burger opens over the page, and folders. */
export const headerMenu: BlockDefinition = {
  name: 'header-menu',
  selector: '#header[data-controller*=Header]:has(.header-burger-btn,.header-nav-folder-title)',
  load: () => import('./header-menu.mount'),
};

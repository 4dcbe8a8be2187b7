import type { BlockDefinition } from '../../core/entry/block';

/** The header of a 7.1 site: the menu that its burger opens over the page, folders, and what it does while the page scrolls. */
export const headerMenu: BlockDefinition = {
  name: 'header-menu',
  selector: '#header[data-controller*=Header]',
  framesContent: true,
  load: () => import('./header-menu.mount'),
};

import type { BlockDefinition } from '../../core/entry/block';

/** Folders in the navigation of 7.0 themes for wide windows. */
export const navFolders: BlockDefinition = {
  name: 'nav-folders',
  selector:
    '.Header-nav:has(.Header-nav-folder),nav:has(.folder .subnav,.folder-child):not(#mobile-navigation,:is(#mobileNav,#overlayNav,#sidecarNav,#mobile-navigation) *)',
  framesContent: true,
  load: () => import('./nav-folders.mount'),
};

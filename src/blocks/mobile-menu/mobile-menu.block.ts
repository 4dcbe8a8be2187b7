import type { BlockDefinition } from '../../core/entry/block';
import { idle } from '../../core/entry/schedule';

/** Menus of 7.0 themes for narrow windows, each found by the element that only its family has. Hidden on wide ones. */
export const mobileMenu: BlockDefinition = {
  name: 'mobile-menu',
  selector:
    '.Mobile .Mobile-overlay,#mobileNavToggle,#sidecarNav,#mobileNav,#mobile-navigation,.ctrl-button.menu',
  when: idle,
  framesContent: true,
  load: () => import('./mobile-menu.mount'),
};

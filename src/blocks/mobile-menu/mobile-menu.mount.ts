import { defineUnit } from '../../core/unit';
import { openLater } from '../../ui/navigation/open-later';
import { findMenuToggles } from './mobile-toggles';
import { mountSelectMenu, readSelectMenu } from './select-menu';

export const unit = defineUnit({
  controllers: '[data-controller*=MobileOverlay],[data-controller=MobileNavController]',
  mount(element: HTMLElement, scope) {
    const select = readSelectMenu(element);
    if (select) return mountSelectMenu(select, scope);
    const toggles = findMenuToggles(element).map((toggle) => ({ element: toggle }));
    openLater(scope, toggles, async () => {
      const { openMobileMenu } = await scope.load('open-mobile-menu', () => import('./open-mobile-menu'));
      return () => openMobileMenu(scope, element);
    });
  },
});

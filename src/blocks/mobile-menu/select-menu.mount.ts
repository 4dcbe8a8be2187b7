import { defineUnit } from '../../core/unit';
import { onChoice } from '../../dom/on-choice';
import { followedLink } from '../../text/links/read-link';
import { MENU_CONTROLLERS } from './mobile-toggles';

/** A select of pages opens the chosen one. */
export const unit = defineUnit({
  controllers: MENU_CONTROLLERS,
  mount(element: HTMLElement, scope) {
    // `mobile-menu` has checked that.
    const select = element as HTMLSelectElement;
    const { selectedIndex } = select;
    onChoice(select, scope, () => {
      const address = select.selectedIndex !== selectedIndex && followedLink(select.value);
      if (address) location.assign(address);
    });
    // A page from the back/forward cache shows itself as chosen again.
    scope.listen(window, 'pagehide', () => {
      select.selectedIndex = selectedIndex;
    });
  },
});

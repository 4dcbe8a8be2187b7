import { defineUnit } from '../../core/unit';
import { followedLink } from '../../text/links/read-link';
import { MENU_CONTROLLERS } from './mobile-toggles';

/** They open the list, or choose from it. Other keys browse through the pages. */
const CHOOSING_KEYS = ['Enter', ' '];

/** A select of pages opens the chosen one. Browsers report a change at each arrow key: after these, Enter opens the page. */
export const unit = defineUnit({
  controllers: MENU_CONTROLLERS,
  mount(element: HTMLElement, scope) {
    // `mobile-menu` has checked that.
    const select = element as HTMLSelectElement;
    const { selectedIndex } = select;
    let isBrowsing = false;
    const open = () => {
      const address = select.selectedIndex !== selectedIndex && followedLink(select.value);
      if (address) location.assign(address);
    };
    scope.listen(select, 'pointerdown', () => {
      isBrowsing = false;
    });
    scope.listen(select, 'keydown', ({ key, altKey }) => {
      isBrowsing = !CHOOSING_KEYS.includes(key) && !altKey;
      if (key === 'Enter') open();
    });
    scope.listen(select, 'change', () => isBrowsing || open());
    // A page from the back/forward cache shows itself as chosen again.
    scope.listen(window, 'pagehide', () => {
      select.selectedIndex = selectedIndex;
    });
  },
});

import { defineUnit } from '../../core/unit';
import { followedLink } from '../../text/links/read-link';
import { MENU_CONTROLLERS } from './mobile-toggles';

/** They open the list, or choose from it. With other keys a visitor looks through the pages. */
const CHOOSING_KEYS = ['Enter', ' '];

/**
 * A select of pages leads to the one that is chosen. Browsers report a choice at each arrow key, so that what is chosen by these keys is
 * opened by Enter.
 */
export const unit = defineUnit({
  controllers: MENU_CONTROLLERS,
  mount(element: HTMLElement, scope) {
    // The block that leaves its element to this module has checked that.
    const select = element as HTMLSelectElement;
    const { selectedIndex } = select;
    let isLookingThrough = false;
    const open = () => {
      const address = select.selectedIndex !== selectedIndex && followedLink(select.value);
      if (address) location.assign(address);
    };
    scope.listen(select, 'pointerdown', () => {
      isLookingThrough = false;
    });
    scope.listen(select, 'keydown', ({ key, altKey }) => {
      isLookingThrough = !CHOOSING_KEYS.includes(key) && !altKey;
      if (key === 'Enter') open();
    });
    scope.listen(select, 'change', () => {
      if (!isLookingThrough) open();
    });
    // Back in this page, it is this page again that is chosen.
    scope.listen(window, 'pagehide', () => {
      select.selectedIndex = selectedIndex;
    });
  },
});

import { defineUnit } from '../../core/unit';
import { onOptionChosen } from '../../dom/on-option-chosen';
import { followedLink } from '../../text/links/read-link';
import { MENU_CONTROLLERS } from './mobile-toggles';

/** A select of pages opens the chosen one. */
export const unit = defineUnit({
  controllers: MENU_CONTROLLERS,
  mount(element: HTMLElement, scope) {
    // `mobile-menu` has checked that.
    const select = element as HTMLSelectElement;
    // This page's, as the server has it: a visitor may have chosen another one already.
    const own = Math.max(
      0,
      [...select.options].findIndex((option) => option.hasAttribute('selected')),
    );
    const follow = () => {
      const address = select.selectedIndex !== own && followedLink(select.value);
      if (address) location.assign(address);
    };
    onOptionChosen(select, scope, follow);
    // Chosen before this code came. The keyboard may only have browsed: there Enter follows.
    if (!select.matches(':focus-visible')) follow();
    // A page from the back/forward cache shows itself as chosen again.
    scope.listen(window, 'pagehide', () => {
      select.selectedIndex = own;
    });
  },
});

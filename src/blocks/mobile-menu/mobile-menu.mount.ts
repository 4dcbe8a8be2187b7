import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { matches } from '../../dom/find-all';
import { followedLink } from '../../text/links/read-link';
import { openLater } from '../../ui/navigation/open-later';
import { findMenuToggles } from './mobile-toggles';

/** Addresses of pages; other words are what a select of something else offers. */
const ADDRESS = /^(?:https?:)?\/|^\.{1,2}\/|\.html?(?:$|[?#])/i;
/** They open the list, or choose from it. With other keys a visitor looks through the pages. */
const CHOOSING_KEYS = ['Enter', ' '];

/** A select whose options are pages; undefined for other elements. Never throws. */
function readSelectMenu(element: HTMLElement): HTMLSelectElement | undefined {
  if (!matches(element, 'select')) return undefined;
  const select = element as HTMLSelectElement;
  return [...select.options].some(({ value }) => ADDRESS.test(value)) ? select : undefined;
}

/**
 * Leads to the page that is chosen. Browsers report a choice at each arrow key, so that what is chosen by these keys is opened by Enter.
 */
function mountSelectMenu(select: HTMLSelectElement, scope: Scope): void {
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
}

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

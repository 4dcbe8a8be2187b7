import { defineUnit } from '../../core/unit';
import { matches } from '../../dom/find-all';
import { openLater } from '../../ui/navigation/open-later';
import { findMenuToggles, MENU_CONTROLLERS } from './mobile-toggles';

/** The address of a page: a select with other values is not a menu. */
const ADDRESS = /^(?:https?:)?\/|^\.{1,2}\/|\.html?(?:$|[?#])/i;

const isSelectMenu = (element: HTMLElement): boolean =>
  matches(element, 'select') &&
  [...(element as HTMLSelectElement).options].some(({ value }) => ADDRESS.test(value));

const selectMenu = { name: 'select-menu', load: () => import('./select-menu.mount') };

export const unit = defineUnit({
  controllers: MENU_CONTROLLERS,
  choose: (element) => (isSelectMenu(element) ? selectMenu : undefined),
  mount(element: HTMLElement, scope) {
    const toggles = findMenuToggles(element).map((toggle) => ({ element: toggle }));
    openLater(scope, { toggles, lists: [element] }, async () => {
      const { openMobileMenu } = await scope.load('open-mobile-menu', () => import('./open-mobile-menu'));
      return () => openMobileMenu(scope, element);
    });
  },
});

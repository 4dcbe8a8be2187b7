import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { onActivate } from '../../dom/on-press';
import { createStore } from '../../store/store';
import { describeToggle } from '../../ui/navigation/menu-toggle';

/** Opens and closes the pages of a folder, or the categories of a list, in narrow windows. */
export const unit = defineUnit({
  mount(nav: HTMLElement, scope) {
    const [toggle] = findAll(nav, '.folder-nav-toggle,.category-nav-toggle');
    if (!toggle) return undefined;
    const isOpen = createStore(nav.classList.contains('expanded'));
    // Theme CSS draws the toggle as an icon: the heading of the list names it.
    const name = findAll(nav, '.nav-section-label')[0]?.textContent?.trim();
    const labels = name ? { open: name, close: name } : undefined;
    scope.bind(nav, isOpen, (expanded) => ({ classes: { expanded } }));
    scope.bind(toggle, isOpen, describeToggle({ element: toggle, labels }));
    onActivate(toggle, scope, () => isOpen.set(!isOpen.get()));
    return isOpen;
  },
});

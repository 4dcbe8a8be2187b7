import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { onActivate } from '../../dom/on-press';
import { onResize } from '../../dom/watch-size';
import { createMessages } from '../../text/messages';
import './product-filters.css';
import { filteredAddress, type ProductFiltersData, readProductFilters } from './product-filters.data';
import messages from './product-filters.messages.json';

const t = createMessages(messages);

/** Invisible, but in the tab order. */
const REACHABLE = {
  styles: {
    display: 'block !important',
    visibility: 'visible !important',
    position: 'absolute !important',
    opacity: '0 !important',
    'pointer-events': 'none !important',
  },
};

/** Themes hide the checkbox behind its label, which only a mouse can click. Keyboards reach it while its label is visible. */
function reachToggle(scope: Scope, element: HTMLElement, toggle: HTMLInputElement): void {
  const label = toggle.labels?.[0];
  if (!label || toggle.checkVisibility({ visibilityProperty: true })) return;
  const owner = scope.owner();
  onResize(element, scope, () => owner.claim(toggle, label.checkVisibility() ? REACHABLE : {}));
}

function applyChoices(scope: Scope, { selects, button }: ProductFiltersData) {
  const apply = () => {
    const choices = selects.map(({ name, value }) => ({ name, value }));
    const address = filteredAddress(location.href, choices);
    if (address) location.assign(address);
  };
  if (button) return onActivate(button, scope, apply);
  const owner = scope.owner();
  for (const select of selects) {
    // Arrow keys change a closed list value by value: the first value must not leave the page.
    let isByKey = false;
    owner.claim(select, { attributes: { 'aria-description': t('enter') } });
    scope.listen(select, 'pointerdown', () => {
      isByKey = false;
    });
    scope.listen(select, 'keydown', ({ key }) => {
      if (key === 'Enter') apply();
      isByKey = key !== 'Enter';
    });
    scope.listen(select, 'change', () => isByKey || apply());
  }
}

export const unit = defineUnit({
  read: readProductFilters,
  mount(data, scope, element) {
    applyChoices(scope, data);
    if (data.toggle) reachToggle(scope, element, data.toggle);
  },
});

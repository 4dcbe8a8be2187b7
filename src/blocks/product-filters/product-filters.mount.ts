import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { onPress } from '../../dom/on-press';
import { watchSize } from '../../dom/watch-size';
import { createMessages } from '../../text/messages';
import { filteredAddress, type ProductFiltersData, readProductFilters } from './product-filters.data';
import messages from './product-filters.messages.json';
import './product-filters.css';

const t = createMessages(messages);

/** Out of sight, and still reached by Tab and pressed by Space. */
const REACHABLE = {
  styles: {
    display: 'block !important',
    visibility: 'visible !important',
    position: 'absolute !important',
    opacity: '0 !important',
    'pointer-events': 'none !important',
  },
};

/** Themes hide the checkbox behind its label, which only a mouse can press. The keyboard reaches it while its label is visible. */
function reachToggle(scope: Scope, element: HTMLElement, toggle: HTMLInputElement): void {
  const label = toggle.labels?.[0];
  if (!label || toggle.checkVisibility({ visibilityProperty: true })) return;
  const owner = scope.owner();
  const update = () => owner.claim(toggle, label.checkVisibility() ? REACHABLE : {});
  scope.defer(watchSize(element, scope.guard(update)));
}

function applyChoices(scope: Scope, { selects, button }: ProductFiltersData): void {
  const apply = () => {
    const choices = selects.map(({ name, value }) => ({ name, value }));
    const address = filteredAddress(location.href, choices);
    if (address) location.assign(address);
  };
  if (button) {
    onPress(button, scope, (event) => {
      event.preventDefault();
      apply();
    });
    return;
  }
  const owner = scope.owner();
  for (const select of selects) {
    // Arrow keys change a closed list value by value: a visitor who passes through it must not leave the page at the first value.
    let isByKey = false;
    owner.claim(select, { attributes: { 'aria-description': t('enter') } });
    scope.listen(select, 'pointerdown', () => {
      isByKey = false;
    });
    scope.listen(select, 'keydown', ({ key }) => {
      if (key === 'Enter') apply();
      isByKey = key !== 'Enter';
    });
    scope.listen(select, 'change', () => {
      if (!isByKey) apply();
    });
  }
}

export const unit = defineUnit({
  read: readProductFilters,
  mount(data, scope, element) {
    applyChoices(scope, data);
    if (data.toggle) reachToggle(scope, element, data.toggle);
  },
});

import { bind } from '../../core/bind';
import { defineUnit } from '../../core/unit';
import { isPressable, onActivate } from '../../dom/on-press';
import { createStore } from '../../store/store';
import { createMessages } from '../../text/messages';
import './pricing-plan.css';
import { optionClaims, type PricingOption, readPricingPlan } from './pricing-plan.data';
import messages from './pricing-plan.messages.json';

/** The selected option of each toggle of the block, in the order of the page. */
export function createPricingPlanStore(initial: readonly PricingOption[]) {
  const { get, set, subscribe } = createStore(initial);
  return {
    get,
    subscribe,
    /** Selects an option of a toggle. Ignores a toggle that the block does not have. */
    select(toggle: number, option: PricingOption) {
      const before = get();
      if (toggle in before && before[toggle] !== option) set(before.with(toggle, option));
    },
  };
}

const t = createMessages(messages);

/** Shows the prices and join buttons of the selected option. */
export const unit = defineUnit({
  read: readPricingPlan,
  mount(toggles, scope) {
    const store = createPricingPlanStore(toggles.map(({ selected }) => selected));
    const owner = scope.owner();
    toggles.forEach(({ group, buttons, parts }, index) => {
      const isNamed = group.hasAttribute('aria-label') || group.hasAttribute('aria-labelledby');
      owner.claim(group, {
        attributes: { role: 'group', ...(!isNamed && { 'aria-label': t('options') }) },
      });
      for (const option of [0, 1] as const) {
        const button = buttons[option];
        const needsRole = !isPressable(button);
        bind(scope, button, store, (selected) => optionClaims(selected[index] === option, needsRole));
        onActivate(button, scope, () => store.select(index, option));
      }
      for (const { element, option } of parts) {
        bind(scope, element, store, (selected) => ({ classes: { hide: selected[index] !== option } }));
      }
    });
    return store;
  },
});

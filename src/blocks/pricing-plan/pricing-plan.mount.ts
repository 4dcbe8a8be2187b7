import { bind } from '../../core/bind';
import { defineUnit } from '../../core/unit';
import { isPressable, onPress } from '../../dom/on-press';
import { createMessages } from '../../text/messages';
import { optionClaims, readPricingPlan } from './pricing-plan.data';
import messages from './pricing-plan.messages.json';
import { createPricingPlanStore } from './pricing-plan.store';
import './pricing-plan.css';

const t = createMessages(messages);

/** Shows the prices and join buttons of the option that is selected. */
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
        const isOurs = !isPressable(button);
        bind(scope, button, store, (selected) => optionClaims(selected[index] === option, isOurs));
        onPress(button, scope, (event) => {
          event.preventDefault();
          store.select(index, option);
        });
      }
      for (const { element, option } of parts) {
        bind(scope, element, store, (selected) => ({ classes: { hide: selected[index] !== option } }));
      }
    });
    return store;
  },
});

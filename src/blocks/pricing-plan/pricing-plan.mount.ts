import { defineUnit } from '../../core/unit';
import { isPressable, onPress } from '../../dom/on-press';
import { createMessages } from '../../text/messages';
import { readPricingPlan } from './pricing-plan.data';
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
    const options = [0, 1] as const;

    const show = () => {
      toggles.forEach(({ buttons, parts }, index) => {
        const selected = store.get()[index];
        for (const option of options) {
          const button = buttons[option];
          owner.claim(button, {
            classes: { 'pricing-plan-pricing-option-selected': option === selected },
            attributes: {
              'aria-pressed': `${option === selected}`,
              ...(!isPressable(button) && { role: 'button', tabindex: '0' }),
            },
          });
        }
        for (const { element, option } of parts)
          owner.claim(element, { classes: { hide: option !== selected } });
      });
    };

    toggles.forEach(({ group, buttons }, index) => {
      const isNamed = group.hasAttribute('aria-label') || group.hasAttribute('aria-labelledby');
      owner.claim(group, {
        attributes: { role: 'group', ...(!isNamed && { 'aria-label': t('options') }) },
      });
      for (const option of options) {
        onPress(buttons[option], scope, (event) => {
          event.preventDefault();
          store.select(index, option);
        });
      }
    });
    show();
    scope.defer(store.subscribe(scope.guard(show)));
    return store;
  },
});

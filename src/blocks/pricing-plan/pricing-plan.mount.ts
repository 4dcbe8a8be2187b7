import './pricing-plan.css';
import type { Claims } from '../../core/ledger/ledger.types';
import { defineUnit, fault } from '../../core/unit';
import { isPressable, onActivate } from '../../dom/on-press';
import { createStore } from '../../store/store';
import { createMessages } from '../../text/messages';
import messages from './pricing-plan.messages.json';

type PricingOption = 0 | 1;

type OptionPart = Readonly<{ element: HTMLElement; option: PricingOption }>;

const SELECTED = 'pricing-plan-pricing-option-selected';
const BUTTONS =
  '.pricing-plan-pricing-option-button,:is(.left-button,.right-button):not(.pricing-plan-pricing-option-button *)';

const otherOption = (option: PricingOption): PricingOption => (option === 0 ? 1 : 0);

const isSelected = (button: Element) =>
  button.classList.contains(SELECTED) || button.getAttribute('aria-pressed') === 'true';

/**
 * Assigns elements to options. The server hides those of the option that is not selected; if it hides none, or all, the first of two
 * is that of the left option. Elements for both options are left out.
 */
function assign(elements: readonly HTMLElement[], selected: PricingOption): readonly OptionPart[] {
  const hidden = elements.filter((element) => element.classList.contains('hide'));
  if (hidden.length > 0 && hidden.length < elements.length) {
    return elements.map((element) => ({
      element,
      option: hidden.includes(element) ? otherOption(selected) : selected,
    }));
  }
  const [left, right, more] = elements;
  return left && right && !more
    ? [
        { element: left, option: 0 },
        { element: right, option: 1 },
      ]
    : [];
}

/** The closest ancestor in the block that has prices: one plan of several, or the block itself. */
function findPlan(group: Element, block: Element): Element {
  let plan: Element = group;
  while (plan !== block && plan.parentElement && !plan.querySelector('.product-price'))
    plan = plan.parentElement;
  return plan;
}

function readToggle(group: HTMLElement, block: Element) {
  const [left, right] = group.querySelectorAll<HTMLElement>(BUTTONS);
  if (!left || !right) return undefined;
  const selected: PricingOption = !isSelected(left) && isSelected(right) ? 1 : 0;
  const plan = findPlan(group, block);
  const all = (selector: string) => [...plan.querySelectorAll<HTMLElement>(selector)];
  const prices = all('.product-price').flatMap((price) => assign(childDivs(price), selected));
  const sections = all('.join-pricing-plan-section');
  const joins = assign(sections.length > 0 ? sections : all('.join-button'), selected);
  return { group, buttons: [left, right] as const, selected, parts: [...prices, ...joins] };
}

const childDivs = (parent: Element) => [...parent.querySelectorAll<HTMLElement>(':scope > div')];

/** The toggles of a pricing plan; undefined if plans have only one price. */
export function readPricingPlan(block: Element) {
  const groups = [...block.querySelectorAll<HTMLElement>('.pricing-plan-pricing-options')];
  if (groups.length === 0) return undefined;
  const toggles = groups.flatMap((group) => readToggle(group, block) ?? []);
  return toggles.length ? toggles : fault('The pricing plan has no toggle with two options.');
}

/** The button of an option. `needsRole`: the server has used an element that is not a button. */
const optionClaims = (isSelected: boolean, needsRole: boolean): Claims => ({
  classes: { [SELECTED]: isSelected },
  attributes: { 'aria-pressed': `${isSelected}`, ...(needsRole && { role: 'button', tabindex: '0' }) },
});

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
        scope.bind(button, store, (selected) => optionClaims(selected[index] === option, needsRole));
        onActivate(button, scope, () => store.select(index, option));
      }
      for (const { element, option } of parts) {
        scope.bind(element, store, (selected) => ({ classes: { hide: selected[index] !== option } }));
      }
    });
    return store;
  },
});

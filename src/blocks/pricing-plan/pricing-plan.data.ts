import type { DataFault } from '../../core/data-fault';
import type { Claims } from '../../core/ledger/ledger.types';

/** The left option of a toggle, or the right one. */
export type PricingOption = 0 | 1;

interface PricingToggle {
  readonly group: HTMLElement;
  readonly buttons: readonly [HTMLElement, HTMLElement];
  readonly selected: PricingOption;
  /** Prices and join buttons, each with the option that it belongs to. */
  readonly parts: readonly { readonly element: HTMLElement; readonly option: PricingOption }[];
}

const SELECTED = 'pricing-plan-pricing-option-selected';
const BUTTONS =
  '.pricing-plan-pricing-option-button,:is(.left-button,.right-button):not(.pricing-plan-pricing-option-button *)';

const otherOption = (option: PricingOption): PricingOption => (option === 0 ? 1 : 0);

const isSelected = (button: Element) =>
  button.classList.contains(SELECTED) || button.getAttribute('aria-pressed') === 'true';

/**
 * Which of two options each element belongs to. The server hides those of the option that is not selected; where it hides
 * none, or all, the first of two belongs to the left option. Elements that are the same for both options are left out.
 */
function assign(elements: readonly HTMLElement[], selected: PricingOption): PricingToggle['parts'] {
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

function readToggle(group: HTMLElement, block: Element): PricingToggle | undefined {
  const [left, right] = group.querySelectorAll<HTMLElement>(BUTTONS);
  if (!left || !right) return undefined;
  const selected = !isSelected(left) && isSelected(right) ? 1 : 0;
  const plan = findPlan(group, block);
  const all = (selector: string) => [...plan.querySelectorAll<HTMLElement>(selector)];
  const prices = all('.product-price').flatMap((price) => assign(childDivs(price), selected));
  const sections = all('.join-pricing-plan-section');
  const joins = assign(sections.length > 0 ? sections : all('.join-button'), selected);
  return { group, buttons: [left, right], selected, parts: [...prices, ...joins] };
}

const childDivs = (parent: Element) => [...parent.querySelectorAll<HTMLElement>(':scope > div')];

/** Reads the toggles of a pricing plan; undefined where plans have only one price. */
export function readPricingPlan(block: Element): readonly PricingToggle[] | DataFault | undefined {
  const groups = [...block.querySelectorAll<HTMLElement>('.pricing-plan-pricing-options')];
  if (groups.length === 0) return undefined;
  const toggles = groups.flatMap((group) => readToggle(group, block) ?? []);
  if (toggles.length === 0) return { fault: 'The pricing plan has no toggle with two options.' };
  return toggles;
}

/** The button of an option. `isOurs`: the server has made it of an element that no key presses. */
export const optionClaims = (isSelected: boolean, isOurs: boolean): Claims => ({
  classes: { [SELECTED]: isSelected },
  attributes: { 'aria-pressed': `${isSelected}`, ...(isOurs && { role: 'button', tabindex: '0' }) },
});

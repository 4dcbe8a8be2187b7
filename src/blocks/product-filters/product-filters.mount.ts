import './product-filters.css';
import type { Scope } from '../../core/scope';
import { defineUnit, type ReadData } from '../../core/unit';
import { onChoice } from '../../dom/on-choice';
import { onActivate } from '../../dom/on-press';
import { onResize } from '../../dom/watch-size';
import { createMessages } from '../../text/messages';
import messages from './product-filters.messages.json';

type ProductFiltersData = ReadData<ReturnType<typeof readProductFilters>>;

/** The controls of a list's filters. Undefined for links alone, or a form with a submit button. */
function readProductFilters(element: HTMLElement) {
  const selects = [...element.querySelectorAll('select')].filter(
    ({ form }) => !form?.querySelector('[type=submit],button:not([type])'),
  );
  // Applies the choices; without it each choice applies at once.
  const button = element.querySelector<HTMLElement>('.product-list-filter-button');
  const toggle = element.querySelector<HTMLInputElement>('.ProductList-filter-dropdownToggle-checkbox');
  return selects.length || toggle ? { selects, button, toggle } : undefined;
}

/** One choice: the value of a select, which may be an address, and its name. */
type FilterChoice = Readonly<{ name: string; value: string }>;

/** A page of a list: another list starts at its first. */
const PAGES = ['offset', 'page'];
const isAddress = (value: string) => /^(?:https?:)?\/|^\?/.test(value);

/**
 * The address of the list with these choices: a choice may be an address, the others become parameters; `''` removes a parameter.
 * Undefined for the present address, and for those of other sites.
 */
export function filteredAddress(href: string, choices: readonly FilterChoice[]): string | undefined {
  const here = new URL(href);
  const named = choices.find(({ value }) => isAddress(value) && URL.canParse(value, href));
  const address = new URL(named?.value ?? href, href);
  if (address.origin !== here.origin) return undefined;
  for (const { name, value } of choices) {
    if (!name || isAddress(value)) continue;
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  const isSame = address.pathname === here.pathname && address.search === here.search;
  if (isSame) return undefined;
  for (const name of PAGES) address.searchParams.delete(name);
  return address.href;
}

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
    owner.claim(select, { attributes: { 'aria-description': t('enter') } });
    onChoice(select, scope, apply);
  }
}

export const unit = defineUnit({
  read: readProductFilters,
  mount(data, scope, element) {
    applyChoices(scope, data);
    if (data.toggle) reachToggle(scope, element, data.toggle);
  },
});

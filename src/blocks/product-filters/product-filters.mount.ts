import './product-filters.css';
import type { Scope } from '../../core/scope';
import { defineUnit, type ReadData } from '../../core/unit';
import { findAll, findAround, matches } from '../../dom/find-all';
import { onOptionChosen } from '../../dom/on-option-chosen';
import { onActivate } from '../../dom/on-press';
import { onResize } from '../../dom/watch-size';
import { createMessages } from '../../text/messages';
import { openLater } from '../../ui/navigation/open-later';
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
  // Its buttons are beside the controls, above the products. A list may have more controls, which stay where they are.
  const list = matches(element, '.product-list-filters') ? findAround(element, '.product-list') : undefined;
  const clearers = list ? findAll(list, '.product-list-clear-filters-button') : [];
  const [opener] = list ? findAll(list, '.product-list-filters-drawer-open-button') : [];
  return selects.length || toggle ? { selects, button, toggle, clearers, opener } : undefined;
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
  const { searchParams } = address;
  const parameters = choices.filter(({ name, value }) => name && !isAddress(value));
  for (const { name } of parameters) {
    // Several controls may be of one name.
    const values = parameters.filter((one) => one.name === name && one.value).map(({ value }) => value);
    if (`${values}` === `${searchParams.getAll(name)}`) continue;
    searchParams.delete(name);
    for (const value of values) searchParams.append(name, value);
  }
  const isSame = address.pathname === here.pathname && address.search === here.search;
  if (isSame) return undefined;
  for (const name of PAGES) searchParams.delete(name);
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

/** The parameter that a select is for. Current pages name its kind (`TAG`) instead. */
const nameOf = ({ name, dataset }: HTMLSelectElement) => name || (dataset.filterType ?? '').toLowerCase();

function applyChoices(scope: Scope, { selects, button, clearers }: ProductFiltersData) {
  const lead = (choiceOf: (select: HTMLSelectElement) => string) => {
    const choices = selects.map((select) => ({ name: nameOf(select), value: choiceOf(select) }));
    const address = filteredAddress(location.href, choices);
    if (address) location.assign(address);
  };
  const apply = () => lead(({ value }) => value);
  for (const clearer of clearers)
    onActivate(clearer, scope, () => lead(({ value }) => (isAddress(value) ? value : '')));
  if (button) return onActivate(button, scope, apply);
  const owner = scope.owner();
  for (const select of selects) {
    owner.claim(select, { attributes: { 'aria-description': t('enter') } });
    onOptionChosen(select, scope, apply);
  }
}

/** In narrow windows, or where its owner wants it, theme CSS has the controls in a drawer below or beside the window. */
function mountDrawer(scope: Scope, drawer: HTMLElement, opener: HTMLElement): void {
  const owner = scope.owner();
  let isOpen = false;
  const keepOut = () => {
    const isClosed = !isOpen && getComputedStyle(drawer).position === 'fixed';
    owner.claim(drawer, isClosed ? { attributes: { inert: '' } } : {});
  };
  onResize(drawer, scope, keepOut);
  // Behind the drawer. Transparent, it would take every press.
  const shades = findAll(document, '.product-list-filters-drawer-overlay');
  for (const shade of shades) scope.owner().claim(shade, { styles: { display: 'none' } });
  openLater(scope, { toggles: [{ element: opener }], lists: [] }, async () => {
    const { openFiltersDrawer } = await scope.load(
      'open-filters-drawer',
      () => import('./open-filters-drawer'),
    );
    return () =>
      openFiltersDrawer(scope, { drawer, opener, shades }, (open) => {
        isOpen = open;
        keepOut();
      });
  });
}

export const unit = defineUnit({
  read: readProductFilters,
  mount(data, scope, element) {
    applyChoices(scope, data);
    if (data.opener) mountDrawer(scope, element, data.opener);
    if (data.toggle) reachToggle(scope, element, data.toggle);
  },
});

import type { ReadData } from '../../core/data-fault';

export type ProductFiltersData = ReadData<ReturnType<typeof readProductFilters>>;

/** The controls of a list's filters. Undefined for links alone, or a form with a submit button. */
export function readProductFilters(element: HTMLElement) {
  const selects = [...element.querySelectorAll('select')].filter(
    ({ form }) => !form?.querySelector('[type=submit],button:not([type])'),
  );
  // Applies the choices; without it each choice applies at once.
  const button = element.querySelector<HTMLElement>('.product-list-filter-button');
  // Opens a list of links in narrow windows.
  const toggle = element.querySelector<HTMLInputElement>('.ProductList-filter-dropdownToggle-checkbox');
  return selects.length || toggle ? { selects, button, toggle } : undefined;
}

/** One choice: the value of a select, which may be an address, and its name. */
interface FilterChoice {
  readonly name: string;
  readonly value: string;
}

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

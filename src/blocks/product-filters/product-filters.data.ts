import type { DataFault } from '../../core/data-fault';

export interface ProductFiltersData {
  readonly selects: readonly HTMLSelectElement[];
  /** Applies what is chosen; without it each choice is applied. */
  readonly button: HTMLElement | null;
  /** Opens a list of links in narrow windows. */
  readonly toggle: HTMLInputElement | null;
}

/** Reads the controls of a list's filters. Undefined where there are links alone, or a form of the server's that sends itself. */
export function readProductFilters(element: HTMLElement): ProductFiltersData | DataFault | undefined {
  const selects = [...element.querySelectorAll('select')].filter(
    ({ form }) => !form?.querySelector('[type=submit],button:not([type])'),
  );
  const button = element.querySelector<HTMLElement>('.product-list-filter-button');
  const toggle = element.querySelector<HTMLInputElement>('.ProductList-filter-dropdownToggle-checkbox');
  return selects.length || toggle ? { selects, button, toggle } : undefined;
}

/** One choice: the value of a select, which may be an address, and its name. */
interface FilterChoice {
  readonly name: string;
  readonly value: string;
}

/** Pages of a list: another list begins with its first. */
const PAGES = ['offset', 'page'];

const isAddress = (value: string) => /^(?:https?:)?\/|^\?/.test(value);

/**
 * The address of the list with these choices: the one that a choice names, with the other choices as parameters; `''` removes a parameter.
 * Undefined when the visitor is there already, and for addresses of other sites.
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

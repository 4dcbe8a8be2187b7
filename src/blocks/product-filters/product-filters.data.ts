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
export interface FilterChoice {
  readonly name: string;
  readonly value: string;
}

/** Pages of a list: another list begins with its first. */
const PAGES = ['offset', 'page'];

const isAddress = (value: string) => /^(?:https?:)?\/|^\?/.test(value);

/**
 * Where the list is as it was asked for: at the address that a choice names, with the other choices as parameters; `''` takes one away.
 * Undefined when that is where the visitor is, or on another site.
 */
export function filteredAddress(href: string, choices: readonly FilterChoice[]): string | undefined {
  const here = new URL(href);
  const place = choices.find(({ value }) => isAddress(value))?.value;
  let address = here;
  try {
    address = new URL(place ?? href, href);
  } catch {
    // Not an address after all.
  }
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

import type { Claims } from '../../core/ledger/ledger.types';
import { fault, type ReadData } from '../../core/unit';

/** One menu: its tab, its panel, and the radio button that old pages have beside them. */
export type MenuPage = Readonly<{ tab: HTMLElement; panel: HTMLElement; radio: HTMLInputElement | null }>;

export type MenuData = ReadData<ReturnType<typeof readMenu>>;

/** The radio button of a tab in old markup, where the tab is its label. */
const radioOf = (block: Element, tab: HTMLElement): HTMLInputElement | null =>
  [...block.querySelectorAll<HTMLInputElement>('input[type="radio"]')].find(
    ({ id }) => id !== '' && id === tab.getAttribute('for'),
  ) ?? null;

const panelOf = (radio: Element | null, panels: readonly HTMLElement[]) =>
  panels.find((panel) => radio !== null && panel.previousElementSibling === radio);

/** Radio buttons come first: browsers restore their state when a page is reloaded. */
function findSelected(pages: readonly MenuPage[]): number {
  const checked = pages.findIndex(({ radio }) => radio?.checked);
  if (checked >= 0) return checked;
  const marked = pages.findIndex(({ tab }) =>
    tab.matches('.menu-select-labels--active,[aria-selected="true"]'),
  );
  return Math.max(marked, 0);
}

/** The tabs and panels of a menu block; undefined for a single menu, which needs no tabs. */
export function readMenu(block: Element) {
  const panels = [...block.querySelectorAll<HTMLElement>('.js-menu,.menus > .menu')];
  const tabs = [...block.querySelectorAll<HTMLElement>('.js-menu-select-labels,.menu-select-labels')];
  if (panels.length < 2) return undefined;
  const tablist = tabs[0]?.closest<HTMLElement>('.menu-selector') ?? tabs[0]?.parentElement;
  if (!tablist || tabs.length !== panels.length)
    return fault(`The menu block has ${tabs.length} tabs for ${panels.length} menus.`);
  const pages = tabs.flatMap((tab, index): MenuPage[] => {
    const radio = radioOf(block, tab);
    const panel = panelOf(radio, panels) ?? panels[index];
    return panel ? [{ tab, panel, radio }] : [];
  });
  return { tablist, pages, selected: findSelected(pages) };
}

type PageIds = Readonly<Record<'tab' | 'panel', string>>;

export const tabClaims = (isSelected: boolean, ids: PageIds): Claims => ({
  classes: { 'menu-select-labels--active': isSelected },
  attributes: {
    id: ids.tab,
    role: 'tab',
    tabindex: isSelected ? '0' : '-1',
    'aria-selected': `${isSelected}`,
    'aria-controls': ids.panel,
  },
});

/** `name` is for print, which has no tabs. If `hidden` is the server's, it stays, and the style shows the menu. */
export const panelClaims = (
  isSelected: boolean,
  { ids, name, isServers }: { readonly ids: PageIds; readonly name: string; readonly isServers: boolean },
): Claims => ({
  classes: { 'menu-active': isSelected },
  attributes: {
    id: ids.panel,
    role: 'tabpanel',
    'aria-labelledby': ids.tab,
    'data-menu-name': name,
    // A menu is mostly text: the tab stop lets a keyboard scroll it.
    ...(isSelected && { tabindex: '0' }),
    ...(isSelected ? !isServers && { hidden: null } : { hidden: 'until-found' }),
  },
  styles: { display: isSelected ? 'block' : 'none' },
});

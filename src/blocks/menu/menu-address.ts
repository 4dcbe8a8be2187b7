import { elementOfHash } from '../../dom/element-of-hash';
import type { MenuPage } from './menu.data';

/** "Wine & beer" → `wine-beer`. Letters of all scripts stay. */
const slugOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Ids for the panels that have none: `menu-` and the name of the menu, so that `#menu-lunch` links to it. */
export function namePanels(pages: readonly MenuPage[], blockId: string): string[] {
  const taken = new Set<string>();
  return pages.map(({ tab, panel }, index) => {
    const name = `menu-${slugOf(tab.textContent)}`;
    const isFree = name !== 'menu-' && !taken.has(name) && !document.getElementById(name);
    const id = panel.id || (isFree ? name : `${blockId}-menu-${index + 1}`);
    taken.add(id);
    return id;
  });
}

/** The menu that an address leads to, and the node in it: a panel, a tab, a radio button, or something in a panel. */
export function findLinked(
  pages: readonly MenuPage[],
  hash: string,
): { readonly index: number; readonly target: Element } | undefined {
  const target = elementOfHash(hash);
  if (!target) return undefined;
  const index = pages.findIndex(
    ({ tab, panel, radio }) => tab === target || radio === target || panel.contains(target),
  );
  return index < 0 ? undefined : { index, target };
}

import type { Scope } from '../core/scope';

/** They open the list of a select, or choose from it. Other keys browse through its values. */
const CHOOSING_KEYS = ['Enter', ' '];

/** Calls back when a visitor has chosen from a select. Browsers report a change at each arrow key: after these, Enter chooses. */
export function onChoice(select: HTMLSelectElement, scope: Pick<Scope, 'listen'>, chosen: () => void): void {
  let isBrowsing = false;
  scope.listen(select, 'pointerdown', () => {
    isBrowsing = false;
  });
  scope.listen(select, 'keydown', ({ key, altKey }) => {
    isBrowsing = !CHOOSING_KEYS.includes(key) && !altKey;
    if (key === 'Enter') chosen();
  });
  scope.listen(select, 'change', () => isBrowsing || chosen());
}

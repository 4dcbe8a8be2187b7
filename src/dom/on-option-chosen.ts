interface ListeningScope {
  listen(target: EventTarget, type: string, handler: (event: Event) => unknown): void;
}

/** They open the list of a select, or choose from it. Other keys browse through its values. */
const CHOOSING_KEYS = ['Enter', ' '];

/** Calls back when a visitor has chosen from a select. Browsers report a change at each arrow key: after these, Enter chooses. */
export function onOptionChosen(select: HTMLSelectElement, scope: ListeningScope, chosen: () => void): void {
  let isBrowsing = false;
  scope.listen(select, 'pointerdown', () => {
    isBrowsing = false;
  });
  scope.listen(select, 'keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    isBrowsing = !CHOOSING_KEYS.includes(event.key) && !event.altKey;
    if (event.key === 'Enter') chosen();
  });
  scope.listen(select, 'change', () => isBrowsing || chosen());
}

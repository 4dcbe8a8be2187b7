import type { Scope } from '../../core/scope';
import { createStore } from '../../store/store';

/** Takes the title that lies over the page away when the visitor scrolls or presses it. It is back at the top of the page. */
export function hideTitleCard(scope: Scope, card: HTMLElement): void {
  const isHidden = createStore(scrollY > 0);
  scope.bind(card, isHidden, (hidden) => ({ classes: { 'hide-title-card': hidden } }));
  scope.listen(window, 'scroll', () => isHidden.set(scrollY > 0), { passive: true });
  scope.listen(card, 'click', () => isHidden.set(true));
}

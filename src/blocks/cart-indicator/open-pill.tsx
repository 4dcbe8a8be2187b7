import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import type { Store } from '../../store/store';
import type { Shown } from './cart-indicator.mount';
import { CartPill } from './cart-pill.view';

export function openPill(scope: Scope, place: HTMLElement, shown: Store<Shown>): void {
  draw(scope, <CartPill shown={shown} />, { into: place });
}

import type { Scope } from '../../core/scope';

/**
 * The button to press. One that the server has sent `disabled` stays as it is, since what the server wrote is not taken away; a copy takes its
 * place, so that what is for sale can be bought.
 */
export function enabledButton(scope: Scope, button: HTMLElement): HTMLElement {
  if (!(button instanceof HTMLButtonElement && button.disabled && button.parentNode)) return button;
  const copy = button.cloneNode(true) as HTMLButtonElement;
  copy.disabled = false;
  copy.removeAttribute('id');
  const owner = scope.owner();
  owner.claim(button, { styles: { display: 'none !important' } });
  return owner.insert(copy, button.parentNode, button.nextSibling);
}

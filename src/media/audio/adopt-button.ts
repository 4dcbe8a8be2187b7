import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { isPressable, onActivate } from '../../dom/on-press';
import { t } from './audio-messages';

/** Makes a server's node a button; returns the call that names it. */
export function adoptButton(scope: Scope, node: HTMLElement, pressed: () => void): (label: string) => void {
  const owner = scope.owner();
  onActivate(node, scope, (event) => {
    // The track around it would also respond to the click.
    event.stopPropagation();
    pressed();
  });
  return (label) =>
    owner.claim(node, {
      attributes: {
        ...(!(node instanceof HTMLButtonElement) && { role: 'button' }),
        ...(!isPressable(node) && { tabindex: '0' }),
        'aria-label': label,
      },
    });
}

/** The next action of a button that plays and pauses. */
export const playLabel = (isPlaying: boolean, title: string): string =>
  t(isPlaying ? 'pause' : 'play', { title });

/** Puts our text before a server node's own: a printed length reads `0:12 / 3:45`. Returns the setter. */
export function insertText(owner: LedgerOwner, node: Element): (text: string) => void {
  const ending = node.textContent.trim() ? ' / ' : '';
  const inserted = owner.insert(document.createTextNode(''), node, node.firstChild);
  return (text) => {
    const data = text && text + ending;
    if (inserted.data !== data) inserted.data = data;
  };
}

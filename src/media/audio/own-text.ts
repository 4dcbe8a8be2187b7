import type { LedgerOwner } from '../../core/ledger/ledger.types';

/** Puts our text before a server node's own: a printed length reads `0:12 / 3:45`. Returns the setter. */
export function insertText(owner: LedgerOwner, node: Element): (text: string) => void {
  const ending = node.textContent?.trim() ? ' / ' : '';
  const inserted = owner.insert(document.createTextNode(''), node, node.firstChild);
  return (text) => {
    const data = text && text + ending;
    if (inserted.data !== data) inserted.data = data;
  };
}

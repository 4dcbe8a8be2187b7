import type { LedgerOwner } from '../../core/ledger/ledger.types';

/**
 * Our text at the start of a server's node; returns what sets it. What the server has written there stays behind it: a
 * length that it has printed reads `0:12 / 3:45`.
 */
export function insertText(owner: LedgerOwner, node: Element): (text: string) => void {
  const ending = node.textContent?.trim() ? ' / ' : '';
  const inserted = owner.insert(document.createTextNode(''), node, node.firstChild);
  return (text) => {
    const data = text && text + ending;
    if (inserted.data !== data) inserted.data = data;
  };
}

import { formatAmount, formatMoney } from '../../commerce/money/format-money';
import type { Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import { replaceText } from '../../dom/replace-text';
import type { Store } from '../../store/store';
import type { Shown } from './cart-indicator.types';

/** Writes the subtotal into the server's nodes. For a node with the number alone, theme CSS adds the sign of the currency. */
export function writeSubtotals(nodes: readonly Element[], scope: Scope, shown: Store<Shown>): void {
  const texts = nodes.map((node) => {
    const [native] = findAll(node, '.sqs-money-native');
    const { write, restore } = replaceText(native ?? node);
    scope.defer(restore);
    return { write, format: native ? formatAmount : formatMoney };
  });
  scope.follow(shown, (known) => {
    if (known?.subtotal) for (const { write, format } of texts) write(format(known.subtotal));
  });
}

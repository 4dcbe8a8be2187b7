import { formatAmount, formatMoney } from '../../commerce/money/format-money';
import type { Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import { replaceText } from '../../dom/replace-text';
import type { Store } from '../../store/store';
import type { Shown } from './cart-indicator.mount';

/** Writes the subtotal into the server's nodes. Theme CSS adds the sign of the currency where there is a node for the number alone. */
export function writeSubtotals(nodes: readonly Element[], scope: Scope, shown: Store<Shown>): void {
  const texts = nodes.map((node) => {
    const [native] = findAll(node, '.sqs-money-native');
    const { write, restore } = replaceText(native ?? node);
    scope.defer(restore);
    return { write, format: native ? formatAmount : formatMoney };
  });
  const show = () => {
    const subtotal = shown.get()?.subtotal;
    if (subtotal) for (const { write, format } of texts) write(format(subtotal));
  };
  show();
  scope.defer(shown.subscribe(scope.guard(show)));
}

import type { ReactNode } from 'react';
import { formatMoney } from '../../commerce/money/format-money';
import type { Money } from '../../commerce/money/money';

interface PriceProps {
  /** For screen readers: what the amount is. */
  readonly label: string;
  readonly money: Money;
  readonly isStruck?: boolean;
}

export function Price({ label, money, isStruck = false }: PriceProps): ReactNode {
  const Amount = isStruck ? 's' : 'span';
  return (
    <>
      <span className="visually-hidden">{label} </span>
      <Amount>{formatMoney(money)}</Amount>
    </>
  );
}

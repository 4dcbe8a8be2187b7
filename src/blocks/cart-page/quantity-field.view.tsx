import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CartEntry } from '../../commerce/cart/cart.types';
import { useScope } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import messages from './cart-page.messages.json';
import type { CartPageStore } from './cart-page.store';
import { entryName } from './entry-name';

const t = createMessages(messages);

interface QuantityFieldProps {
  readonly entry: CartEntry;
  readonly page: CartPageStore;
  /** Of the elements that say more about it. */
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

/** A field between two buttons. What is typed counts with Enter, or when the visitor leaves the field. */
export function QuantityField({ entry, page, describedBy, isInvalid }: QuantityFieldProps): ReactNode {
  const { guard } = useScope();
  const input = useRef<HTMLInputElement>(null);
  const { quantity, maxQuantity } = entry;
  const shown = useRef(`${quantity}`);
  const isMost = maxQuantity !== undefined && quantity >= maxQuantity;
  const name = entryName(entry);

  useLayoutEffect(() => {
    // The visitor's typing is not overwritten.
    if (input.current?.value === shown.current) input.current.value = `${quantity}`;
    shown.current = `${quantity}`;
  }, [quantity]);

  const commit = () => {
    const field = input.current;
    if (!field || field.value === `${quantity}`) return undefined;
    const text = field.value.trim();
    const isWhole = /^\d{1,4}$/.test(text);
    // Until the visitor has agreed to remove it, it is in the cart.
    if (!isWhole || !Number(text)) field.value = `${quantity}`;
    if (isWhole) return page.setQuantity(entry, Number(text));
    return page.setProblem(entry.id, t('wholeNumber'));
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) =>
    key === 'Enter' && !nativeEvent.isComposing ? commit() : undefined;

  return (
    <div className="cart-row-qty">
      <button
        type="button"
        aria-label={t('less', { name })}
        onClick={guard(() => page.setQuantity(entry, quantity - 1))}
      >
        −
      </button>
      <input
        ref={input}
        className="cart-row-qty-input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={quantity}
        aria-label={t('quantity', { name })}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onBlur={guard(commit)}
        onKeyDown={guard(onKeyDown)}
      />
      <button
        type="button"
        aria-label={t('more', { name })}
        aria-disabled={isMost || undefined}
        onClick={guard(() => (isMost ? undefined : page.setQuantity(entry, quantity + 1)))}
      >
        +
      </button>
    </div>
  );
}

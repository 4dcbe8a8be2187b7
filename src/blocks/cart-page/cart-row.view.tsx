import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CartEntry, EntryBilling } from '../../commerce/cart/cart.types';
import { formatMoney } from '../../commerce/money/format-money';
import type { Money } from '../../commerce/money/money';
import { imageUrl } from '../../media/image/image-widths';
import { useScope, useScopeId } from '../../react/scope-context';
import { safeUrl } from '../../text/links/safe-url';
import { Icon } from '../../ui/icon.view';
import type { CartPageStore, Removal } from './cart-page.store';
import { entryName, t } from './cart-texts';

type PriceProps = Readonly<{ label: string; money: Money; isStruck?: boolean }>;

function Price({ label, money, isStruck = false }: PriceProps): ReactNode {
  const Amount = isStruck ? 's' : 'span';
  return (
    <>
      <span className="visually-hidden">{label} </span>
      <Amount>{formatMoney(money)}</Amount>
    </>
  );
}

const IMAGE_WIDTH = 300;

function describeBilling({ period, cycles }: EntryBilling): string {
  const text = t('period', { unit: period.unit, count: period.value });
  return cycles ? t('cycles', { period: text, count: cycles }) : text;
}

interface CartRowProps {
  readonly entry: CartEntry;
  readonly page: CartPageStore;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
}

export function CartRow({ entry, page, problem, isBusy }: CartRowProps): ReactNode {
  const { guard } = useScope();
  const id = useScopeId();
  const { quantity, maxQuantity, fullPrice } = entry;
  const image = safeUrl(entry.imageUrl);
  const isMost = maxQuantity !== undefined && quantity >= maxQuantity;
  const notes = [problem && `${id}-problem`, isMost && `${id}-stock`].filter(Boolean).join(' ');
  return (
    <li className="cart-row" data-entry={entry.id} aria-busy={isBusy || undefined}>
      <div className="cart-row-img">
        {image && <img src={imageUrl(image, IMAGE_WIDTH)} alt="" width={100} height={100} />}
      </div>
      <div className="cart-row-desc">
        <EntryTitle entry={entry} />
        {entry.options.length > 0 && (
          <ul className="cart-row-variants">
            {entry.options.map((option) => (
              <li key={option.name} className="cart-row-variant">
                {t('option', { ...option })}
              </li>
            ))}
          </ul>
        )}
        {entry.billing && <p>{describeBilling(entry.billing)}</p>}
        <p className="cart-row-unit-price">
          {fullPrice && (
            <>
              <Price label={t('fullPrice')} money={fullPrice} isStruck />{' '}
            </>
          )}
          <Price label={t('price')} money={entry.unitPrice} />
        </p>
      </div>
      <div className="cart-row-amounts">
        <QuantityField
          entry={entry}
          page={page}
          describedBy={notes || undefined}
          isInvalid={problem !== undefined}
        />
        <p className="cart-row-price">
          <Price label={t('itemTotal')} money={entry.total} />
        </p>
        <button
          type="button"
          className="cart-row-remove"
          aria-label={t('remove', { name: entryName(entry) })}
          onClick={guard(() => page.remove(entry))}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      {isMost && (
        <p className="cart-row-note" id={`${id}-stock`}>
          {t('stock', { count: maxQuantity })}
        </p>
      )}
      {problem && (
        <p className="cart-row-note cart-row-problem inlay-message" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

function EntryTitle({ entry: { title, url } }: { readonly entry: CartEntry }): ReactNode {
  const href = safeUrl(url);
  return <h3 className="cart-row-title">{href ? <a href={href}>{title}</a> : title}</h3>;
}

interface QuantityFieldProps {
  readonly entry: CartEntry;
  readonly page: CartPageStore;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

/** A field between two buttons. What is typed counts on Enter, or when the visitor leaves the field. */
function QuantityField({ entry, page, describedBy, isInvalid }: QuantityFieldProps): ReactNode {
  const { guard } = useScope();
  const input = useRef<HTMLInputElement>(null);
  const { quantity, maxQuantity } = entry;
  const shown = useRef(`${quantity}`);
  const isMost = maxQuantity !== undefined && quantity >= maxQuantity;
  const name = entryName(entry);

  useLayoutEffect(() => {
    if (input.current?.value === shown.current) input.current.value = `${quantity}`;
    shown.current = `${quantity}`;
  }, [quantity]);

  const commit = () => {
    const field = input.current;
    if (!field || field.value === `${quantity}`) return undefined;
    const text = field.value.trim();
    const isWhole = /^\d{1,4}$/.test(text);
    // It is in the cart until the visitor has agreed to remove it.
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

type RemovedRowProps = Readonly<{ removal: Removal; onUndo: () => void }>;

export function RemovedRow({ removal, onUndo }: RemovedRowProps): ReactNode {
  const { entry, isUndoing, problem } = removal;
  const name = entryName(entry);
  return (
    <li className="cart-row cart-row--removed">
      <p className="cart-row-note">{t(isUndoing ? 'undoing' : 'removed', { name })}</p>
      {problem ? (
        <p className="cart-row-note cart-row-problem inlay-message" role="alert">
          {problem}
        </p>
      ) : (
        <button
          type="button"
          className="cart-undo"
          aria-label={t('undoName', { name })}
          aria-disabled={isUndoing || undefined}
          onClick={onUndo}
        >
          {t('undo')}
        </button>
      )}
    </li>
  );
}

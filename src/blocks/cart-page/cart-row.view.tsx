import type { ReactNode } from 'react';
import type { CartEntry, EntryBilling } from '../../commerce/cart/cart.types';
import { formatMoney } from '../../commerce/money/format-money';
import type { Money } from '../../commerce/money/money';
import { imageUrl } from '../../media/image/image-widths';
import { useScope, useScopeId } from '../../react/scope-context';
import { safeUrl } from '../../text/links/safe-url';
import { createMessages } from '../../text/messages';
import { Icon } from '../../ui/icon.view';
import messages from './cart-page.messages.json';
import type { CartPageStore, Removal } from './cart-page.store';
import { entryName } from './entry-name';
import { QuantityField } from './quantity-field.view';

interface PriceProps {
  /** For screen readers: what the amount is. */
  readonly label: string;
  readonly money: Money;
  readonly isStruck?: boolean;
}

function Price({ label, money, isStruck = false }: PriceProps): ReactNode {
  const Amount = isStruck ? 's' : 'span';
  return (
    <>
      <span className="visually-hidden">{label} </span>
      <Amount>{formatMoney(money)}</Amount>
    </>
  );
}

const t = createMessages(messages);

/** For pictures of 100 px. */
const IMAGE_WIDTH = 300;

function describeBilling({ period, cycles }: EntryBilling): string {
  const text = t('period', { unit: period.unit, count: period.value });
  return cycles ? t('cycles', { period: text, count: cycles }) : text;
}

interface CartRowProps {
  readonly entry: CartEntry;
  readonly page: CartPageStore;
  readonly problem: string | undefined;
  /** A change of it is pending. */
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
              <li key={option.name}>{t('option', { ...option })}</li>
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
        <p className="cart-row-note cart-row-problem" id={`${id}-problem`} role="alert">
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

interface RemovedRowProps {
  readonly removal: Removal;
  readonly onUndo: () => void;
}

/** Stands where the entry was. */
export function RemovedRow({ removal, onUndo }: RemovedRowProps): ReactNode {
  const { entry, isUndoing, problem } = removal;
  const name = entryName(entry);
  return (
    <li className="cart-row cart-row--removed">
      <p className="cart-row-note">{t(isUndoing ? 'undoing' : 'removed', { name })}</p>
      {problem ? (
        <p className="cart-row-note cart-row-problem" role="alert">
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

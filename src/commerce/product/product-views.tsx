import type { ReactNode } from 'react';
import type { Scope } from '../../core/scope';
import { placeAfter } from '../../dom/create-host';
import { draw } from '../../react/draw';
import { useScope, useScopeId, useStore } from '../../react/scope-context';
import { availabilityOf } from './choose-variant';
import type { ProductStore } from './product.store';
import type { ProductOption } from './product.types';
import type { ProductText } from './product-text';

interface ProductViewProps {
  readonly store: ProductStore;
  readonly t: ProductText;
}

function ProductNote({ store }: Pick<ProductViewProps, 'store'>): ReactNode {
  const { note } = useStore(store);
  return (
    <div className="inlay-own" role="alert">
      {note && <p className="inlay-product-note">{note}</p>}
    </div>
  );
}

function OptionSelect({ store, t, name, values }: ProductViewProps & ProductOption): ReactNode {
  const { guard } = useScope();
  const { selection } = useStore(store);
  const id = useScopeId();
  const textOf = (value: string) => {
    const availability = availabilityOf(store.product, { ...selection, [name]: value });
    if (availability === 'available') return value;
    return t(availability === 'missing' ? 'optionMissing' : 'optionSoldOut', { value });
  };
  const chosen = selection[name];
  const none = t('choose', { option: name });
  const text = chosen ? textOf(chosen) : none;
  return (
    <div className="variant-option">
      <label className="variant-option-title" htmlFor={id}>
        {name}:
      </label>
      <div className="variant-select-wrapper" data-text={text} data-selected-value={text}>
        <select
          id={id}
          data-variant-option-name={name}
          defaultValue={chosen ?? ''}
          onChange={guard(({ currentTarget }) => store.choose(name, currentTarget.value || undefined))}
        >
          <option value="">{none}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {textOf(value)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

export function drawNote(scope: Scope, store: ProductStore, button: Element): void {
  const wrapper = button.closest('.sqs-add-to-cart-button-wrapper') ?? button;
  if (wrapper.parentNode) draw(scope, <ProductNote store={store} />, placeAfter(wrapper));
}

type MissingOptionsProps = ProductViewProps & { readonly options: readonly ProductOption[] };

/** Draws the options of a product whose page lacks them, in the room that style sheets keep for them at the top of `area`. */
export function drawOptions(scope: Scope, { options, ...props }: MissingOptionsProps, area: Element): void {
  draw(
    scope,
    <div className="product-variants">
      {options.map((option) => (
        <OptionSelect key={option.name} {...props} {...option} />
      ))}
    </div>,
    { into: area, before: area.firstChild, className: 'inlay-choices' },
  );
}

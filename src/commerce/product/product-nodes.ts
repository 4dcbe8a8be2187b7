/** One option's controls. The server may write a select and radio buttons, of which theme CSS shows one. */
export interface OptionNodes {
  readonly name: string;
  readonly select: HTMLSelectElement | null;
  readonly radios: readonly HTMLInputElement[];
}

/** Nodes that the server has written for a product; all of them may be missing. */
export interface ProductNodes {
  readonly variants: HTMLElement | null;
  readonly options: readonly OptionNodes[];
  readonly price: HTMLElement | null;
  readonly quantity: HTMLInputElement | null;
  readonly decrease: HTMLElement | null;
  readonly increase: HTMLElement | null;
  readonly button: HTMLElement | null;
  readonly scarcity: readonly HTMLElement[];
  readonly restock: readonly HTMLElement[];
}

/** Products beside the one that the page is about. */
const OTHERS =
  '.product-add-ons,.pdp-product-add-ons,.product-list,.ProductItem-relatedProducts,.ProductList,.product-block';

const OPTION = 'data-variant-option-name';

function readOption(element: Element): OptionNodes[] {
  const name = (element.hasAttribute(OPTION) ? element : element.querySelector(`[${OPTION}]`))?.getAttribute(
    OPTION,
  );
  const select = element.querySelector('select');
  const radios = [...element.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  return name && (select || radios.length) ? [{ name, select, radios }] : [];
}

/** Finds the parts of a product in its element, which has no other product's parts but in lists of its own. */
export function findProductNodes(element: HTMLElement): ProductNodes {
  const all = <Found extends HTMLElement>(selector: string) =>
    [...element.querySelectorAll<Found>(selector)].filter((found) => {
      const other = found.closest(OTHERS);
      return !other || other.contains(element);
    });
  const one = <Found extends HTMLElement>(selector: string) => all<Found>(selector)[0] ?? null;
  const price = one('.product-price');
  return {
    variants: one('.product-variants'),
    options: all('.variant-option').flatMap(readOption),
    price: price?.querySelector<HTMLElement>('.product-price-value') ?? price,
    quantity: one<HTMLInputElement>(':is(.product-quantity-input,.product-quantity-input-wrapper) input'),
    decrease: one(
      '.product-quantity-input .decrease-button,.product-quantity-input-wrapper .decrease-button',
    ),
    increase: one(
      '.product-quantity-input .increase-button,.product-quantity-input-wrapper .increase-button',
    ),
    button: one('.sqs-add-to-cart-button'),
    scarcity: all('.product-scarcity'),
    restock: all('.product-restock-notification'),
  };
}

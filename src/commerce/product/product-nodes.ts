import type { Scope } from '../../core/scope';
import type { ProductStore } from './product.store';

/** One option's controls. The server may write a select and radio buttons, of which theme CSS shows one. */
export interface OptionNodes {
  readonly name: string;
  readonly select: HTMLSelectElement | null;
  readonly radios: readonly HTMLInputElement[];
}

export interface QuantityNodes {
  readonly input: HTMLInputElement | null;
  readonly decrease: HTMLElement | null;
  readonly increase: HTMLElement | null;
}

/** Products beside the one that the page is about. */
const OTHERS =
  '.product-add-ons,.pdp-product-add-ons,.product-list,.product-list-item,.grid-item,.ProductItem-relatedProducts,.ProductList,.product-block';

/** Checks whether a node is a part of the product, and not of another one beside it. */
export function isPartOf(element: Element, found: Element): boolean {
  const other = found.closest(OTHERS);
  return !other || other.contains(element);
}

const QUANTITY = ':is(.product-quantity-input,.product-quantity-input-wrapper)';
const OPTION = 'data-variant-option-name';

function readOption(element: Element): OptionNodes[] {
  const name = (element.hasAttribute(OPTION) ? element : element.querySelector(`[${OPTION}]`))?.getAttribute(
    OPTION,
  );
  const select = element.querySelector('select');
  const radios = [...element.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  return name && (select || radios.length) ? [{ name, select, radios }] : [];
}

/** Finds the parts of a product in its element; those of products within it are not its own. */
export function findProductNodes(element: HTMLElement, { owns }: Pick<Scope, 'owns'>) {
  const all = <Found extends HTMLElement>(selector: string) =>
    [...element.querySelectorAll<Found>(selector)].filter((found) => isPartOf(element, found) && owns(found));
  const one = <Found extends HTMLElement>(selector: string) => all<Found>(selector)[0] ?? null;
  return {
    variants: all('.product-variants'),
    options: all('.variant-option').flatMap(readOption),
    prices: all('.product-price').map(
      (price) => price.querySelector<HTMLElement>('.product-price-value') ?? price,
    ),
    // Some layouts have one inside of the other: a step of both would be a step of two.
    quantities: all(`${QUANTITY}:not(:has(${QUANTITY}))`).map((around) => ({
      input: around.querySelector('input'),
      decrease: around.querySelector<HTMLElement>('.decrease-button'),
      increase: around.querySelector<HTMLElement>('.increase-button'),
    })),
    buttons: all('.sqs-add-to-cart-button'),
    scarcity: all('.product-scarcity'),
    restock: all('.product-restock-notification'),
    /** “Sold out” and “sale”. */
    marks: all('.product-mark'),
    /** The node for lenders' instalments. */
    instalments: one('[data-afterpay],.product-payment-method-messaging'),
    /** The choice between a subscription and a single purchase. */
    purchase: all('.product-subs-otp,.ProductItem-Subs-Otp,.pdp-subscriptions-and-otp'),
  };
}

export type ProductNodes = ReturnType<typeof findProductNodes>;

/** Product blocks have a picture for each variant that has its own, beside the main one. */
const PICTURES = '.sqs-product-block-variant-image[data-image-id]';

/** The pictures of variants in a product block, without those of a product within it. */
export const blockPictures = (scope: Scope, element: HTMLElement): readonly HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(PICTURES)].filter(scope.owns);

/** Shows the picture of the chosen variant in a product block; the main picture when the variant has none. */
export function showBlockPicture(scope: Scope, element: HTMLElement, store: ProductStore): void {
  const pictures = blockPictures(scope, element);
  for (const picture of pictures) {
    scope.bind(picture, store, ({ variant }) => {
      const shown = variant && pictures.find(({ dataset }) => dataset.imageId === variant.id);
      return shown === picture ? { classes: { shown: true } } : {};
    });
  }
}

import { parseObject } from '../../data/parse-object';
import { record } from '../../data/shape';

type Json = Readonly<Record<string, unknown>>;

/** Products that are offered beside the one that a page is about. */
export const ADD_ON = '.add-on-card';

/** These, and items of lists, which may have a button of their own. */
export const CARDS = `${ADD_ON},.product-list-item,.grid-item`;

/** How deep products are in a page's JSON: `{ productAddOnsContext: { addOns: [{ product: {} }] } }`. */
const DEPTH = 4;

/** Every record with an id and a title, wherever a page's JSON has it. */
function productsIn(json: unknown, depth = DEPTH): Json[] {
  if (depth === 0 || typeof json !== 'object' || json === null) return [];
  const own = record()(json);
  const within = Object.values(json).flatMap((value) => productsIn(value, depth - 1));
  return own && typeof own.id === 'string' && typeof own.title === 'string' ? [own, ...within] : within;
}

/** The product of a card: from the context around it, by its id or title; as much as the card itself says, where that has none. */
export function readCard(card: HTMLElement): Json | undefined {
  const button = card.querySelector<HTMLElement>('.sqs-add-to-cart-button');
  const title = card
    .querySelector('.add-on-title,.product-list-item-title,.grid-title,.product-title')
    ?.textContent.trim();
  const id =
    card.dataset.productId ||
    card.dataset.itemId ||
    button?.dataset.itemId ||
    card.querySelector<HTMLElement>('[data-product-id]')?.dataset.productId;
  const contexts = [
    card.querySelector('[data-current-context]')?.getAttribute('data-current-context'),
    card.closest('[data-context]')?.getAttribute('data-context'),
  ];
  const all = contexts.flatMap((text) => productsIn(parseObject(text ?? '')));
  const found = all.find((product) => (id ? product.id === id : product.title === title));
  if (found) return found;
  const variants = card.querySelector('.product-variants[data-variants]')?.getAttribute('data-variants');
  // A product without an id cannot be bought here; its link leads to its page.
  if (!id || !button) return undefined;
  return {
    id,
    title,
    productType: Number(button.dataset.productType) || undefined,
    variants: variants ? Object.values(parseObject(variants)) : undefined,
    additionalFieldsForm: button.dataset.form ? parseObject(button.dataset.form) : undefined,
  };
}

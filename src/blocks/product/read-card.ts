import { parseObject } from '../../data/parse-object';
import { record } from '../../data/shape';

type Json = Readonly<Record<string, unknown>>;

/** Products that are offered beside the one that a page is about. */
export const ADD_ON = '.add-on-card';

/** These, and items of lists, which may have their own button. */
export const CARDS = `${ADD_ON},.product-list-item,.grid-item`;

/** How many levels of a page's JSON may have products: `{ productAddOnsContext: { addOns: [{ product: {} }] } }` are five. */
const DEPTH = 5;

/** Every record with an id and a title, wherever a page's JSON has it. */
function productsIn(json: unknown, depth = DEPTH): Json[] {
  if (depth === 0 || typeof json !== 'object' || json === null) return [];
  const own = record()(json);
  const within = Object.values(json).flatMap((value) => productsIn(value, depth - 1));
  return own && typeof own.id === 'string' && typeof own.title === 'string' ? [own, ...within] : within;
}

/** The only product with this title; undefined where several have it, since any of them might be meant. */
function findTitled(products: readonly Json[], title: string | undefined): Json | undefined {
  const titled = products.filter((product) => product.title === title);
  return new Set(titled.map(({ id }) => id)).size === 1 ? titled[0] : undefined;
}

/**
 * The product of a card: from the context around it, by its id, or by its title where the card has no id. Where the context does not
 * have it, as much as the card itself says.
 */
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
  const found = id ? all.find((product) => product.id === id) : findTitled(all, title);
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

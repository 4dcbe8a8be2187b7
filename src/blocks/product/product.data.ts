import { isPartOf } from '../../commerce/product/product-nodes';
import { readMerchandising } from '../../commerce/product/read-merchandising';
import { readProduct } from '../../commerce/product/read-product';
import type { SiteContext } from '../../context/context';
import { tryBlockJson } from '../../data/block-json';
import { parseObject } from '../../data/parse-object';
import { object, record, strings, type WarnShape } from '../../data/shape';

type Json = Readonly<Record<string, unknown>>;

/** Products offered beside that of the page. */
const ADD_ON = '.add-on-card';

/** These, and items of lists, which may have their own button. */
const CARDS = `${ADD_ON},.product-list-item,.grid-item`;

/** The levels of a page's JSON with products: `{ productAddOnsContext: { addOns: [{ product: {} }] } }` are five. */
const DEPTH = 5;

/** Every record with an id and a title, at any place of a page's JSON. */
function productsIn(json: unknown, depth = DEPTH): Json[] {
  if (depth === 0 || typeof json !== 'object' || json === null) return [];
  const own = record()(json);
  const within = Object.values(json).flatMap((value) => productsIn(value, depth - 1));
  return own && typeof own.id === 'string' && typeof own.title === 'string' ? [own, ...within] : within;
}

/** The only product with this title; undefined if several have it. */
function findTitled(products: readonly Json[], title: string | undefined): Json | undefined {
  const titled = products.filter((product) => product.title === title);
  return new Set(titled.map(({ id }) => id)).size === 1 ? titled[0] : undefined;
}

/** The product of a card: from the context around it, by id or title, otherwise what the card itself says. */
function readCard(card: HTMLElement): Json | undefined {
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

interface AttributeJson<Value> {
  readonly json?: Value | undefined;
  readonly fault?: string;
}

function readJson(element: Element | null | undefined, name: string): AttributeJson<unknown> {
  const text = element?.getAttribute(name)?.trim();
  if (!text) return {};
  const json = tryBlockJson(text);
  return json === undefined
    ? { fault: `${name} of the product is not JSON, so nothing can be chosen. Save the product again.` }
    : { json };
}

function readAttribute(element: Element | null | undefined, name: string): AttributeJson<Json> {
  const read = readJson(element, name);
  return { ...read, json: record()(read.json) };
}

const contextShape = object({
  product: record(),
  item: object({ ...strings('id title'), structuredContent: record() }),
});

/** Earlier pages have the product in pieces: variants, the button's attributes, and the page's context. */
function readPieces(element: HTMLElement, context: unknown): AttributeJson<Json> {
  const find = (selector: string) =>
    [...element.querySelectorAll<HTMLElement>(selector)].find((found) => isPartOf(element, found));
  const controls =
    find('.product-variants[data-variants]') ??
    // A product with one variant has no others to choose from, but may have plans.
    find('.pdp-subscriptions-and-otp[data-variants]');
  const button = find('.sqs-add-to-cart-button[data-item-id]');
  const variants = readJson(controls, 'data-variants');
  const plan = readAttribute(controls, 'data-subscription-plan').json;
  const form = readAttribute(button, 'data-form');
  // Without its form an order would lack the answers to the shop's questions.
  const fault = variants.fault ?? form.fault;
  if (fault) return { fault };
  const { item, product } = contextShape(context);
  const id =
    element.dataset.itemId || button?.getAttribute('data-item-id') || controls?.getAttribute('data-item-id');
  if (!id) return {};
  const isOwn = !item.id || item.id === id;
  const heading = element.querySelector('h1,.ProductItem-details-title,.product-title')?.textContent.trim();
  return {
    json: {
      ...(isOwn && { ...product, ...item.structuredContent }),
      id,
      title: heading || (isOwn ? item.title : ''),
      ...(button?.hasAttribute('data-product-type') && {
        productType: Number(button.getAttribute('data-product-type')),
      }),
      ...(variants.json !== undefined && { variants: variants.json }),
      ...(plan && { subscriptionPlan: plan }),
      ...(form.json && { additionalFieldsForm: form.json }),
      isSubscribable: [
        controls?.getAttribute('data-is-subscribable'),
        button?.dataset.isSubscription,
      ].includes('true'),
      subscriptionOptionId: button?.dataset.subscriptionOptionId,
    },
  };
}

const settingsShape = object({
  websiteSettings: object({ storeSettings: object({ merchandisingSettings: record() }) }),
});

/** A page's merchandising settings of one product: on a block, in the context of a current page, beside the price of an earlier one. */
function ownMerchandising(element: HTMLElement, json: Json | undefined, id: string): readonly unknown[] {
  const contexts = [...element.querySelectorAll('[data-current-context]')].map(
    (part) => readAttribute(part, 'data-current-context').json,
  );
  const current = record()(json?.productMerchandisingContext);
  return [
    readAttribute(element, 'data-merchandising-settings').json,
    ...[current, ...contexts].map((of) => of?.[id]),
  ];
}

interface Source {
  readonly product?: unknown;
  readonly context?: Json | undefined;
  readonly texts?: Json | undefined;
  /** The page is about it. */
  readonly isPage: boolean;
  readonly fault?: string | undefined;
}

function readSource(element: HTMLElement, context: unknown): Source {
  const card = element.closest<HTMLElement>(CARDS);
  if (card) {
    const { json } = readAttribute(element.closest('[data-localized-strings]'), 'data-localized-strings');
    return { product: readCard(card), texts: json, isPage: false };
  }
  if (element.hasAttribute('data-product')) {
    const { json, fault } = readAttribute(element, 'data-product');
    const texts = readAttribute(element, 'data-visitor-translations').json;
    return { product: json, texts, isPage: false, fault };
  }
  const isPage = !element.closest('dialog,.product-block');
  const texts = readAttribute(element, 'data-localized-strings').json;
  if (!element.hasAttribute('data-context')) {
    const { json, fault } = readPieces(element, context);
    return { product: json, texts, isPage, fault };
  }
  const { json, fault } = readAttribute(element, 'data-context');
  return { product: record()(json?.product), context: json, texts, isPage, fault };
}

type PageContext = Readonly<{ page: unknown; site: Pick<SiteContext, 'websiteSettings'> }>;

/**
 * Reads a product page of any version, a product block, or a product with its own button beside others. Undefined for an element
 * without a product, as in old lists. `problem` is why nobody can buy it, for the owner; `''` when it can be bought.
 */
export function readProductBlock(element: HTMLElement, { page, site }: PageContext, warn: WarnShape) {
  const { product: source, texts: localized, isPage, ...own } = readSource(element, page);
  if (!source && !own.fault) return undefined;
  const { selectedCurrency: currency } = site.websiteSettings.storeSettings;
  const read = readProduct(source, { currency, warn });
  const problem = own.fault ?? (read.id ? '' : 'The product has no id, so it cannot be put into the cart.');
  const { merchandisingSettings } = settingsShape(page).websiteSettings.storeSettings;
  const merchandising = readMerchandising(
    [merchandisingSettings, ...ownMerchandising(element, own.context, read.id)],
    currency,
  );
  const isOneOnly = read.kind === 'service' && !merchandising.allowsSeveralServices;
  const product = {
    ...read,
    allowsMultiple: read.allowsMultiple && !isOneOnly,
    // Its button says so to visitors.
    lacksVariants: problem !== '',
  };
  // The element with its nodes: the block's, or the item of a list around its button.
  const around = element.closest<HTMLElement>(CARDS) ?? element;
  return {
    product,
    problem,
    merchandising,
    localized,
    isPage,
    element: around,
    isAddOn: around.matches(ADD_ON),
  };
}

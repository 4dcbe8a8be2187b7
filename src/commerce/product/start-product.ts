import type { Scope } from '../../core/scope';
import { whenState } from '../../core/when-state';
import { type Announce, createAnnouncer } from '../../ui/live-region/announcer';
import { type AskFields, addToCart } from './add-to-cart';
import { controlCartButton } from './cart-button';
import { addressOfVariant, isSoldOut, selectionFromAddress } from './choose-variant';
import { controlOptions, controlPurchase, readSelection } from './option-controls';
import { createProductStore, type ProductStore, planOf } from './product.store';
import type { Product, ProductVariant } from './product.types';
import { blockPictures, findProductNodes, type OptionNodes, type ProductNodes } from './product-nodes';
import { priceOf, priceText } from './product-price';
import { createProductText, type ProductText, type ShownProduct } from './product-text';
import { controlQuantity } from './quantity-control';
import type { Merchandising } from './read-merchandising';
import { showInstalments, showPrice } from './show-price';
import { HIDDEN, refusalOf, SHOWN, showStock } from './show-stock';
import './product.css';
import type { Claims } from '../../core/ledger/ledger.types';
import { snapshot } from '../../data/snapshot';

/** Keeps the marks “sold out” and “sale”, and the classes by which themes colour the price, in step with the variant; until one is chosen the server's stay. */
function showMarks(
  scope: Scope,
  element: HTMLElement,
  { marks, store }: Pick<ProductNodes, 'marks'> & { readonly store: ProductStore },
): void {
  scope.bind(element, store, ({ variant }) => productClaims(variant));
  for (const mark of marks) {
    const isHidden = Boolean(mark.hidden);
    const kind = mark.matches('.sold-out') ? 'sold-out' : 'on-sale';
    scope.bind(mark, store, ({ variant }) => markClaims(variant, kind, isHidden));
  }
}

const states = (variant: ProductVariant) => ({
  'sold-out': isSoldOut(variant),
  'on-sale': variant.fullPrice !== undefined,
});

const productClaims = (variant: ProductVariant | undefined): Claims =>
  variant ? { classes: states(variant) } : {};

/** A mark; `isHidden` by the server. */
function markClaims(
  variant: ProductVariant | undefined,
  kind: 'sold-out' | 'on-sale',
  isHidden: boolean,
): Claims {
  if (!variant) return {};
  if (!states(variant)[kind]) return HIDDEN;
  return isHidden ? SHOWN : {};
}

/** The button to press. What the server wrote is not taken away, so a copy replaces a button that is `disabled`. */
function enabledButton(scope: Scope, button: HTMLElement): HTMLElement {
  if (!(button instanceof HTMLButtonElement && button.disabled && button.parentNode)) return button;
  const copy = button.cloneNode(true) as HTMLButtonElement;
  copy.disabled = false;
  copy.removeAttribute('id');
  const owner = scope.owner();
  owner.claim(button, { styles: { display: 'none !important' } });
  return owner.insert(copy, button.parentNode, button.nextSibling);
}

interface ProductOptions {
  readonly element: HTMLElement;
  readonly product: Product;
  /** The page's own texts, by the platform's names. */
  readonly localized?: Readonly<Record<string, unknown>> | undefined;
  readonly merchandising: Merchandising;
  /** The page is about this product: its address names the variant. */
  readonly isPage: boolean;
  readonly askFields: AskFields;
}

const loadViews = (scope: Scope) => scope.load('product-views', () => import('./product-views'));

/** The text that screen readers hear of a choice: the price, whether it can be bought, and the notes that are seen beside it. */
function describeChoice(store: ProductStore, t: ProductText, notes: readonly HTMLElement[]): string {
  const { product } = store;
  const { selection } = store.get();
  const plan = planOf(store);
  const refusal = refusalOf(store);
  const price = refusal === 'unavailable' ? undefined : priceOf(product, selection, plan);
  return [
    price && priceText(t, price, plan),
    refusal && t(refusal),
    ...notes.flatMap((note) => (note.checkVisibility() ? note.textContent.trim() : [])),
  ]
    .filter(Boolean)
    .join('. ');
}

/** Brings a product's nodes to life: options, price, stock, quantity, button. Undefined if all nodes belong to a product within it. */
export function startProduct(scope: Scope, options: ProductOptions): ProductStore | undefined {
  const { element, product, isPage, askFields } = options;
  const { marksSoldOut, texts, instalments } = options.merchandising;
  const t = createProductText({ ...options.localized, ...texts });
  const found = findProductNodes(element, scope);
  /** An option that no variant has would leave nothing to buy. */
  const isKnown = ({ name }: OptionNodes) => product.variants.some(({ options: values }) => name in values);
  const nodes = { ...found, options: found.options.filter(isKnown) };
  const hasNodes = Object.values(found).some((part) => (Array.isArray(part) ? part.length : part));
  // A block may show its picture alone.
  if (!hasNodes && !blockPictures(scope, element).length) return undefined;
  const isForSale = !product.variants.every(isSoldOut);
  const buttons = nodes.buttons.map((button) => (isForSale ? enabledButton(scope, button) : button));
  const lacksVariants =
    product.lacksVariants || (found.options.length > 0 && !nodes.options.length && !product.options.length);
  const store = createProductStore(
    { ...product, lacksVariants },
    { ...readSelection(nodes.options), ...(isPage && selectionFromAddress(product, location.search)) },
  );
  const followPurchase = controlPurchase(scope, nodes, store);
  const announce = createAnnouncer(scope);

  const focusOption = (name: string) => {
    const own = nodes.options.find((option) => option.name === name);
    const controls = [
      own?.select,
      ...(own?.radios ?? []),
      ...element.querySelectorAll<HTMLElement>('.product-variants select'),
    ];
    controls.find((control) => control?.checkVisibility())?.focus();
  };
  showMarks(scope, element, { marks: nodes.marks, store });
  const shown = { store, t };
  controlOptions(scope, nodes.options, { ...shown, marksSoldOut });
  const onLimit = (max: number) => announce(t('most', { max }));
  for (const quantity of nodes.quantities) controlQuantity(scope, quantity, { store, onLimit });
  showStock(scope, nodes, shown);
  for (const price of nodes.prices) showPrice(scope, price, shown);
  if (nodes.instalments && instalments.length)
    showInstalments(scope, nodes.instalments, { ...shown, offers: instalments });
  for (const button of buttons) {
    const press = () => addToCart(scope, { ...shown, element, button, askFields, focusOption });
    controlCartButton(scope, button, { ...shown, press });
  }
  followPurchase();

  tellChanges(scope, { ...options, store, t, announce, scarcity: nodes.scarcity });
  // Asked only where there is a choice: each product of a list would have the page styled anew.
  const button = (buttons[1] && buttons.find((one) => one.checkVisibility())) ?? buttons[0];
  if (button) drawMissingOptions(scope, shown, { button, served: nodes.options });
  if (button) drawNotes(scope, store, button);
  return store;
}

interface ToldOfChanges extends Pick<ProductOptions, 'element' | 'product' | 'isPage'>, ShownProduct {
  readonly announce: Announce;
  readonly scarcity: ProductNodes['scarcity'];
}

/** Keeps screen readers, scripts of the page and its address in step with the choice. Called last: what it announces is shown by then. */
function tellChanges(
  scope: Scope,
  { element, product, isPage, store, t, announce, scarcity }: ToldOfChanges,
): void {
  let before = store.get();
  let planBefore = planOf(store);
  scope.defer(
    store.subscribe(
      scope.guard(() => {
        const { selection, quantity, variant } = store.get();
        const plan = planOf(store);
        if (plan !== planBefore) announce(describeChoice(store, t, []));
        if (selection !== before.selection) {
          announce(describeChoice(store, t, scarcity));
          scope.bus.emit('product:variant-changed', {
            element,
            product: snapshot(product),
            selection,
            variant: snapshot(variant),
          });
          if (isPage) history.replaceState(history.state, '', addressOfVariant(location.href, variant));
        }
        if (quantity !== before.quantity) {
          const detail = { productId: product.id, quantity };
          element.dispatchEvent(new CustomEvent('product:quantityChange', { bubbles: true, detail }));
        }
        before = store.get();
        planBefore = plan;
      }),
    ),
  );
}

/** Draws the options for which the server has no controls, beside the button. Most pages have all of theirs, and load no renderer. */
function drawMissingOptions(
  scope: Scope,
  shown: ShownProduct,
  { button, served }: { readonly button: Element; readonly served: readonly OptionNodes[] },
): void {
  const { options } = shown.store.product;
  const missing = options.filter(({ name }) => !served.some((option) => option.name === name));
  if (!missing.length) return;
  const area =
    button.closest('.product-add-to-cart') ??
    button.closest('.sqs-add-to-cart-button-wrapper') ??
    button.parentElement;
  if (area)
    scope.guard(async () =>
      (await loadViews(scope)).drawOptions(scope, { ...shown, options: missing }, area),
    )();
}

/** Draws the note of a product below the button, once there is one. */
function drawNotes(scope: Scope, store: ProductStore, button: Element): void {
  whenState(scope, store, {
    passes: ({ note }) => Boolean(note),
    run: async () => (await loadViews(scope)).drawNote(scope, store, button),
  });
}

import type { Scope } from '../../core/scope';
import { createAnnouncer } from '../../ui/live-region/announcer';
import { type AskFields, addToCart } from './add-to-cart';
import { controlCartButton } from './cart-button';
import { addressOfVariant, isSoldOut, missingOptions, selectionFromAddress } from './choose-variant';
import { enabledButton } from './enabled-button';
import { showInstalments } from './instalments';
import { controlOptions, readSelection } from './option-controls';
import { createProductStore, type ProductStore, planOf } from './product.store';
import type { Product } from './product.types';
import { findProductNodes } from './product-nodes';
import { priceOf, priceText } from './product-price';
import { createProductText, type ProductText } from './product-text';
import { controlPurchase } from './purchase-control';
import { controlQuantity } from './quantity-control';
import type { Merchandising } from './read-merchandising';
import { showMarks } from './show-marks';
import { showPrice } from './show-price';
import { refusalOf, showStock } from './show-stock';
import './product.css';

export interface ProductOptions {
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

/** What screen readers hear of a choice: the price, whether it can be bought, and the notes that are seen beside it. */
function describeChoice(store: ProductStore, t: ProductText, notes: readonly HTMLElement[]): string {
  const { product } = store;
  const { selection } = store.get();
  const plan = planOf(store);
  const price = priceOf(product, selection, plan);
  const refusal = refusalOf(store);
  return [
    price && priceText(t, price, plan),
    refusal && t(refusal),
    ...notes.flatMap((note) => (note.checkVisibility() ? note.textContent.trim() : [])),
  ]
    .filter(Boolean)
    .join('. ');
}

/** Brings the nodes of a product to life: options, price, stock, quantity, button. */
export function startProduct(scope: Scope, options: ProductOptions): ProductStore {
  const { element, product, isPage, askFields } = options;
  const { marksSoldOut, texts, instalments } = options.merchandising;
  const t = createProductText({ ...options.localized, ...texts });
  const nodes = findProductNodes(element);
  const isForSale = !product.variants.every(isSoldOut);
  const buttons = nodes.buttons.map((button) => (isForSale ? enabledButton(scope, button) : button));
  const store = createProductStore(product, {
    ...readSelection(nodes.options),
    ...(isPage && selectionFromAddress(product, location.search)),
  });
  const followPurchase = controlPurchase(scope, nodes, store);
  const announcer = createAnnouncer(document);
  scope.defer(announcer.destroy);

  const focusOption = (name: string) => {
    const own = nodes.options.find((option) => option.name === name);
    const controls = [
      own?.select,
      ...(own?.radios ?? []),
      ...element.querySelectorAll<HTMLElement>('.product-variants select'),
    ];
    controls.find((control) => control?.checkVisibility())?.focus();
  };
  const updates = [
    controlOptions(scope, nodes.options, store, { t, marksSoldOut }),
    ...nodes.quantities.map((quantity) =>
      controlQuantity(scope, quantity, store, (max) => announcer.announce(t('most', { max }))),
    ),
    showStock(scope, nodes, store, t),
    showMarks(scope, element, nodes, store),
    ...nodes.prices.map((price) => showPrice(scope, price, store, t)),
    ...(nodes.instalments && instalments.length
      ? [showInstalments(scope, nodes.instalments, store, { offers: instalments, t })]
      : []),
    ...buttons.map((button) =>
      controlCartButton(scope, button, store, t, () =>
        addToCart(scope, { store, t, element, button, askFields, focusOption }),
      ),
    ),
  ];
  const update = () => {
    for (const run of updates) run();
  };
  followPurchase();
  update();

  let before = store.get();
  let planBefore = planOf(store);
  scope.defer(
    store.subscribe(
      scope.guard(() => {
        const { selection, quantity, variant } = store.get();
        const plan = planOf(store);
        update();
        if (plan !== planBefore) announcer.announce(describeChoice(store, t, []));
        if (selection !== before.selection) {
          announcer.announce(describeChoice(store, t, nodes.scarcity));
          scope.bus.emit('product:variant-changed', { element, product, selection, variant });
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
  const button = buttons.find((one) => one.checkVisibility()) ?? buttons[0];
  if (button) drawWhatIsMissing(scope, store, t, button, nodes.options.length === 0);
  return store;
}

/** Notes, once there is one, and options that the server has left to a script. Most pages need neither, and load no renderer. */
function drawWhatIsMissing(
  scope: Scope,
  store: ProductStore,
  t: ProductText,
  button: Element,
  hasNoOptions: boolean,
): void {
  if (hasNoOptions && missingOptions(store.product, {}).length > 0) {
    const area =
      button.closest('.product-add-to-cart') ??
      button.closest('.sqs-add-to-cart-button-wrapper') ??
      button.parentElement;
    if (area) scope.guard(async () => (await loadViews(scope)).drawOptions(scope, { store, t }, area))();
  }
  let isDrawn = false;
  const drawNote = scope.guard(async () => {
    if (isDrawn || !store.get().note) return;
    isDrawn = true;
    const views = await loadViews(scope);
    views.drawNote(scope, store, button);
  });
  scope.defer(store.subscribe(drawNote));
}

import { PRODUCT_SLIDES } from '../../commerce/product/product-slides';
import { isThemeRunning } from '../../context/driven-by-theme';
import { hasThemeScript, whenThemeHasRun } from '../../context/theme-scripts';
import type { KnownBlock } from '../../core/entry/services';
import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { whenVisible } from '../../dom/visibility';
import { hasSource } from '../../media/image/has-source';
import { loadInPlaceBatched } from '../../media/image/load-in-place';

/** Boxes that get a class when their image has loaded, besides slides of products: until then themes hide thumbnails, and a logo keeps its room. */
const HOLDERS =
  '.ProductItem-gallery-thumbnails-item,.product-gallery-thumbnails-item,[data-slide-type=cover-page] [data-compound-type=logo]';

const LOADED: Claims = { classes: { loaded: true } };

/** Pictures of products that are invisible until a mouse or a choice shows them; `product-gallery` and `product-list-item` load them. */
const ON_REQUEST =
  '.product-image-zoom-duplicate img,.grid-item-image:is(.grid-image-hover,.grid-item-additional-image),.ProductList-image--alt';

const known = new WeakMap<readonly KnownBlock[], { readonly count: number; readonly selector: string }>();

/**
 * Selects the blocks that load their own images; empty in a site's build without such blocks. Cached until blocks are added, since a page may have
 * thousands of images.
 */
function ownersIn(blocks: readonly KnownBlock[]): string {
  const count = blocks.length;
  const before = known.get(blocks);
  if (before?.count === count) return before.selector;
  const owners = blocks.filter(({ pictures }) => pictures === 'own');
  const selector = owners.map((owner) => owner.selector).join();
  known.set(blocks, { count, selector });
  return selector;
}

/** Shows the first slide of a product before the code of its gallery has loaded. */
function selectFirst(slide: Element, scope: Scope): void {
  const list = slide.parentElement;
  if (list?.querySelector(PRODUCT_SLIDES) !== slide || list.querySelector(':scope > .selected')) return;
  scope.owner().claim(slide, { classes: { selected: true } });
}

function load(element: HTMLImageElement, holder: Element | null, scope: Scope): void {
  const owner = scope.owner();
  scope.defer(
    loadInPlaceBatched(element, {
      owner,
      fitsServed: true,
      onFault: (message) => scope.warn('handler', message),
      onSettled() {
        if (holder) owner.claim(holder, LOADED);
      },
    }),
  );
}

/** Fits an image that has its source, unless the theme's own script does so. */
async function fit(element: HTMLImageElement, scope: Scope): Promise<void> {
  await whenThemeHasRun();
  if (!scope.signal.aborted && !isThemeRunning()) load(element, null, scope);
}

/** Reserves the space of an image outside blocks that load their own, and loads it near the viewport; fits one that has its source. */
export const unit = defineUnit({
  mount(element: HTMLImageElement, scope) {
    const owners = ownersIn(scope.blocks);
    if (owners && element.closest(owners)) return;
    const box = element.closest(HOLDERS);
    if (hasSource(element)) {
      if (box) scope.owner().claim(box, LOADED);
      return scope.guard(fit)(element, scope);
    }
    const slide = element.closest(PRODUCT_SLIDES);
    const holder = slide ?? box;
    // A theme's own script may show them, which is not known yet.
    const isOwn = !hasThemeScript();
    if (isOwn && element.matches(ON_REQUEST)) return;
    if (!slide) return load(element, holder, scope);
    if (isOwn) selectFirst(slide, scope);
    scope.defer(whenVisible(slide, () => load(element, holder, scope)));
  },
});

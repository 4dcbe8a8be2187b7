import { followPicture } from '../../commerce/product/variant-pictures';
import type { Claims } from '../../core/ledger/ledger.types';
import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { loadInPlace } from '../../media/image/load-in-place';
import { immediately } from '../../media/image/load-trigger';
import { createStore } from '../../store/store';

const isImage = (element: HTMLElement): element is HTMLImageElement => element instanceof HTMLImageElement;

/** The setting of version 7.0 for an item under the mouse; with other values, items may have the picture, too. */
const SHOWS_OLDER = 'tweak-product-list-item-hover-behavior-show-alternate-image';

export function readProductListItem(element: HTMLElement, classes: { contains(token: string): boolean }) {
  const images = (selector: string) => findAll(element, selector).filter(isImage);
  const [cover] = images('.grid-image-cover,.ProductList-image--primary');
  const [newer] = images('.grid-image-hover');
  const [older] = images('.ProductList-image--alt');
  return {
    cover,
    other: newer ?? (classes.contains(SHOWS_OLDER) ? older : undefined),
    pictures: images('.grid-item-additional-image'),
  };
}

interface ItemState {
  /** The picture to show instead of the cover, and whether it has loaded. */
  readonly wanted: HTMLImageElement | undefined;
  readonly isLoaded: boolean;
}

/** Newer themes show one picture instead of another by classes; old ones have none. */
export const pictureClaims = ({ wanted, isLoaded }: ItemState, picture: HTMLImageElement): Claims =>
  isLoaded && picture === wanted
    ? { classes: { 'grid-image-selected': true }, styles: { opacity: '1' } }
    : {};

/** Themes fade the cover out under a mouse, even if the other picture is still loading. */
export function coverClaims({ wanted, isLoaded }: ItemState): Claims {
  if (!wanted) return {};
  return isLoaded ? { classes: { 'grid-image-not-selected': true } } : { styles: { opacity: '1' } };
}

/** Shows an item of a list, and its other picture under a mouse or the keyboard. A tap follows the link instead. */
export const unit = defineUnit({
  controllers: '[data-controller*=ProductList],[data-controller*=ProductsList]',
  read: (element) => readProductListItem(element, document.body.classList),
  mount({ cover, other, pictures }, scope, element) {
    const loaded = new Set<HTMLImageElement>();
    /** The picture of the chosen variant, and whether a mouse or the keyboard is on the item. */
    let chosen: HTMLImageElement | undefined;
    let isActive = false;
    const store = createStore<ItemState>({ wanted: undefined, isLoaded: false });
    if (cover) scope.bind(cover, store, coverClaims);
    for (const picture of other ? [other, ...pictures] : pictures)
      scope.bind(picture, store, (state) => pictureClaims(state, picture));

    const update = () => {
      const wanted = (isActive && other) || chosen;
      store.set({ wanted, isLoaded: wanted !== undefined && loaded.has(wanted) });
      if (wanted && !loaded.has(wanted)) load(wanted);
    };
    const requested = new Set<HTMLImageElement>();
    const load = (picture: HTMLImageElement) => {
      if (requested.has(picture)) return;
      requested.add(picture);
      // It was invisible until now, so `stray-image` has ignored it.
      const stop = loadInPlace(picture, {
        owner: scope.owner(),
        when: immediately,
        onFault: (message) => scope.warn('handler', message),
        onSettled(isLoaded) {
          if (isLoaded) loaded.add(picture);
          if (isLoaded) update();
        },
      });
      scope.defer(stop);
    };
    const activate = (wanted: boolean) => {
      isActive = wanted;
      update();
    };

    scope.owner().claim(element, { classes: { 'is-loaded': true } });
    // The server hides it until a script has loaded it.
    if (cover?.style.display === 'none') {
      scope.owner().claim(cover, { styles: { display: 'revert-layer' } });
      load(cover);
    }
    if (other) {
      scope.listen(element, 'pointerenter', (event) => event.pointerType !== 'touch' && activate(true));
      scope.listen(element, 'pointerleave', () => activate(element.matches(':has(:focus-visible)')));
      scope.listen(element, 'focusin', () => activate(element.matches(':has(:focus-visible)')));
      scope.listen(element, 'focusout', () => activate(element.matches(':hover') && isActive));
    }
    if (pictures.length) {
      followPicture(scope, { element, holders: pictures }, (index) => {
        chosen = pictures[index];
        update();
      });
    }
    return store;
  },
});

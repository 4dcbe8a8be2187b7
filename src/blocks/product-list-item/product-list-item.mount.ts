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

/** Classes by which newer themes show one picture instead of another; old ones have none. */
const SHOWN: Claims = { classes: { 'grid-image-selected': true }, styles: { opacity: '1' } };
const HIDDEN: Claims = { classes: { 'grid-image-not-selected': true } };

/** Shows an item of a list, and its other picture under a mouse or the keyboard. A tap follows the link instead. */
export const unit = defineUnit({
  controllers: '[data-controller*=ProductList],[data-controller*=ProductsList]',
  read: (element) => readProductListItem(element, document.body.classList),
  mount({ cover, other, pictures }, scope, element) {
    const owner = scope.owner();
    /** The pictures that have been asked for, and whether they have loaded. */
    const loaded = new Map<HTMLImageElement, boolean>();
    /** The picture of the chosen variant, and whether a mouse or the keyboard is on the item. */
    let chosen: HTMLImageElement | undefined;
    let isActive = false;
    const shown = createStore<HTMLImageElement | undefined>(undefined);

    const update = () => {
      const wanted = (isActive && other) || chosen;
      const next = wanted && loaded.get(wanted) ? wanted : undefined;
      const before = shown.get();
      if (before && before !== next) owner.claim(before, {});
      if (next) owner.claim(next, SHOWN);
      // Themes fade the cover out under a mouse, even if the other picture is still loading.
      if (cover) owner.claim(cover, next ? HIDDEN : wanted ? { styles: { opacity: '1' } } : {});
      shown.set(next);
      if (wanted) load(wanted);
    };
    const load = (picture: HTMLImageElement) => {
      if (loaded.has(picture)) return;
      loaded.set(picture, false);
      // It was invisible until now, so `stray-image` has ignored it.
      const stop = loadInPlace(picture, {
        owner: scope.owner(),
        when: immediately,
        onFault: (message) => scope.warn('handler', message),
        onSettled(isLoaded) {
          if (!isLoaded) return;
          loaded.set(picture, true);
          update();
        },
      });
      scope.defer(stop);
    };
    const activate = (wanted: boolean) => {
      isActive = wanted;
      update();
    };

    owner.claim(element, { classes: { 'is-loaded': true } });
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
    return shown;
  },
});

import { findAll } from '../../dom/find-all';

interface ProductListItem {
  /** The picture that is seen at first. */
  readonly cover: HTMLImageElement | undefined;
  /** The picture that a mouse or the keyboard shows instead. */
  readonly other: HTMLImageElement | undefined;
  /** Pictures of variants that can be chosen in the list. */
  readonly pictures: readonly HTMLImageElement[];
}

const isImage = (element: HTMLElement): element is HTMLImageElement => element instanceof HTMLImageElement;

/** The setting of version 7.0 for what a mouse does to an item; other values have a picture, too, and do not show it. */
const OLD_HOVER = 'tweak-product-list-item-hover-behavior';

/** Reads the pictures of an item. Never throws. */
export function readProductListItem(
  element: HTMLElement,
  classes: { contains(token: string): boolean },
): ProductListItem {
  const images = (selector: string) => findAll(element, selector).filter(isImage);
  const [cover] = images('.grid-image-cover,.ProductList-image--primary');
  const [newer] = images('.grid-image-hover');
  const [older] = images('.ProductList-image--alt');
  const showsOlder = classes.contains(`${OLD_HOVER}-show-alternate-image`);
  return {
    cover,
    other: newer ?? (showsOlder ? older : undefined),
    pictures: images('.grid-item-additional-image'),
  };
}

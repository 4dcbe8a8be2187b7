import type { Scope } from '../../core/scope';
import { object, record, strings, unread } from '../../data/shape';
import { fits } from './choose-variant';
import type { Product, Selection } from './product.types';
import { followProduct } from './shown-products';

/** The fields in which servers name the pictures of a variant. */
export const pictureFields = unread('imageIds images mainImage mainImageId');

const pictureShape = object({ ...strings('id assetId assetUrl') });

function namesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(namesOf);
  const picture = record()(value);
  if (!picture) return [];
  const { id, assetId, assetUrl } = pictureShape(picture);
  return [id, assetId, assetUrl].filter(Boolean);
}

type RawPictures = Readonly<Record<keyof typeof pictureFields, unknown>>;

/** Ids and addresses of the pictures of a variant, the main one first. */
export const readPictures = ({ mainImage, mainImageId, imageIds, images }: RawPictures) => [
  ...new Set([mainImage, mainImageId, imageIds, images].flatMap(namesOf)),
];

/** Pictures that all variants with the chosen values share, so the picture follows the colour before a size is chosen. */
export function picturesOf({ variants }: Product, selection: Selection): readonly string[] {
  const isChosen = Object.keys(selection).length > 0 || variants.length === 1;
  const [first, ...others] = isChosen ? variants.filter((variant) => fits(variant, selection)) : [];
  return first?.pictures.filter((name) => others.every(({ pictures }) => pictures.includes(name))) ?? [];
}

/** An address without its query and host: the same picture may come from another host, and in another width. */
function pathOf(address: string | null | undefined): string | undefined {
  return address?.includes('/') ? address.replace(/^(?:\w+:)?\/\/[^/]*|[?#].*$/g, '') : undefined;
}

/** Checks whether an element, or the picture in it, is the one of that id or address. */
function isNamed(element: HTMLElement, name: string): boolean {
  const image = element instanceof HTMLImageElement ? element : element.querySelector('img');
  if (element.dataset.imageId === name || image?.dataset.imageId === name) return true;
  const path = pathOf(name);
  if (!path || !image) return false;
  return [image.dataset.image, image.dataset.src, image.getAttribute('src')].some(
    (address) => pathOf(address) === path,
  );
}

/** The index of the first element that shows one of these pictures, or -1. */
export function indexOfPicture(elements: readonly HTMLElement[], names: readonly string[]): number {
  for (const name of names) {
    const index = elements.findIndex((element) => isNamed(element, name));
    if (index >= 0) return index;
  }
  return -1;
}

/**
 * Calls back with the index of the first of `holders` that shows a picture of the chosen variant, or -1, when that may be another. The product
 * is that of `element`.
 */
export function followPicture(
  scope: Scope,
  { element, holders }: Readonly<{ element: Element; holders: readonly HTMLElement[] }>,
  show: (index: number) => void,
): void {
  let shown = '';
  followProduct(scope, element, (product) => {
    const names = product ? picturesOf(product.product, product.get().selection) : [];
    if (names.join() === shown) return;
    shown = names.join();
    show(indexOfPicture(holders, names));
  });
}

import { decodePart } from '../../text/address-part';
import { onDocument } from '../../ui/on-document';
import type { Lightbox, LightboxItem } from '../lightbox.types';

/** The platform's parameter, as in links to its newer galleries. */
const PARAMETER = 'itemId';

function fileSlug(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w{1,5}$/, '');
  return decodePart(name.replaceAll('+', ' '))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The unique names of items in the page's address: the id, or the file's name, which stays valid when items are reordered.
 * @example slugsOf([{ content: { type: 'image', src: '/Red%20Fox.jpg', alt: '' } }]) // ['red-fox']
 */
export function slugsOf(items: readonly LightboxItem[]): readonly string[] {
  /** Used slug → the last number appended to it. */
  const taken = new Map<string, number>();
  return items.map(({ id, content }) => {
    const slug = id || fileSlug(content.src ?? '') || 'item';
    let count = taken.get(slug) ?? 1;
    let free = slug;
    while (taken.has(free)) {
      count += 1;
      free = `${slug}-${count}`;
    }
    taken.set(free, 1).set(slug, count);
    return free;
  });
}

/** The item that the page's address names; null without one. */
export const readSlug = (): string | null => new URLSearchParams(location.search).get(PARAMETER);

export function addressOf(slug: string | null): string {
  const url = new URL(location.href);
  if (slug === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, slug);
  return url.href;
}

interface AddressedSet {
  /** Opens the item with this slug; false without such an item. */
  open(slug: string): boolean;
}

interface PageLightbox {
  readonly addressedSets: Set<AddressedSet>;
  /** The open lightbox, or `true` while its code loads. */
  lightbox?: Lightbox | true | undefined;
}

export const pageLightbox = () =>
  onDocument(document, 'lightbox', (): PageLightbox => ({ addressedSets: new Set() }));

function openAddressed(): void {
  const page = pageLightbox();
  const slug = readSlug();
  if (!slug || page.lightbox === true) return;
  // Forward may come during the fade after Back.
  if (page.lightbox && !page.lightbox.store.get().open) page.lightbox.destroy();
  if (page.lightbox) return;
  for (const set of page.addressedSets) if (set.open(slug)) return;
}

/** Opens the item that the page's address names: now, for shared links, and after Forward. Returns the undo. */
export function watchAddress(set: AddressedSet): () => void {
  const sets = pageLightbox().addressedSets;
  if (!sets.size) addEventListener('popstate', openAddressed);
  sets.add(set);
  openAddressed();
  return () => {
    sets.delete(set);
    if (!sets.size) removeEventListener('popstate', openAddressed);
  };
}

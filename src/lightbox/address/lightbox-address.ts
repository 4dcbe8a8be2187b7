import { onDocument } from '../../ui/on-document';
import type { Lightbox, LightboxItem } from '../lightbox.types';

/** The platform's own name, as in the links of its newer galleries. */
const PARAMETER = 'itemId';

function fileSlug(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  let name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w{1,5}$/, '');
  try {
    name = decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    // A lone per cent sign: the name stays as it is.
  }
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * What stands for each item in the page's address: its id, or the name of its file, which still holds when items are
 * put in another order. No two are alike.
 * @example slugsOf([{ content: { type: 'image', src: '/Red%20Fox.jpg', alt: '' } }]) // ['red-fox']
 */
export function slugsOf(items: readonly LightboxItem[]): readonly string[] {
  /** Each that is taken → the last number that was tried behind it. */
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

/** Which item the page's address names; null when it names none. */
export const readSlug = (): string | null => new URLSearchParams(location.search).get(PARAMETER);

/** The page's address with another item in it, or with none. */
export function addressOf(slug: string | null): string {
  const url = new URL(location.href);
  if (slug === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, slug);
  return url.href;
}

/** A set that the page's address can lead into. */
export interface AddressedSet {
  /** Opens the item with this slug; false where it has none. */
  open(slug: string): boolean;
}

interface PageLightbox {
  readonly addressedSets: Set<AddressedSet>;
  /** The one that is open, or `true` while its code is on the way. */
  lightbox?: Lightbox | true | undefined;
}

/** What all lightboxes of the page share. */
export const pageLightbox = (): PageLightbox =>
  onDocument(document, 'lightbox', () => ({ addressedSets: new Set() }));

function openAddressed(): void {
  const page = pageLightbox();
  const slug = readSlug();
  if (!slug || page.lightbox === true) return;
  // Forward can be quicker than the fading after Back.
  if (page.lightbox && !page.lightbox.store.get().open) page.lightbox.destroy();
  if (page.lightbox) return;
  for (const set of page.addressedSets) if (set.open(slug)) return;
}

/** Opens what the page's address names: now, for a link that was shared, and whenever Forward leads there. Returns the undo. */
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

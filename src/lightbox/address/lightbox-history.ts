import type { LightboxStore } from '../lightbox.store';
import { addressOf, readSlug, slugsOf } from './lightbox-address';

const MARK = 'inlayLightbox';

/** Whether the entry of the history that the page stands on was put there by a lightbox. */
const isOurs = () => Boolean(history.state?.[MARK]);

/** A step back takes a moment; what is put into the history meanwhile would be what is stepped back from. */
let leaving: Promise<void> | undefined;

function stepBack(): void {
  leaving = new Promise((resolve) => {
    const end = () => {
      leaving = undefined;
      resolve();
    };
    addEventListener('popstate', end, { once: true });
  });
  history.back();
}

/**
 * Keeps the page's address in step with an open lightbox: one new entry for all of its items, so that Back closes it.
 * Does without where the history is refused (sandboxed frames, too many changes). The returned call leaves the entry;
 * a second call does nothing.
 */
export function holdAddress(store: LightboxStore): () => void {
  const slugs = slugsOf(store.get().items);
  const current = () => slugs[store.get().index] ?? null;
  let isLeft = false;

  const write = (method: 'pushState' | 'replaceState', slug: string | null, isMarked: boolean) => {
    try {
      history[method]({ ...history.state, [MARK]: isMarked || undefined }, '', addressOf(slug));
    } catch {
      // The lightbox works without an address.
    }
  };
  const follow = () => {
    const state = store.get();
    if (state.open && readSlug() !== current() && slugs.includes(readSlug() ?? ''))
      write('replaceState', current(), isOurs());
  };
  const onPopState = () => {
    const index = slugs.indexOf(readSlug() ?? '');
    if (index >= 0) store.goTo(index);
    else store.close();
  };
  const enter = () => {
    if (isLeft) return;
    // Where they are one, the address has brought the visitor here: there is nothing to go back to.
    if (readSlug() !== current()) write('pushState', current(), true);
    addEventListener('popstate', onPopState);
  };

  if (leaving) void leaving.then(enter);
  else enter();
  const unsubscribe = store.subscribe(follow);
  return () => {
    if (isLeft) return;
    isLeft = true;
    unsubscribe();
    removeEventListener('popstate', onPopState);
    // Where something else has changed the address meanwhile, it is no longer ours to leave.
    if (readSlug() !== current()) return;
    if (isOurs()) stepBack();
    else write('replaceState', null, false);
  };
}

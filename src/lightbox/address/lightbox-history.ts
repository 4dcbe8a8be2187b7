import type { LightboxStore } from '../lightbox.types';
import { addressOf, readSlug, slugsOf } from './lightbox-address';

const MARK = 'inlayLightbox';
/** Whether a lightbox added the current history entry. */
const isOurs = () => Boolean(history.state?.[MARK]);

/** `history.back()` is asynchronous: an entry added before it is done would be the one that it leaves. */
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
 * Keeps the page's address in step with an open lightbox, in one history entry, so that Back closes it. Works without where the browser refuses changes
 * (sandboxed frames, too many changes). The returned call leaves the entry.
 */
export function holdAddress(store: LightboxStore): () => void {
  const slugs = slugsOf(store.get().items);
  const current = () => slugs[store.get().index] ?? null;
  let isLeft = false;

  const write = (method: 'pushState' | 'replaceState', slug: string | null, isOurs: boolean) => {
    try {
      history[method]({ ...history.state, [MARK]: isOurs || undefined }, '', addressOf(slug));
    } catch {
      // Refused: the lightbox works without an address.
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
    // If they are equal, the address opened the lightbox, and there is no page to go back to.
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
    // If something else has changed the address, it stays.
    if (readSlug() !== current()) return;
    if (isOurs()) stepBack();
    else write('replaceState', null, false);
  };
}

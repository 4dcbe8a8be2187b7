import { prefersReducedMotion } from '../dom/reduced-motion';
import { mountView } from '../react/mount-view';
import { createAnnouncer } from '../ui/announcer';
import { openDialog } from '../ui/open-dialog';
import { createLightboxStore } from './lightbox.store';
import type { Lightbox, LightboxOptions } from './lightbox.types';
import { LightboxView } from './lightbox.view';
import { createLightboxDialog, FADE_MS, isOverlay } from './lightbox-dialog';
import { createKeyListener } from './lightbox-keys';
import { announcementOf, text } from './lightbox-words';

/**
 * Shows pictures large, over the page. Throws when there are none.
 * @example
 * openLightbox({ set: [{ content: { type: 'image', src, alt: 'A lake' } }], returnFocusTo: () => thumbnail });
 */
export function openLightbox(options: LightboxOptions): Lightbox {
  const { set, currentSetIndex = 0, loop = true, controls = {}, theme = 'dark', title } = options;
  const store = createLightboxStore({ items: set, index: currentSetIndex, loop });
  const { dialog, host } = createLightboxDialog(theme);
  const announcer = createAnnouncer(document);
  let { index } = store.get();
  let fading: ReturnType<typeof setTimeout> | undefined;
  let unmount = () => {};
  let isGone = false;

  // It reads in the direction of the gallery that it was opened from, which need not be the page's.
  const opener = options.returnFocusTo?.(index);
  if (opener) dialog.dir = getComputedStyle(opener).direction;
  document.body.append(dialog);
  const opened = openDialog({
    dialog,
    label: title || text('title'),
    initialFocus: dialog,
    onClose: store.close,
    returnFocusTo: () => options.returnFocusTo?.(store.get().index) ?? null,
  });

  const destroy = () => {
    if (isGone) return;
    isGone = true;
    clearTimeout(fading);
    unsubscribe();
    store.close();
    unmount();
    opened.close();
    announcer.destroy();
    dialog.remove();
    options.onClose?.();
  };
  const fadeOut = () => {
    // The browser may have closed the dialog already; then there is nothing to see any more.
    if (prefersReducedMotion() || !dialog.open) {
      destroy();
      return;
    }
    dialog.classList.add('inlay-lightbox--closing');
    fading = setTimeout(destroy, FADE_MS);
  };
  const announce = () => {
    if (set.length > 1) announcer.announce(announcementOf(store.get()));
  };
  const unsubscribe = store.subscribe(() => {
    const state = store.get();
    if (!state.open) {
      fadeOut();
      return;
    }
    if (state.index === index) return;
    index = state.index;
    announce();
    options.onChange?.(index);
  });

  dialog.addEventListener('keydown', createKeyListener(store));
  // The second of a double click that has opened it falls on the overlay.
  dialog.addEventListener('click', ({ target, detail }) => detail < 2 && isOverlay(target) && store.close());
  // A second Escape, while it fades, need not wait for the end.
  dialog.addEventListener('close', destroy);

  try {
    const view = (
      <LightboxView store={store} controls={controls} onFailed={() => announcer.announce(text('failed'))} />
    );
    unmount = mountView(host, view, (error) => {
      destroy();
      if (options.onError) options.onError(error);
      else reportError(error);
    });
  } catch (error) {
    destroy();
    throw error;
  }
  announce();
  return { store, close: store.close, destroy };
}

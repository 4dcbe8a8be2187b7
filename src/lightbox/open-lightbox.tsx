import { hasOwnArrowKeys } from '../dom/arrow-keys';
import { prefersReducedMotion } from '../dom/reduced-motion';
import { mountView } from '../react/mount-view';
import { createStore } from '../store/store';
import { openDialog } from '../ui/dialog/open-dialog';
import { createAnnouncer } from '../ui/live-region/announcer';
import { pageLightbox } from './address/lightbox-address';
import { holdAddress } from './address/lightbox-history';
import type { Gestures } from './gestures/lightbox-gestures';
import { createLightboxStore } from './lightbox.store';
import type { Lightbox, LightboxOptions } from './lightbox.types';
import { createLightboxDialog, FADE_MS, findImage, isOverlay } from './lightbox-dialog';
import { createKeyListener } from './lightbox-keys';
import { placeholderOf } from './thumbnail/lightbox-thumbnail';
import { growFrom, shrinkInto } from './thumbnail/thumbnail-zoom';
import { LightboxView, type ZoomState } from './view/lightbox.view';
import { announcementOf, t } from './view/lightbox-messages';
import './view/lightbox.css';

/**
 * Shows pictures and videos large, over the page. Throws when there are none.
 * @example
 * openLightbox({ set: [{ content: { type: 'image', src, alt: 'A lake' } }], thumbnail: () => image, history: true });
 */
export function openLightbox(options: LightboxOptions): Lightbox {
  const { set, currentSetIndex = 0, loop = true, theme = 'dark', title } = options;
  const store = createLightboxStore({ items: set, index: currentSetIndex, loop });
  const zoom = createStore<ZoomState>({ isReady: false, scale: 1 });
  const { dialog, host } = createLightboxDialog(theme);
  const announcer = createAnnouncer(document);
  const page = pageLightbox();
  let { index } = store.get();
  let fading: ReturnType<typeof setTimeout> | undefined;
  let gestures: Gestures | undefined;
  let unmount = () => {};
  let isGone = false;

  const openerOf = (wanted: number) => {
    const opener = options.returnFocusTo?.(wanted);
    return opener?.isConnected ? opener : undefined;
  };
  // Where the item's own opener has gone from the page, the one before it or another of the set is near enough.
  const findOpener = () =>
    set.map((_, step) => openerOf((index - step + set.length) % set.length)).find(Boolean) ?? null;
  const zoomRequest = () => {
    const { items } = store.get();
    const item = items[index];
    const thumbnail = options.thumbnail?.(index) ?? null;
    return item && { picture: findImage(dialog), thumbnail, content: item.content, duration: FADE_MS / 2 };
  };

  // It reads in the direction of the gallery that it was opened from, which need not be the page's.
  const opener = openerOf(index);
  if (opener) dialog.dir = getComputedStyle(opener).direction;
  document.body.append(dialog);
  const opened = openDialog({
    dialog,
    label: title || t('title'),
    initialFocus: dialog,
    onClose: store.close,
    returnFocusTo: findOpener,
  });
  const leaveAddress = options.history ? holdAddress(store) : undefined;

  const destroy = () => {
    if (isGone) return;
    isGone = true;
    clearTimeout(fading);
    unsubscribe();
    store.close();
    leaveAddress?.();
    gestures?.destroy();
    unmount();
    opened.close();
    announcer.destroy();
    dialog.remove();
    if (page.lightbox === lightbox) page.lightbox = undefined;
    options.onClose?.();
  };
  const fadeOut = () => {
    leaveAddress?.();
    // The browser may have closed the dialog already; then there is nothing to see any more.
    if (prefersReducedMotion() || !dialog.open) {
      destroy();
      return;
    }
    clearTimeout(fading);
    dialog.classList.remove('inlay-lightbox--opening');
    dialog.classList.add('inlay-lightbox--closing');
    const request = zoomRequest();
    let isShrinking = request && shrinkInto(request);
    if (request?.thumbnail && !isShrinking) {
      // Nothing of it is in the window: the page behind is moved, unseen, to where focus will be.
      request.thumbnail.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      isShrinking = shrinkInto(request);
    }
    if (isShrinking) dialog.classList.add('inlay-lightbox--zooming');
    fading = setTimeout(destroy, isShrinking ? FADE_MS / 2 : FADE_MS);
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
  const lightbox: Lightbox = { store, close: store.close, destroy };
  page.lightbox = lightbox;

  dialog.addEventListener('keydown', createKeyListener(store));
  // The second of a double click that has opened it falls on the overlay.
  dialog.addEventListener('click', ({ target, detail }) => detail < 2 && isOverlay(target) && store.close());
  // A second Escape, while it fades, need not wait for the end.
  dialog.addEventListener('close', destroy);

  const failed = (error: unknown) => {
    if (options.onError) options.onError(error);
    else reportError(error);
  };
  try {
    const view = (
      <LightboxView
        options={options}
        store={store}
        zoom={zoom}
        getPlaceholder={(wanted) => {
          const item = set[wanted];
          return item && placeholderOf(options.thumbnail?.(wanted) ?? null, item.content);
        }}
        onZoom={() => gestures?.toggleZoom()}
        onFailed={() => announcer.announce(t('failed'))}
        onError={failed}
      />
    );
    unmount = mountView(host, view, (error) => {
      destroy();
      failed(error);
    });
  } catch (error) {
    destroy();
    throw error;
  }
  announce();
  const request = zoomRequest();
  if (request && growFrom(request)) dialog.classList.add('inlay-lightbox--zooming');
  // What comes later is simply there.
  fading = setTimeout(() => dialog.classList.remove('inlay-lightbox--opening'), FADE_MS);
  // Nobody waits for it: the picture is shown, and keys and buttons work, without.
  import('./gestures/lightbox-gestures').then(({ createGestures }) => {
    if (isGone) return;
    const findShown = () => findImage(dialog);
    gestures = createGestures({
      dialog,
      store,
      zoom,
      loop,
      findImage: findShown,
      hasOwnKeys: hasOwnArrowKeys,
    });
    zoom.set({ isReady: true, scale: 1 });
  }, failed);
  return lightbox;
}

import type { Part } from '../core/scope';
import { prefersReducedMotion } from '../dom/reduced-motion';
import { draw } from '../react/draw';
import { createStore, type WritableStore } from '../store/store';
import { openDialog } from '../ui/dialog/open-dialog';
import { type Announce, createAnnouncer } from '../ui/live-region/announcer';
import { pageLightbox } from './address/lightbox-address';
import { holdAddress } from './address/lightbox-history';
import type { Gestures } from './gestures/lightbox-gestures';
import { createLightboxStore } from './lightbox.store';
import type { Lightbox, LightboxOptions, LightboxStore, LightboxTheme } from './lightbox.types';
import { createKeyListener } from './lightbox-keys';
import { growFrom, placeholderOf, shrinkInto, type ZoomRequest } from './thumbnail/lightbox-thumbnail';
import { LightboxView, type ZoomState } from './view/lightbox.view';
import './view/lightbox.css';
import { createHost } from '../dom/create-host';
import { announcementOf, t } from './view/lightbox-messages';

/** Duration of opening and closing, in ms: half for the overlay, half for its content. */
const FADE_MS = 600;

/** The empty dialog, and the host in it for the view. The page's live region moves into the dialog as well. */
function createLightboxDialog(theme: LightboxTheme): { dialog: HTMLDialogElement; host: HTMLElement } {
  const dialog = document.createElement('dialog');
  const host = createHost();
  dialog.className = `inlay-lightbox inlay-lightbox--${theme === 'light' ? 'light' : 'dark'} inlay-lightbox--opening`;
  // The dialog itself gets focus when it opens: its name is read first, and no button looks selected.
  dialog.tabIndex = -1;
  dialog.style.setProperty('--inlay-lightbox-speed', `${FADE_MS}ms`);
  dialog.append(host);
  return { dialog, host };
}

const isOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element && target.classList.contains('inlay-lightbox-overlay');

const findImage = (dialog: HTMLElement): HTMLImageElement | null =>
  dialog.querySelector('[data-slot="0"] .inlay-lightbox-image');

/** An open lightbox, for the functions that open, move and close it. */
interface Session {
  readonly scope: Part;
  readonly options: LightboxOptions;
  readonly store: LightboxStore;
  readonly lightbox: Lightbox;
  readonly dialog: HTMLDialogElement;
  readonly announce: Announce;
  /** Zooms the shown image from or into its thumbnail. */
  readonly zoomRequest: () => ZoomRequest | undefined;
}

/**
 * Shows images and videos large, over the page. It ends with its scope, and ends it when it closes. Throws for an empty set.
 * @example openLightbox(scope.part(), { set: [{ content: { type: 'image', src, alt: 'A lake' } }], history: true });
 */
export function openLightbox(scope: Part, options: LightboxOptions): Lightbox {
  const { set, currentSetIndex = 0, loop = true, theme = 'dark' } = options;
  const store = createLightboxStore({ items: set, index: currentSetIndex, loop });
  const zoom = createStore<ZoomState>({ isReady: false, scale: 1 });
  const { dialog, host } = createLightboxDialog(theme);
  const page = pageLightbox();
  const lightbox: Lightbox = { store, close: store.close, destroy: scope.end };
  const zoomRequest = () => {
    const { items, index } = store.get();
    const item = items[index];
    const thumbnail = options.thumbnail?.(index) ?? null;
    return item && { picture: findImage(dialog), thumbnail, content: item.content, duration: FADE_MS / 2 };
  };
  const announce = createAnnouncer(scope);
  const session: Session = { scope, options, store, lightbox, dialog, announce, zoomRequest };

  // Ends run in reverse order.
  scope.defer(() => options.onClose?.());
  scope.defer(() => {
    if (page.lightbox === lightbox) page.lightbox = undefined;
  });
  const closeDialog = showDialog(session);
  scope.defer(closeDialog);
  let gestures: Gestures | undefined;
  const view = (
    <LightboxView
      options={options}
      store={store}
      zoom={zoom}
      getPlaceholder={(index) => {
        const item = set[index];
        return item && placeholderOf(options.thumbnail?.(index) ?? null, item.content);
      }}
      onZoom={() => gestures?.toggleZoom()}
      onFailed={() => announce(t('failed'))}
    />
  );
  page.lightbox = lightbox;
  draw(scope, view, host);
  // A view that cannot be drawn has ended the scope.
  if (scope.signal.aborted) return lightbox;
  followStore(session);
  emitFacts(session);
  scope.guard(async () => {
    gestures = await loadGestures(session, zoom);
  })();
  return lightbox;
}

/** Puts the dialog into the page and opens it; returns what closes and removes it. */
function showDialog({ options, store, dialog }: Session): () => void {
  const { set, title } = options;
  const openerOf = (index: number) => {
    const opener = options.returnFocusTo?.(index);
    return opener?.isConnected ? opener : undefined;
  };
  // When the item's own opener is no longer in the page, the nearest one before it in the set.
  const findOpener = () => {
    const { index } = store.get();
    return set.map((_, step) => openerOf((index - step + set.length) % set.length)).find(Boolean) ?? null;
  };
  // The direction of the gallery that it was opened from, which need not be the page's.
  const opener = openerOf(store.get().index);
  if (opener) dialog.dir = getComputedStyle(opener).direction;
  document.body.append(dialog);
  const opened = openDialog({
    dialog,
    label: title || t('title'),
    initialFocus: dialog,
    onClose: store.close,
    returnFocusTo: findOpener,
  });
  return () => {
    opened.close();
    dialog.remove();
  };
}

/** Address, keys, announcements, and the animations at both ends. */
function followStore(session: Session): void {
  const { scope, options, store, dialog, announce, zoomRequest } = session;
  let { index } = store.get();
  let fading: ReturnType<typeof setTimeout> | undefined;
  const leaveAddress = options.history ? holdAddress(store) : () => {};
  const announceImage = () => {
    if (options.set.length > 1) announce(announcementOf(store.get()));
  };
  scope.defer(leaveAddress);
  scope.defer(store.close);
  scope.defer(
    store.subscribe(() => {
      const state = store.get();
      if (!state.open) {
        leaveAddress();
        clearTimeout(fading);
        fading = fadeOut(session);
        return;
      }
      if (state.index === index) return;
      index = state.index;
      announceImage();
      options.onChange?.(index);
    }),
  );
  scope.defer(() => clearTimeout(fading));

  scope.listen(dialog, 'keydown', createKeyListener(store));
  // Not the second click of a double click that opened it.
  scope.listen(dialog, 'click', ({ target, detail }) => detail < 2 && isOverlay(target) && store.close());
  // The browser closes the dialog at a second Escape, while it fades.
  scope.listen(dialog, 'close', scope.end);

  announceImage();
  const request = zoomRequest();
  if (request && growFrom(request)) dialog.classList.add('inlay-lightbox--zooming');
  // What is drawn later appears without an animation.
  fading = setTimeout(() => dialog.classList.remove('inlay-lightbox--opening'), FADE_MS);
}

/** Tells the page when it opens, moves and closes. */
function emitFacts({ scope, store, lightbox }: Session): void {
  let { index } = store.get();
  const emit = (name: 'lightbox:opened' | 'lightbox:changed' | 'lightbox:closed') =>
    scope.emit(name, { lightbox, index });
  emit('lightbox:opened');
  scope.defer(
    store.subscribe(() => {
      if (store.get().index === index) return;
      index = store.get().index;
      emit('lightbox:changed');
    }),
  );
  scope.defer(() => emit('lightbox:closed'));
}

/** Ends the lightbox after its animation, or at once. Returns the timer. */
function fadeOut({ scope, dialog, zoomRequest }: Session): ReturnType<typeof setTimeout> | undefined {
  // When the browser has closed the dialog already, nothing is left to animate.
  if (prefersReducedMotion() || !dialog.open) {
    scope.end();
    return undefined;
  }
  dialog.classList.remove('inlay-lightbox--opening');
  dialog.classList.add('inlay-lightbox--closing');
  const request = zoomRequest();
  let isShrinking = request && shrinkInto(request);
  if (request?.thumbnail && !isShrinking) {
    // The thumbnail is outside of the window: the page scrolls, unseen, to where focus will be.
    request.thumbnail.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    isShrinking = shrinkInto(request);
  }
  if (isShrinking) dialog.classList.add('inlay-lightbox--zooming');
  return setTimeout(scope.end, isShrinking ? FADE_MS / 2 : FADE_MS);
}

/** Gestures come later, or not at all: images, keys and buttons work without them. */
async function loadGestures({ scope, options, store, dialog }: Session, zoom: WritableStore<ZoomState>) {
  const { createGestures } = await scope.load(
    'lightbox-gestures',
    () => import('./gestures/lightbox-gestures'),
  );
  const gestures = createGestures(scope, {
    dialog,
    store,
    zoom,
    loop: options.loop ?? true,
    findImage: () => findImage(dialog),
  });
  zoom.set({ isReady: true, scale: 1 });
  return gestures;
}

import type { Part } from '../core/scope';
import { prefersReducedMotion } from '../dom/reduced-motion';
import type { Announce } from '../ui/live-region/announcer';
import { holdAddress } from './address/lightbox-history';
import type { Lightbox, LightboxOptions, LightboxStore } from './lightbox.types';
import { createKeyListener } from './lightbox-keys';
import { growFrom, shrinkInto, type ZoomRequest } from './thumbnail/lightbox-thumbnail';
import { announcementOf } from './view/lightbox-messages';

/** Duration of opening and closing, in ms: half for the overlay, half for its content. */
export const FADE_MS = 600;

/** An open lightbox, for the functions that open, move and close it. */
export interface Session {
  readonly scope: Part;
  readonly options: LightboxOptions;
  readonly store: LightboxStore;
  readonly lightbox: Lightbox;
  readonly dialog: HTMLDialogElement;
  readonly announce: Announce;
  /** Zooms the shown image from or into its thumbnail. */
  readonly zoomRequest: () => ZoomRequest | undefined;
}

const isOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element && target.classList.contains('inlay-lightbox-overlay');

/** Address, keys, announcements, and the animations at both ends. */
export function followLightbox(session: Session): void {
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
  // Slides that are drawn later appear without an animation.
  fading = setTimeout(() => dialog.classList.remove('inlay-lightbox--opening'), FADE_MS);
}

/** Tells the page when it opens, moves and closes. */
export function emitFacts({ scope, store, lightbox }: Session): void {
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

import { isRtl } from '../../dom/is-rtl';
import { type Release, swipeOutcome } from '../../dom/pointer/swipe';
import { rubberBand } from '../../dom/pointer/zoom-geometry';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import type { LightboxStore } from '../lightbox.types';

const SETTLE_MS = 250;
/** Share of the window that a slow swipe must cover to step, and to close. */
const FAR_ASIDE = 0.4;
const FAR_DOWN = 0.2;

/** Moves the row of images with a finger: sideways to the neighbours, down to close. */
export function createTrack(dialog: HTMLElement, store: LightboxStore, loop: boolean) {
  const track = dialog.querySelector<HTMLElement>('.inlay-lightbox-track');
  const overlay = dialog.querySelector<HTMLElement>('.inlay-lightbox-overlay');
  if (!track || !overlay) return undefined;
  let opacity = 0;
  let finish = () => {};

  // A swipe to the left steps forward, in right-to-left text backward.
  const stepOf = (distance: number) => -Math.sign(distance) * (isRtl(dialog) ? -1 : 1);
  const canStep = (step: number) => {
    const { items, index } = store.get();
    return items.length > 1 && (loop || items[index + step] !== undefined);
  };
  const place = (x: number, y: number, ms = 0) => {
    track.style.transition = ms ? `transform ${ms}ms cubic-bezier(0.2, 0, 0.2, 1)` : 'none';
    track.style.transform = x || y ? `translate3d(${x}px, ${y}px, 0)` : '';
  };
  /** Moves the track to `x`, then calls back; at once under reduced motion. */
  const glide = (x: number, then: () => void) => {
    const ms = prefersReducedMotion() ? 0 : SETTLE_MS;
    const timer = setTimeout(() => finish(), ms);
    finish = () => {
      clearTimeout(timer);
      finish = () => {};
      then();
    };
    place(x, 0, ms);
    if (!ms) finish();
  };
  const settle = (step: number) => {
    // The neighbour is in place already, so no fade.
    dialog.classList.add('inlay-lightbox--settled');
    if (step > 0) store.next();
    else if (step < 0) store.previous();
    // Both renderers draw before or in a microtask.
    queueMicrotask(() => {
      place(0, 0);
      dialog.classList.remove('inlay-lightbox--swiping');
      // Forces a style update, so that the fade stays off.
      dialog.getBoundingClientRect();
      dialog.classList.remove('inlay-lightbox--settled');
    });
  };

  return {
    /** Ends a running animation at once, so that a new touch starts from the resting position. */
    finish: () => finish(),
    /** Moves the track by the finger's distance, sideways or down, since the touch began. */
    aside(distance: number) {
      dialog.classList.add('inlay-lightbox--swiping');
      place(canStep(stepOf(distance)) ? distance : rubberBand(distance, dialog.clientWidth / 3), 0);
    },
    down(distance: number) {
      opacity ||= Number(getComputedStyle(overlay).opacity);
      const pull = distance > 0 ? distance : rubberBand(distance, dialog.clientHeight / 4);
      place(0, pull);
      overlay.style.transition = '';
      overlay.style.opacity = `${opacity * (1 - Math.max(pull, 0) / dialog.clientHeight)}`;
    },
    releaseAside(release: Release) {
      const side = swipeOutcome(release, dialog.clientWidth, FAR_ASIDE);
      const step = side && stepOf(side);
      if (step && canStep(step)) glide(side * dialog.clientWidth, () => settle(step));
      else glide(0, () => settle(0));
    },
    releaseDown(release: Release) {
      if (swipeOutcome(release, dialog.clientHeight, FAR_DOWN) > 0) {
        store.close();
        return;
      }
      overlay.style.transition = `opacity ${SETTLE_MS}ms`;
      overlay.style.opacity = '';
      opacity = 0;
      glide(0, () => place(0, 0));
    },
  };
}

export type LightboxTrack = NonNullable<ReturnType<typeof createTrack>>;

import { swipeOutcome } from '../../dom/pointer/swipe';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import type { LightboxStore } from '../lightbox.store';
import { rubberBand } from './zoom-geometry';

const SETTLE_MS = 250;
/** Share of the window that counts as far enough to go on, and to close. */
const FAR_ASIDE = 0.4;
const FAR_DOWN = 0.2;

export interface LightboxTrack {
  /** Ends at once what still moves: a finger that comes down shall find things where they belong. */
  finish(): void;
  /** The finger has gone this far to the side, or down, since it came. */
  aside(distance: number): void;
  down(distance: number): void;
  /** px per ms. */
  releaseAside(velocity: number): void;
  releaseDown(velocity: number): void;
}

/** Moves the row of pictures under a finger: aside to the neighbours, down to close. */
export function createTrack(
  dialog: HTMLElement,
  store: LightboxStore,
  loop: boolean,
): LightboxTrack | undefined {
  const track = dialog.querySelector<HTMLElement>('.inlay-lightbox-track');
  const overlay = dialog.querySelector<HTMLElement>('.inlay-lightbox-overlay');
  if (!track || !overlay) return undefined;
  let offset = 0;
  let opacity = 0;
  let finish = () => {};

  // Towards the left is on, except for those who read from right to left.
  const stepOf = (distance: number) =>
    -Math.sign(distance) * (getComputedStyle(dialog).direction === 'rtl' ? -1 : 1);
  const canStep = (step: number) => {
    const { items, index } = store.get();
    return items.length > 1 && (loop || items[index + step] !== undefined);
  };
  const place = (x: number, y: number, ms = 0) => {
    track.style.transition = ms ? `transform ${ms}ms cubic-bezier(0.2, 0, 0.2, 1)` : 'none';
    track.style.transform = x || y ? `translate3d(${x}px, ${y}px, 0)` : '';
  };
  /** Calls back when the track has come to rest there: right away for those who want less movement. */
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
    // The neighbour is in its place already: neither the one nor the other fades now.
    dialog.classList.add('inlay-lightbox--settled');
    if (step > 0) store.next();
    else if (step < 0) store.previous();
    // Renderers draw in a microtask, at the latest.
    queueMicrotask(() => {
      place(0, 0);
      dialog.classList.remove('inlay-lightbox--swiping');
      // Measuring makes the browser take note, so that nothing is left to fade.
      dialog.getBoundingClientRect();
      dialog.classList.remove('inlay-lightbox--settled');
    });
  };

  return {
    finish: () => finish(),
    aside(distance) {
      dialog.classList.add('inlay-lightbox--swiping');
      offset = distance;
      place(canStep(stepOf(distance)) ? distance : rubberBand(distance, dialog.clientWidth / 3), 0);
    },
    down(distance) {
      opacity ||= Number(getComputedStyle(overlay).opacity);
      offset = distance;
      const pull = distance > 0 ? distance : rubberBand(distance, dialog.clientHeight / 4);
      place(0, pull);
      overlay.style.transition = '';
      overlay.style.opacity = `${opacity * (1 - Math.max(pull, 0) / dialog.clientHeight)}`;
    },
    releaseAside(velocity) {
      const way = swipeOutcome({ distance: offset, velocity, far: dialog.clientWidth * FAR_ASIDE });
      const step = way && stepOf(way);
      if (step && canStep(step)) glide(way * dialog.clientWidth, () => settle(step));
      else glide(0, () => settle(0));
    },
    releaseDown(velocity) {
      if (swipeOutcome({ distance: offset, velocity, far: dialog.clientHeight * FAR_DOWN }) > 0) {
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

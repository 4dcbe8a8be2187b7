import type { WritableStore } from '../../store/store';
import type { LightboxStore } from '../lightbox.types';

/** The parts of an open lightbox that gestures move. */
export interface GestureHost {
  readonly dialog: HTMLElement;
  readonly store: LightboxStore;
  /** How much the image is enlarged. */
  readonly zoom: WritableStore<number>;
  readonly loop: boolean;
  readonly findImage: () => HTMLImageElement | null;
}

/** Elements with their own gestures or clicks. A swipe may begin on the arrows, which lie where thumbs are. */
const OWN_GESTURES =
  'button:not(.inlay-lightbox-button-previous,.inlay-lightbox-button-next),a,input,video,audio,iframe,.inlay-lightbox-caption,.inlay-lightbox-thumbnails';

export const hasOwnGestures = (target: EventTarget | null): boolean =>
  !(target instanceof Element) || target.closest(OWN_GESTURES) !== null;

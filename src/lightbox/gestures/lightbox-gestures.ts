// @chunk unlisted

import type { GestureHost } from './gesture-host';
import { createImageZoom } from './image-zoom';
import { createTrack } from './lightbox-track';
import { createPointerGestures } from './pointer-gestures';
import { createZoomControls } from './zoom-controls';

export interface Gestures {
  toggleZoom(): void;
  destroy(): void;
}

/**
 * Gestures, wheel and zoom keys of an open lightbox. Everything that takes a gesture can also be done with a button or a
 * key.
 */
export function createGestures(host: GestureHost): Gestures {
  const { dialog, store, loop } = host;
  const image = createImageZoom(host);
  const track = createTrack(dialog, store, loop);
  const pointers = createPointerGestures(host, image, track);
  const controls = createZoomControls(host, image);
  const listeners = new AbortController();
  const { signal } = listeners;

  dialog.addEventListener('pointerdown', pointers.down, { signal });
  dialog.addEventListener('pointermove', pointers.move, { signal });
  dialog.addEventListener('pointerup', pointers.up, { signal });
  dialog.addEventListener('pointercancel', pointers.up, { signal });
  dialog.addEventListener('wheel', controls.wheel, { signal, passive: false });
  // In the capture phase, before the arrow keys that step through the set.
  dialog.addEventListener('keydown', controls.keydown, { signal, capture: true });
  let { position } = store.get();
  const unsubscribe = store.subscribe(() => {
    const state = store.get();
    if (state.position === position) return;
    position = state.position;
    track?.finish();
    image.reset();
  });

  return {
    toggleZoom: () => image.toggle(),
    destroy() {
      unsubscribe();
      listeners.abort();
    },
  };
}

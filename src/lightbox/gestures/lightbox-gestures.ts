import type { Scope } from '../../core/scope';
import type { GestureHost } from './gesture-host';
import { createImageZoom } from './image-zoom';
import { createTrack } from './lightbox-track';
import { createPointerGestures } from './pointer-gestures';
import { createZoomControls } from './zoom-controls';

export interface Gestures {
  toggleZoom(): void;
}

/**
 * Gestures, wheel and zoom keys of an open lightbox. Everything that takes a gesture can also be done with a button or a
 * key.
 */
export function createGestures(scope: Scope, host: GestureHost): Gestures {
  const { dialog, store, loop } = host;
  const image = createImageZoom(host);
  const track = createTrack(dialog, store, loop);
  const pointers = createPointerGestures(host, image, track);
  const controls = createZoomControls(host, image);

  scope.listen(dialog, 'pointerdown', pointers.down);
  scope.listen(dialog, 'pointermove', pointers.move);
  scope.listen(dialog, 'pointerup', pointers.up);
  scope.listen(dialog, 'pointercancel', pointers.up);
  scope.listen(dialog, 'wheel', controls.wheel, { passive: false });
  // In the capture phase, before the arrow keys that step through the set.
  scope.listen(dialog, 'keydown', controls.keydown, { capture: true });
  let { position } = store.get();
  scope.defer(
    store.subscribe(() => {
      const state = store.get();
      if (state.position === position) return;
      position = state.position;
      track?.finish();
      image.reset();
    }),
  );
  return { toggleZoom: () => image.toggle() };
}

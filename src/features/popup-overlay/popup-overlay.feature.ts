import { showsOverlays } from '../../context/shows-overlays';
import { lazyFeature } from '../../core/entry/lazy-feature';
import { number } from '../../data/shape';
import { PopupStyle } from '../../vocabulary/popup-styles';

/** Asks for a sign-up, or shows a message, over the page: once, after a time or some scrolling. */
export const popupOverlay = lazyFeature({
  name: 'popup-overlay',
  isWanted: ({ context }) =>
    showsOverlays(context) &&
    number()(context.websiteSettings.popupOverlaySettings?.style) === PopupStyle.show,
  startOn: 'popup:show',
  load: () => import('./popup-overlay.mount'),
});

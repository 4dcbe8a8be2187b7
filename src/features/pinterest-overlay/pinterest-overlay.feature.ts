import { lazyFeature } from '../../core/entry/lazy-feature';

/** A link on pictures to keep them at Pinterest. */
export const pinterestOverlay = lazyFeature({
  name: 'pinterest-overlay',
  isWanted: ({ context }) => context.websiteSettings.pinterestOverlayOptions.mode.startsWith('enabled'),
  load: () => import('./pinterest-overlay.mount'),
});

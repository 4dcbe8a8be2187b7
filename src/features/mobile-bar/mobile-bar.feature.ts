import { showsOverlays } from '../../context/shows-overlays';
import { lazyFeature } from '../../core/entry/lazy-feature';
import { flag } from '../../data/shape';

/** Phone, email, map and opening hours, at the foot of small windows. */
export const mobileBar = lazyFeature({
  name: 'mobile-bar',
  isWanted: ({ context }) =>
    showsOverlays(context) &&
    Object.values(context.websiteSettings.mobileInfoBarSettings ?? {}).some((value) => flag()(value)),
  load: () => import('./mobile-bar.mount'),
});

import { lazyFeature } from '../../core/lazy-feature';

/** Call, write, find the way, opening hours: at the foot of small windows. */
export const mobileBar = lazyFeature({
  name: 'mobile-bar',
  isWanted: ({ context }) =>
    Object.values(context.websiteSettings.mobileInfoBarSettings ?? {}).includes(true),
  load: () => import('./mobile-bar.mount'),
});

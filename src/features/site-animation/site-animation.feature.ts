import { isThemeRunning } from '../../context/driven-by-theme';
import { lazyFeature } from '../../core/entry/lazy-feature';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { animationOf } from './animation-classes';

/** Texts, pictures and buttons that come into view with the animation that the site's owner has chosen for all pages. */
export const siteAnimation = lazyFeature({
  name: 'site-animation',
  isWanted: () => animationOf(document.body.classList) && !prefersReducedMotion() && !isThemeRunning(),
  load: () => import('./site-animation.mount'),
});

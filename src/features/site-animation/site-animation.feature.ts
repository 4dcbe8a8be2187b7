import { isThemeRunning } from '../../context/driven-by-theme';
import { lazyFeature } from '../../core/entry/lazy-feature';
import { findAll } from '../../dom/find-all';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { animationOf } from './animation-classes';

/** Under reduced motion, only where the server has sent something hidden. */
function isWanted(): boolean {
  const animation = animationOf(document.body.classList);
  if (!animation || isThemeRunning()) return false;
  return !prefersReducedMotion() || findAll(document, `.${animation.before}`).length > 0;
}

/** Texts, pictures and buttons that come into view with the animation that the site's owner has chosen for all pages. */
export const siteAnimation = lazyFeature({
  name: 'site-animation',
  isWanted,
  load: () => import('./site-animation.mount'),
});

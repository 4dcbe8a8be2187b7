import type { SiteContext } from '../../context/context';
import { isDrivenByTheme, isThemeRunning } from '../../context/driven-by-theme';
import { animationOf, type SiteAnimation } from '../../context/page-facts';
import { hasThemeScript, whenThemeHasRun } from '../../context/theme-scripts';
import type { Scope } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { oneOf } from '../../data/shape';
import { findAll } from '../../dom/find-all';
import { whenPrinted } from '../../dom/printing';

// Pictures and quotes may have their own animation; what is in a header is there from the start.
const ANIMATED =
  '[data-animation-role]:not([data-animation-role=header-element],[data-animation-role=image][data-animation-override],[data-animation-role=quote][data-animation-override])';
const TWEAK = 'tweak-global-animations-animation-';
const CURVES = ['ease', 'linear', 'ease-in', 'ease-out', 'ease-in-out'] as const;
const DURATION = '0.6s';
const DELAY = '0.1s';

const readCurve = oneOf(CURVES, 'ease');

/** A time of the site's style editor, or the usual one. */
const timeOf = (value: unknown, usual: string): string =>
  typeof value === 'string' && /^\d*\.?\d+m?s$/.test(value) ? value : usual;

function readTransition(tweaks: SiteContext['tweakJSON']): Readonly<Record<string, string>> {
  return {
    'transition-timing-function': readCurve(tweaks?.[`${TWEAK}curve`]),
    'transition-duration': timeOf(tweaks?.[`${TWEAK}duration`], DURATION),
    'transition-delay': timeOf(tweaks?.[`${TWEAK}delay`], DELAY),
  };
}

function animate(scope: Scope, { before, after }: SiteAnimation, tweaks: SiteContext['tweakJSON']): void {
  const styles = readTransition(tweaks);
  const owner = scope.owner();
  const observer = new IntersectionObserver(
    scope.guard((entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isHidden = target.classList.contains(before);
        // Only elements that have not been seen are hidden; those above were scrolled past.
        if (!isIntersecting && !isHidden && boundingClientRect.top > innerHeight)
          owner.claim(target, { classes: { [before]: true } });
        if (!isIntersecting) continue;
        observer.unobserve(target);
        if (isHidden) owner.claim(target, { classes: { [before]: true, [after]: true }, styles });
      }
    }),
  );
  const watch = (root: ParentNode = document) => {
    for (const element of findAll(root, `${ANIMATED},.${before}:not(.${after})`))
      if (!isDrivenByTheme(element)) observer.observe(element);
  };
  watch();
  scope.on('site:scan', watch);
  scope.defer(() => observer.disconnect());
}

export const unit = defineFeature({
  mount({ tweakJSON }, scope) {
    const animation = animationOf(document.body.classList);
    if (!animation) return;
    const start = scope.guard(() => {
      // A running theme animates the page itself, also elements that have no controller.
      if (scope.signal.aborted || isThemeRunning()) return;
      const moving = scope.part();
      animate(moving, animation, tweakJSON);
      // Paper shows everything, and nothing is left to be animated then.
      scope.defer(whenPrinted(moving.end));
    });
    // At once where no theme has to be waited for: what is hidden later would have been seen.
    if (hasThemeScript()) whenThemeHasRun().then(start);
    else start();
  },
});

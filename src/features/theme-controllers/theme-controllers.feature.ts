import { CONTROLLER, driverOf } from '../../context/driven-by-theme';
import { scriptsOnTheWay, THEME_SCRIPTS } from '../../context/theme-scripts';
import type { FeatureScope } from '../../core/entry/feature';
import { findAll, matches } from '../../dom/find-all';

/** A name that no theme knows. */
const INLAYS_OWN = 'inlay';

const isThemeScript = (node: Node) => node instanceof Element && matches(node, THEME_SCRIPTS);

/**
 * Keeps what Inlay drives from a theme's script that comes late: it finds its elements by `data-controller`. A script that is added to
 * the page runs after its observers have been told.
 */
function keepFromLateScripts(scope: FeatureScope): void {
  const owner = scope.owner();
  const keep = () => {
    for (const element of findAll(document, CONTROLLER))
      if (driverOf(element) === 'inlay')
        owner.claim(element, { attributes: { 'data-controller': INLAYS_OWN } });
  };
  const observer = new MutationObserver(
    scope.guard((changes: readonly MutationRecord[]) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(isThemeScript))) keep();
    }),
  );
  for (const parent of findAll(document, 'head,body')) observer.observe(parent, { childList: true });
  scope.defer(() => observer.disconnect());
  scope.on('block:mounted', () => {
    if (scriptsOnTheWay().length) keep();
  });
}

export function themeControllers(scope: FeatureScope): void {
  keepFromLateScripts(scope);
}

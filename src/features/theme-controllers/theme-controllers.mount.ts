import { CONTROLLER, isTaken } from '../../context/driven-by-theme';
import { isThemeScript, scriptsOnTheWay } from '../../context/theme-scripts';
import type { FeatureScope } from '../../core/entry/site-services';
import { defineFeature } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { listControllers } from './list-controllers';

const isTheme = (node: Node) => node instanceof HTMLScriptElement && isThemeScript(node);

/** Names of controllers that no theme knows, and that selectors for parts of them (`*=`, `$=`) still find. */
const hideNames = (names: string) => names.replace(/(^|,)\s*(?!\s|inlay:)/g, '$1inlay:');

/**
 * Keeps what Inlay drives from a theme's script that comes late: it finds its elements by `data-controller`. A script that is added to
 * the page runs after its observers have been told.
 */
function keepFromLateScripts(scope: FeatureScope): void {
  const owner = scope.owner();
  const keep = () => {
    for (const element of findAll(document, CONTROLLER))
      if (isTaken(element))
        owner.claim(element, {
          attributes: { 'data-controller': hideNames(element.dataset.controller ?? '') },
        });
  };
  const keepIfLate = () => {
    if (scriptsOnTheWay().length) keep();
  };
  const observer = new MutationObserver(
    scope.guard((changes: readonly MutationRecord[]) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(isTheme))) keep();
    }),
  );
  for (const parent of findAll(document, 'head,body')) observer.observe(parent, { childList: true });
  scope.defer(() => observer.disconnect());
  scope.on('block:mounted', keepIfLate);
  keepIfLate();
}

/** Beside a theme's own script: keeps from it what Inlay drives, and lists in `inspect()` what only that script knows. */
export const unit = defineFeature({
  mount(_, scope) {
    scope.guard(listControllers)(scope);
    keepFromLateScripts(scope);
  },
});

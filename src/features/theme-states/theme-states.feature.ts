import { isDrivenByTheme, isThemeRunning } from '../../context/driven-by-theme';
import type { FeatureScope } from '../../core/entry/feature';
import { findAll, matches } from '../../dom/find-all';
import { THEME_STATES } from './theme-states';

const importRescue = () => import('./show-waiting-content');

/**
 * Writes the states that theme CSS waits for where no script of the theme is there to write them. What is still invisible when the page
 * has loaded is shown by its style alone.
 */
export function themeStates(scope: FeatureScope): void {
  const owner = scope.owner();
  const write = (root: ParentNode = document) => {
    for (const [selector, claims] of Object.entries(THEME_STATES)) {
      const elements = findAll(root, selector);
      if (root instanceof HTMLElement && matches(root, selector)) elements.push(root);
      for (const element of elements) if (!isDrivenByTheme(element)) owner.claim(element, claims);
    }
  };
  const rescue = async () => {
    if (isThemeRunning()) return;
    (await scope.load('show-waiting-content', importRescue)).showWaitingContent(scope);
  };
  write();
  scope.on('site:scan', write);
  if (document.readyState === 'complete') scope.guard(rescue)();
  else scope.listen(window, 'load', rescue);
}

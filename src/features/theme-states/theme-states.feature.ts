import { isDrivenByTheme } from '../../context/driven-by-theme';
import type { Scope } from '../../core/scope';
import { findAll, matches } from '../../dom/find-all';
import { THEME_STATES } from './theme-states';

/** Writes the states that theme CSS waits for where no script of the theme is there to write them. */
export function themeStates(scope: Scope): void {
  const owner = scope.owner();
  const write = (root: ParentNode = document) => {
    for (const [selector, claims] of Object.entries(THEME_STATES)) {
      const elements = findAll(root, selector);
      if (root instanceof HTMLElement && matches(root, selector)) elements.push(root);
      for (const element of elements) if (!isDrivenByTheme(element)) owner.claim(element, claims);
    }
  };
  write();
  scope.on('site:scan', write);
}

import { isDrivenByTheme } from '../../context/driven-by-theme';
import { defineFeature } from '../../core/unit';
import { findAll, matches } from '../../dom/find-all';
import { THEME_STATES } from './theme-states';

/** Writes the states that theme CSS waits for where no script of the theme is there to write them. */
export const unit = defineFeature({
  mount(_, scope) {
    // An owner each: an element may wait for more than one state, and a second claim of the same owner would replace the first.
    const states = Object.entries(THEME_STATES).map(([selector, claims]) => ({
      selector,
      claims,
      owner: scope.owner(),
    }));
    const write = (root: ParentNode = document) => {
      for (const { selector, claims, owner } of states) {
        const elements = findAll(root, selector);
        if (root instanceof HTMLElement && matches(root, selector)) elements.push(root);
        for (const element of elements) if (!isDrivenByTheme(element)) owner.claim(element, claims);
      }
    };
    write();
    scope.on('site:scan', write);
  },
});

import { defineFeature } from '../../core/unit';
import { findAll } from '../../dom/find-all';

/** States of the page as a whole: it runs, so that themes show it; and whether a theme styles it at all. */
export const unit = defineFeature({
  mount(_, scope) {
    const owner = scope.owner();
    for (const body of findAll(document, 'body')) {
      // Themes that animate hide header, sections and footer until then.
      const attributes: Record<string, string> = { 'data-animation-state': 'booted' };
      // Every theme positions blocks; bars have their own style sheet, which positions them.
      const probe = document.createElement('i');
      probe.className = 'sqs-block sqs-announcement-bar';
      // In the head, where nothing is drawn: beside the body a theme's rule for siblings (`* + *`) would restyle the whole page twice.
      body.previousElementSibling?.append(probe);
      if (getComputedStyle(probe).position === 'static') attributes['data-inlay-look'] = 'base';
      probe.remove();
      const missing = Object.entries(attributes).filter(([name]) => !body.hasAttribute(name));
      owner.claim(body, { attributes: Object.fromEntries(missing) });
    }
  },
});

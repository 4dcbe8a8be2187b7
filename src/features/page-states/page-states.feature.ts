import { createEarlyClaims } from '../../core/entry/early-claims';
import type { Feature } from '../../core/entry/feature';
import { findAll } from '../../dom/find-all';

/** States of the page as a whole: it runs, so that themes show it; and whether a theme styles it at all. */
export const pageStates: Feature = () => {
  const { claim, release } = createEarlyClaims();
  for (const body of findAll(document, 'body')) {
    // Themes that animate hide header, sections and footer until then.
    claim(body, { attributes: { 'data-animation-state': 'booted' } });
    // Every theme positions blocks; bars have a style sheet of their own, which positions them.
    const probe = document.createElement('i');
    probe.className = 'sqs-block sqs-announcement-bar';
    body.after(probe);
    if (getComputedStyle(probe).position === 'static') {
      claim(body, { attributes: { 'data-inlay-look': 'base' } });
    }
    probe.remove();
  }
  return release;
};

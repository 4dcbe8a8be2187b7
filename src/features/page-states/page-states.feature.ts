import type { Feature } from '../../core/feature';
import { createMarks } from '../../core/marks';

/** States of the page as a whole, from its start on: themes may show it, and whether a theme dresses it at all. */
export const pageStates: Feature = () => {
  const { body, documentElement, head } = document;
  const marks = createMarks();
  // Themes that animate keep header, sections and footer invisible until then.
  if (body.matches('[class*=global-animations]')) {
    marks.claim(body, { attributes: { 'data-animation-state': 'booted' } });
  }
  // Every theme positions blocks, and bars in a style sheet of their own. Asked in the head, where no layout rule notices.
  const probe = document.createElement('i');
  probe.className = 'sqs-block sqs-announcement-bar';
  head.append(probe);
  if (getComputedStyle(probe).position === 'static') {
    marks.claim(documentElement, { attributes: { 'data-inlay-look': 'base' } });
  }
  probe.remove();
  return marks.release;
};

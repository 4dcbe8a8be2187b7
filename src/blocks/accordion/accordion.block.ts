import type { BlockDefinition } from '../../core/block';

const DROPDOWN = '.accordion-item__dropdown';
const CLOSED = `.accordion-item:not([data-is-open="true"]) > ${DROPDOWN}:not([hidden],${DROPDOWN}--open)`;
const OPEN = { classes: { 'accordion-item__dropdown--open': true } };

export const accordion: BlockDefinition = {
  name: 'accordion',
  selector: '.sqs-block-accordion',
  // Theme CSS takes closed answers out of the page; this way a search finds them before the script comes near.
  reveal(element, owner, start) {
    for (const dropdown of element.querySelectorAll(CLOSED)) {
      owner.claim(dropdown, { attributes: { hidden: 'until-found' } });
    }
    owner.listen(element, 'beforematch', ({ target }) => {
      if (target instanceof Element && target.matches(DROPDOWN)) owner.claim(target, OPEN);
      start();
    });
  },
  // Nobody is left to open them.
  rescue(element, owner) {
    for (const dropdown of element.querySelectorAll(DROPDOWN)) owner.claim(dropdown, OPEN);
  },
  load: () => import('./accordion.mount'),
};

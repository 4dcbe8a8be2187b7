import { decideDriver } from '../../context/driven-by-theme';
import { defineFeature } from '../../core/unit';
import { findAll, findAround } from '../../dom/find-all';
import { moveNodes } from '../../dom/move-nodes';
import { SAVED_STATES, type Writer } from './saved-states';

/**
 * Puts back what the platform's scripts had written before the page was saved, so that all other code finds the page as its server had sent
 * it; `destroy` gives back what was saved. What a theme's own script has written in this very page is not touched.
 */
export const unit = defineFeature({
  mount(_, scope) {
    const move: Writer['move'] = (...nodes) => moveNodes(scope, nodes);
    const remove: Writer['remove'] = (node) => move([node, new DocumentFragment()]);
    for (const { selector, controllers, restore } of SAVED_STATES) {
      const { claim } = scope.owner();
      for (const node of findAll(document, selector)) {
        const put = scope.guard(() => restore(node, { claim, move, remove }));
        const controller =
          controllers && (findAround(node, controllers) ?? findAll(document, controllers)[0]);
        const driver = controller ? decideDriver(controller) : 'inlay';
        if (driver instanceof Promise) driver.then((name) => name === 'inlay' && put());
        else if (driver !== 'theme') put();
      }
    }
  },
});

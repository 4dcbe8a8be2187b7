import { QUICK_VIEW_BUTTON } from '../../context/page-facts';
import { defineFeature } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { isPressable, onActivate } from '../../dom/on-press';
import './quick-view.css';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** A visitor looks at a product without leaving the list. */
    'quick-view:opened': (event: { readonly productId: string }) => void;
  }
}

const NO_PRODUCT =
  'The button has no `data-id`, so it opens no quick view. Give it the id of its product in the template of the list.';

export const unit = defineFeature({
  mount(_, scope) {
    const seen = new WeakSet<Element>();
    let isOpening = false;

    const open = async (button: HTMLElement) => {
      // A second press, before the code is there, would open a second dialog.
      if (isOpening) return;
      isOpening = true;
      try {
        const { openQuickView } = await scope.load('open-quick-view', () => import('./open-quick-view'));
        openQuickView(scope, button);
      } finally {
        isOpening = false;
      }
    };

    const adopt = (root: ParentNode = document) => {
      for (const button of findAll(root, QUICK_VIEW_BUTTON)) {
        if (seen.has(button)) continue;
        seen.add(button);
        if (!button.dataset.id) {
          // Its item may be a link to the product, which stays one.
          scope.report('read', 'quick-view', NO_PRODUCT, button);
          continue;
        }
        scope.owner().claim(button, {
          attributes: {
            'aria-haspopup': 'dialog',
            ...(!isPressable(button) && { role: 'button', tabindex: '0' }),
          },
        });
        onActivate(button, scope, (event) => {
          // The whole item may be a link to the product.
          event.stopPropagation();
          return open(button);
        });
      }
    };

    adopt();
    scope.on('site:scan', adopt);
  },
});

import { defineFeature } from '../core/unit';

/**
 * Scripts that replace the page's content without loading a page. `mercury:load` is the platform's own AJAX loader; Turbo
 * keeps a clone of the page, which must be the server's HTML again before the clone is made. The back/forward cache needs
 * nothing: it restores a page as it was, and nothing starts twice.
 */
export const unit = defineFeature({
  mount(_, scope) {
    const answer = ({ type }: Event) => {
      if (type === 'turbo:before-cache') scope.inlay.destroy(document);
      else scope.inlay.scan();
    };
    for (const type of ['mercury:load', 'turbo:load', 'htmx:load', 'turbo:before-cache']) {
      // In the capture phase, where events of the document are heard as well.
      scope.listen(window, type, answer, { capture: true });
    }
  },
});

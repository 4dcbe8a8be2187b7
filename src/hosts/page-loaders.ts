import { defineFeature } from '../core/unit';

/** htmx 4 has other names of events than those before it. */
const ARRIVED = ['mercury:load', 'turbo:load', 'turbo:frame-load', 'htmx:load', 'htmx:after:swap'];
const LEAVING = 'turbo:before-cache';

/**
 * Scripts that replace the page's content without loading a page. `mercury:load` is the platform's own AJAX loader; Turbo
 * keeps a clone of the page, which must be the server's HTML again before the clone is made. The back/forward cache needs
 * nothing: it restores a page as it was, and nothing starts twice.
 */
export const unit = defineFeature({
  mount(_, scope) {
    const { body } = document;
    const answer = ({ type }: Event) => {
      if (type === LEAVING) scope.inlay.destroy(document);
      else if (document.body === body) scope.inlay.scan();
      else {
        // What features have written on the old body is gone with it.
        scope.inlay.destroy();
        void scope.inlay.init();
      }
    };
    for (const type of [...ARRIVED, LEAVING]) {
      // In the capture phase, where events of the document are heard as well.
      scope.listen(window, type, answer, { capture: true });
    }
  },
});

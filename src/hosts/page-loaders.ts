import { defineFeature } from '../core/unit';

/**
 * Scripts that replace the page's content without loading a page. `mercury:load` is the platform's own AJAX loader; Turbo
 * keeps a clone of the page, which must be the server's HTML again before the clone is made. The back/forward cache needs
 * nothing: it restores a page as it was, and nothing starts twice.
 */
export const unit = defineFeature({
  mount(_, scope) {
    const { body } = document;
    const answer = ({ type }: Event) => {
      if (document.body !== body) {
        // What features have written on the old body is gone with it.
        scope.inlay.destroy();
        scope.inlay.init();
      } else if (type === 'turbo:before-cache') scope.inlay.destroy(body);
      else scope.inlay.scan();
    };
    // htmx 4 has other names of events than those before it.
    for (const type of [
      'mercury:load',
      'turbo:load',
      'turbo:frame-load',
      'htmx:load',
      'htmx:after:swap',
      'turbo:before-cache',
    ]) {
      // In the capture phase, where events of the document are heard as well.
      scope.listen(window, type, answer, { capture: true });
    }
  },
});

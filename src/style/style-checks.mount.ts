import { defineFeature } from '../core/unit';
import { hasSiteStyles } from './has-site-styles';

/** Reports that the page's own link to `site.css` has brought nothing. Blocks run without it. */
export const unit = defineFeature({
  mount(_, scope) {
    const link = [...document.querySelectorAll('link')].find(({ href }) =>
      /\/site\.css(?:$|[?#])/.test(href),
    );
    const check = () => {
      if (link && !hasSiteStyles()) scope.bus.emit('style:failed', { chunk: 'site.css', url: link.href });
    };
    // A page has loaded only when its style sheets have loaded, or failed.
    if (document.readyState !== 'complete') scope.listen(window, 'load', check);
    else if (!link || performance.getEntriesByName(link.href).length) check();
    // A script has added it after that.
    else scope.listen(link, 'error', check);
  },
});

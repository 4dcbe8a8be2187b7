import { CHECKOUT_PATH, goToCheckout } from '../../commerce/redirects/checkout';
import { defineUnit } from '../../core/unit';
import { openOnTop } from '../../dom/open-on-top';
import { webUrl } from '../../text/links/web-url';
import { parseQuery } from '../../text/query';

/** The address of a link to this site's checkout; undefined for another site's. */
function readAddress(element: HTMLElement): URL | undefined {
  const address = webUrl(element.getAttribute('href'), location.origin);
  return address?.origin === location.origin ? address : undefined;
}

export const unit = defineUnit({
  read: readAddress,
  mount({ pathname, search }, scope, element) {
    scope.listen(element, 'click', (event) => {
      // The visitor wants another tab or window, or another script has handled the click.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented) return;
      event.preventDefault();
      if (pathname === CHECKOUT_PATH) return goToCheckout(scope);
      return openOnTop(pathname, Object.fromEntries(parseQuery(search)));
    });
  },
});

import type { Scope } from '../../core/scope';
import { unclobbered } from '../../dom/unclobbered';

/** A link or button of the site that opens the choice again. */
const SELECTOR = 'a[href$="#cookie-settings"],[data-cookie-settings]';

/** Calls back at a click on any of them, also on those that are inserted later. */
export function watchSettingsLinks(scope: Scope, onOpen: () => void): void {
  scope.listen(document, 'click', (event) => {
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof Element) || !unclobbered(target).closest(SELECTOR)) return;
    event.preventDefault();
    onOpen();
  });
}

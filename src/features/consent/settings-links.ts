import { unclobbered } from '../../dom/unclobbered';

/** A link or button of the site that opens the choice again. */
const SELECTOR = 'a[href$="#cookie-settings"],[data-cookie-settings]';

/** Calls back at a click on any of them, also those that come into the page later. Returns the undo. */
export function watchSettingsLinks(onOpen: () => void): () => void {
  const open = (event: MouseEvent) => {
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof Element) || !unclobbered(target).closest(SELECTOR)) return;
    event.preventDefault();
    onOpen();
  };
  document.addEventListener('click', open);
  return () => document.removeEventListener('click', open);
}

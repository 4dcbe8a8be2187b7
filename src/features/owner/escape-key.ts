import { findAround } from '../../dom/find-all';
import { OWN_SCROLL_KEYS } from '../../dom/own-interaction';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** Escape was pressed, and nothing open has used it. */
    'owner:escape': (key: { readonly withShift: boolean }) => void;
  }
}

/** What the browser or another script closes on Escape. Inlay's own dialogs and flyouts prevent the default of the key. */
const OPEN = [
  'dialog:modal',
  '[popover]:popover-open',
  '[aria-haspopup][aria-expanded="true"]',
  // Menus and folders of a theme's header.
  '.header--menu-open',
  '.header-nav-folder-title[aria-expanded="true"]',
].filter(
  // Firefox before 125 has no popovers, and one unknown name spoils a list.
  (selector) => CSS.supports(`selector(${selector})`),
);

/** Whether Escape has no use but the owner's: nothing is open, and no field has the focus. */
export function isFreeEscape(event: KeyboardEvent): boolean {
  const { key, target, repeat, altKey, ctrlKey, metaKey } = event;
  if (key !== 'Escape' || event.defaultPrevented || event.isComposing) return false;
  // A key that is held has closed something already.
  if (repeat || altKey || ctrlKey || metaKey || document.fullscreenElement) return false;
  if (target instanceof Element && findAround(target, OWN_SCROLL_KEYS)) return false;
  return document.querySelector(OPEN.join()) === null;
}

import { flag, object } from '../../data/shape';
import { findAround } from '../../dom/find-all';
import { OWN_SCROLL_KEYS } from '../../dom/own-interaction';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** Escape was pressed, and nothing open has used it. */
    'owner:escape': (key: { readonly withShift: boolean }) => void;
  }
}

const readPage = object({ websiteSettings: object({ useEscapeKeyToLogin: flag() }) });

/** Checks whether Escape opens the sign-in dialog for visitors; `page` is the page's context object, unchecked. */
export const usesEscapeKey = (page: unknown): boolean => readPage(page).websiteSettings.useEscapeKeyToLogin;

/** Open dialogs of other scripts, which keep hidden ones in the page. */
const MODAL = '[aria-modal="true"]:not([aria-hidden="true"])';

/** Elements that the browser or another script closes on Escape. Inlay's own dialogs and flyouts prevent the default of the key. */
const CLOSABLE = [
  'dialog:modal',
  '[popover]:popover-open',
  '[aria-haspopup][aria-expanded="true"]',
  // Menus and folders of a theme's header.
  '.header--menu-open',
  'body:is(.is-mobile-overlay-active,.mobile-nav-open,.mobile-menu-open)',
  '.header-nav-folder-title[aria-expanded="true"]',
];

/** Checks whether something is open that Escape closes. Ask before other listeners get the key: they close it, and leave no trace. */
export function isAnythingOpen(): boolean {
  // Firefox before 125 has no popovers, and one unknown name spoils a list.
  const known = CLOSABLE.filter((selector) => CSS.supports(`selector(${selector})`));
  if (document.querySelector(known.join())) return true;
  return [...document.querySelectorAll(MODAL)].some((modal) =>
    modal.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}

/** Checks whether a press of Escape is free for the site's owner: no field has the focus, and no other code uses it. */
export function isFreeEscape(event: KeyboardEvent): boolean {
  const { key, target, repeat, altKey, ctrlKey, metaKey } = event;
  if (key !== 'Escape' || event.defaultPrevented || event.isComposing) return false;
  // A key that is held has closed something already.
  if (repeat || altKey || ctrlKey || metaKey || document.fullscreenElement) return false;
  return !(target instanceof Element && findAround(target, OWN_SCROLL_KEYS));
}

import type { PopupCloseAction } from './popup.data';

/** The reason why the popup appeared. */
export type PopupTrigger = 'time' | 'scroll';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** Shows the popup now, whatever the settings say and whether or not the visitor has closed it. */
    'popup:show': () => void;
    /** Closes the popup; counts as closed by the visitor. */
    'popup:hide': () => void;
    /** The popup waits for its trigger. */
    'popup:ready': () => void;
    /** The popup is shown; without a trigger after a request. */
    'popup:shown': (event?: { readonly trigger?: PopupTrigger | undefined }) => void;
    /** The visitor has closed the popup by its button, or dismissed it otherwise. */
    'popup:closed': (event?: { readonly action: PopupCloseAction }) => void;
  }
}

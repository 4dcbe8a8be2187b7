import { createHost } from '../dom/create-host';
import type { LightboxTheme } from './lightbox.types';

/** Duration of opening and closing, in ms: half for the overlay, half for its content. */
export const FADE_MS = 600;

/** The empty dialog, and the host in it for the view. The page's live region moves into the dialog as well. */
export function createLightboxDialog(theme: LightboxTheme): { dialog: HTMLDialogElement; host: HTMLElement } {
  const dialog = document.createElement('dialog');
  const host = createHost();
  dialog.className = `inlay-lightbox inlay-lightbox--${theme === 'light' ? 'light' : 'dark'} inlay-lightbox--opening`;
  // The dialog itself gets focus when it opens: its name is read first, and no button looks selected.
  dialog.tabIndex = -1;
  dialog.style.setProperty('--inlay-lightbox-speed', `${FADE_MS}ms`);
  dialog.append(host);
  return { dialog, host };
}

export const isOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element && target.classList.contains('inlay-lightbox-overlay');

/** The image that is shown now. */
export const findImage = (dialog: HTMLElement): HTMLImageElement | null =>
  dialog.querySelector('[data-slot="0"] .inlay-lightbox-image');

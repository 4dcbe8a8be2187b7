import type { LightboxTheme } from './lightbox.types';

/** How long it takes to come, and to go: the overlay first, then what lies on it, each takes half. */
export const FADE_MS = 600;

/** The empty dialog, and the element in it that the view is drawn into: the page's live region moves in beside that. */
export function createLightboxDialog(theme: LightboxTheme): { dialog: HTMLDialogElement; host: HTMLElement } {
  const dialog = document.createElement('dialog');
  const host = document.createElement('inlay-ui');
  dialog.className = `inlay-lightbox inlay-lightbox--${theme === 'light' ? 'light' : 'dark'} inlay-lightbox--opening`;
  // It takes focus itself when it opens: its name is read first, and no button stands out.
  dialog.tabIndex = -1;
  dialog.style.setProperty('--inlay-lightbox-speed', `${FADE_MS}ms`);
  dialog.append(host);
  return { dialog, host };
}

export const isOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element && target.classList.contains('inlay-lightbox-overlay');

/** The picture that is shown now. */
export const findImage = (dialog: HTMLElement): HTMLImageElement | null =>
  dialog.querySelector('[data-slot="0"] .inlay-lightbox-image');

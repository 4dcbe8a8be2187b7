import type { Part } from '../core/scope';
import { draw } from '../react/draw';
import { createStore } from '../store/store';
import { openDialog } from '../ui/dialog/open-dialog';
import { createAnnouncer } from '../ui/live-region/announcer';
import { pageLightbox } from './address/lightbox-address';
import { emitFacts, FADE_MS, followLightbox, type Session } from './follow-lightbox';
import { createGestures } from './gestures/lightbox-gestures';
import { createLightboxStore } from './lightbox.store';
import type { Lightbox, LightboxOptions, LightboxTheme } from './lightbox.types';
import { placeholderOf } from './thumbnail/lightbox-thumbnail';
import { LightboxView } from './view/lightbox.view';
import './view/lightbox.css';
import { createHost } from '../dom/create-host';
import { t } from './view/lightbox-messages';

/** The empty dialog, and the host in it for the view. The page's live region moves into the dialog as well. */
function createLightboxDialog(theme: LightboxTheme): { dialog: HTMLDialogElement; host: HTMLElement } {
  const dialog = document.createElement('dialog');
  const host = createHost();
  dialog.className = `inlay-lightbox inlay-lightbox--${theme === 'light' ? 'light' : 'dark'} inlay-lightbox--opening`;
  // The dialog itself gets focus when it opens: its name is read first, and no button looks selected.
  dialog.tabIndex = -1;
  dialog.style.setProperty('--inlay-lightbox-speed', `${FADE_MS}ms`);
  dialog.append(host);
  return { dialog, host };
}

const findImage = (dialog: HTMLElement): HTMLImageElement | null =>
  dialog.querySelector('[data-slot="0"] .inlay-lightbox-image');

/**
 * Shows images and videos large, over the page. It ends with its scope, and ends it when it closes. Throws for an empty set.
 * @example openLightbox(scope.part(), { set: [{ content: { type: 'image', src, alt: 'A lake' } }], history: true });
 */
export function openLightbox(scope: Part, options: LightboxOptions): Lightbox {
  const { set, currentSetIndex = 0, loop = true, theme = 'dark' } = options;
  const store = createLightboxStore({ items: set, index: currentSetIndex, loop });
  const zoom = createStore(1);
  const { dialog, host } = createLightboxDialog(theme);
  const page = pageLightbox();
  const lightbox: Lightbox = { store, close: store.close, destroy: scope.end };
  const zoomRequest = () => {
    const { items, index } = store.get();
    const item = items[index];
    const thumbnail = options.thumbnail?.(index) ?? null;
    return item && { picture: findImage(dialog), thumbnail, content: item.content, duration: FADE_MS / 2 };
  };
  const announce = createAnnouncer(scope);
  const session: Session = { scope, options, store, lightbox, dialog, announce, zoomRequest };

  // Ends run in reverse order.
  scope.defer(() => options.onClose?.());
  scope.defer(() => {
    if (page.lightbox === lightbox) page.lightbox = undefined;
  });
  const closeDialog = showDialog(session);
  scope.defer(closeDialog);
  let toggleZoom = () => {};
  const view = (
    <LightboxView
      options={options}
      store={store}
      zoom={zoom}
      getPlaceholder={(index) => {
        const item = set[index];
        return item && placeholderOf(options.thumbnail?.(index) ?? null, item.content);
      }}
      onZoom={() => toggleZoom()}
      onFailed={() => announce(t('failed'))}
    />
  );
  page.lightbox = lightbox;
  draw(scope, view, host);
  // A view that cannot be drawn has ended the scope.
  if (scope.signal.aborted) return lightbox;
  followLightbox(session);
  emitFacts(session);
  ({ toggleZoom } = createGestures(scope, { dialog, store, zoom, loop, findImage: () => findImage(dialog) }));
  return lightbox;
}

/** Puts the dialog into the page and opens it; returns what closes and removes it. */
function showDialog({ options, store, dialog }: Session): () => void {
  const { set, title } = options;
  const openerOf = (index: number) => {
    const opener = options.returnFocusTo?.(index);
    return opener?.isConnected ? opener : undefined;
  };
  // When the item's own opener is no longer in the page, the nearest one before it in the set.
  const findOpener = () => {
    const { index } = store.get();
    return set.map((_, step) => openerOf((index - step + set.length) % set.length)).find(Boolean) ?? null;
  };
  // The direction of the gallery that it was opened from, which need not be the page's.
  const opener = openerOf(store.get().index);
  if (opener) dialog.dir = getComputedStyle(opener).direction;
  document.body.append(dialog);
  const opened = openDialog({
    dialog,
    label: title || t('title'),
    initialFocus: dialog,
    onClose: store.close,
    returnFocusTo: findOpener,
  });
  return () => {
    opened.close();
    dialog.remove();
  };
}

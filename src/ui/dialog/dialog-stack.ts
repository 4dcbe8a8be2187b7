import { pageStateOf } from '../page-state';

/** Something open over the page that Escape closes. */
export interface Layer {
  readonly element: HTMLElement;
  /** Whether the page behind is out of reach meanwhile. */
  readonly isModal: boolean;
  /** The visitor wants it closed. */
  readonly requestClose: () => void;
}

export interface DialogStack {
  /** Lays one on top; returns the call that takes it away again, from wherever it then is. */
  push(layer: Layer): () => void;
  top(): Layer | undefined;
  topModal(): Layer | undefined;
  /** Calls `listener` after each change; returns its undo. */
  subscribe(listener: () => void): () => void;
}

/**
 * The layers of one page, the newest on top. Escape asks only the topmost one to close: the browser does this for
 * modal dialogs, but knows nothing of flyouts that lie between them.
 */
export function createDialogStack(document: Document): DialogStack {
  const layers: Layer[] = [];
  const listeners = new Set<() => void>();

  const closeTopmost = (event: KeyboardEvent) => {
    // A part inside (a menu, an input method) may have needed the key for itself.
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    // Otherwise the browser would close its topmost dialog as well.
    event.preventDefault();
    layers.at(-1)?.requestClose();
  };
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };

  return {
    push(layer) {
      if (!layers.length) document.addEventListener('keydown', closeTopmost);
      layers.push(layer);
      changed();
      return () => {
        const index = layers.indexOf(layer);
        if (index < 0) return;
        layers.splice(index, 1);
        if (!layers.length) document.removeEventListener('keydown', closeTopmost);
        changed();
      };
    },
    top: () => layers.at(-1),
    topModal: () => layers.findLast(({ isModal }) => isModal),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's one stack. */
export function dialogStackOf(document: Document): DialogStack {
  const state = pageStateOf(document);
  state.dialogs ??= createDialogStack(document);
  return state.dialogs;
}

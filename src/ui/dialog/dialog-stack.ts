import { isComposing } from '../../dom/is-composing';
import { onDocument } from '../on-document';

/** Something open over the page that Escape closes. */
interface Layer {
  readonly element: HTMLElement;
  /** Whether the page behind is inert meanwhile. */
  readonly isModal: boolean;
  /** Called when the visitor wants it closed. */
  readonly requestClose: () => void;
}

/** The page's layers, the newest on top. Escape closes only the topmost; browsers do this for modal dialogs, but ignore tooltips and flyouts between them. */
export function createDialogStack(document: Document) {
  const layers: Layer[] = [];
  const listeners = new Set<() => void>();

  const closeTopmost = (event: KeyboardEvent) => {
    // A control inside (a menu, an input method) may have used the key.
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    // Otherwise the browser would close its topmost dialog as well.
    event.preventDefault();
    layers.at(-1)?.requestClose();
  };
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };

  return {
    /** Puts a layer on top; returns the call that removes it, wherever it then is in the stack. */
    push(layer: Layer) {
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
    /** Calls `listener` after each change; returns its undo. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type DialogStack = ReturnType<typeof createDialogStack>;

export const dialogStackOf = (document: Document): DialogStack =>
  onDocument(document, 'dialogs', () => createDialogStack(document));

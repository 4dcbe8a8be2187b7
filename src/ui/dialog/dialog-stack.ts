import { isComposing } from '../../dom/is-composing';
import { listen } from '../../dom/listen';
import { createStore } from '../../store/store';
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
  const { get, set, subscribe } = createStore<readonly Layer[]>([]);
  const top = () => get().at(-1);
  let stopListening: (() => void) | undefined;

  const closeTopmost = (event: KeyboardEvent) => {
    // A control inside (a menu, an input method) may have used the key.
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    // Otherwise the browser would close its topmost dialog as well.
    event.preventDefault();
    top()?.requestClose();
  };

  return {
    /** Puts a layer on top; returns the call that removes it, wherever it then is in the stack. */
    push(layer: Layer) {
      if (!top()) stopListening = listen(document, 'keydown', closeTopmost);
      set([...get(), layer]);
      return () => {
        if (!get().includes(layer)) return;
        set(get().filter((other) => other !== layer));
        if (!top()) stopListening?.();
      };
    },
    top,
    topModal: () => get().findLast(({ isModal }) => isModal),
    /** Calls back after each change; returns the undo. */
    subscribe,
  };
}

export type DialogStack = ReturnType<typeof createDialogStack>;

export const dialogStackOf = (document: Document): DialogStack =>
  onDocument(document, 'dialogs', () => createDialogStack(document));

import { build } from '../../dom/build';
import { dialogStackOf } from '../dialog/dialog-stack';
import '../dialogs.css';

/** Where toasts stand, one below the other. */
export interface ToastPlace {
  add(toast: HTMLElement): void;
  remove(toast: HTMLElement): void;
}

/** In the topmost modal dialog, since nothing else can be clicked meanwhile, or else at the end of the page. */
export function createToastPlace(document: Document, label: string): ToastPlace {
  const stack = dialogStackOf(document);
  const place = build('section', { class: 'inlay-toasts', 'aria-label': label });
  let unsubscribe = () => {};
  const move = () => {
    const host = stack.topModal()?.element ?? document.body;
    if (place.parentNode !== host) host.append(place);
  };
  return {
    add(toast) {
      if (!place.isConnected) {
        unsubscribe();
        unsubscribe = stack.subscribe(move);
        move();
      }
      place.append(toast);
    },
    remove(toast) {
      toast.remove();
      if (place.childElementCount) return;
      unsubscribe();
      place.remove();
    },
  };
}

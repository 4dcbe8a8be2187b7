/** `close` by the button; `dismiss` by Escape, the back gesture or a click beside it. */
export type PopupCloseAction = 'close' | 'dismiss';

const isWithin = ({ clientX, clientY }: MouseEvent, { left, top, right, bottom }: DOMRect) =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

/** Calls back when the visitor presses and lets go beside the dialog: text selected across its edge is no click. */
export function onBackdropClick(dialog: HTMLDialogElement, callback: () => void, signal: AbortSignal): void {
  let hasStarted = false;
  // A click on the backdrop is one on the dialog itself, and so is one on its padding.
  const isOutside = (event: MouseEvent) =>
    event.target === dialog && !isWithin(event, dialog.getBoundingClientRect());
  dialog.addEventListener('pointerdown', (event) => (hasStarted = isOutside(event)), { signal });
  dialog.addEventListener('click', (event) => hasStarted && isOutside(event) && callback(), { signal });
}

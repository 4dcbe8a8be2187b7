const isWithin = ({ clientX, clientY }: MouseEvent, { left, top, right, bottom }: DOMRect) =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

/** Calls back when press and release are both outside the dialog: selecting text across its edge does not count as a click. */
export function onBackdropClick(dialog: HTMLDialogElement, callback: () => void, signal: AbortSignal): void {
  let hasStarted = false;
  // Clicks on the backdrop have the dialog as their target, and so do clicks on its padding.
  const isOutside = (event: MouseEvent) =>
    event.target === dialog && !isWithin(event, dialog.getBoundingClientRect());
  dialog.addEventListener('pointerdown', (event) => (hasStarted = isOutside(event)), { signal });
  dialog.addEventListener('click', (event) => hasStarted && isOutside(event) && callback(), { signal });
}

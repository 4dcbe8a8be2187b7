import type { Ledger } from '../../core/ledger/ledger.types';
import { build } from '../../dom/build';
import { dialogStackOf } from '../dialog/dialog-stack';
import { placeTooltip } from './place-tooltip';
import '../dialogs.css';

/** The pointer must rest; who only passes by is not interrupted. */
const SHOW_DELAY_MS = 1200;
/** The way from the element to the tooltip takes a moment. */
const LEAVE_MS = 300;

const LANDMARKS = 'dialog,main,nav,header,footer,aside,[role="main"]';

let serial = 0;

/**
 * Gives an element a tooltip: after 1.2 s under the mouse, at once for the keyboard. Escape takes it away, the pointer may
 * go onto it. It describes the element and never names it.
 * @returns the undo
 * @example const undo = attachTooltip(button, 'Opens in a new window', pageLedger);
 */
export function attachTooltip(element: HTMLElement, content: string, ledger: Ledger): () => void {
  const owner = ledger.owner('tooltip');
  const listeners = new AbortController();
  const { signal } = listeners;
  const tooltip = build(
    'div',
    { class: 'inlay-tooltip', role: 'tooltip', popover: 'manual', id: `inlay-tooltip-${++serial}` },
    content,
  );
  const stack = dialogStackOf(document);
  let pop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const place = () => {
    const { left, top } = placeTooltip(element.getBoundingClientRect(), tooltip.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: innerHeight,
    });
    tooltip.style.setProperty('left', `${left}px`);
    tooltip.style.setProperty('top', `${top}px`);
  };
  const hide = () => {
    clearTimeout(timer);
    pop?.();
    pop = undefined;
    tooltip.remove();
    owner.release();
    removeEventListener('scroll', hide, true);
  };
  const show = () => {
    clearTimeout(timer);
    if (pop || !element.isConnected) return;
    // In the same part of the page, where those who read it piece by piece come across it.
    (element.closest(LANDMARKS) ?? document.body).append(tooltip);
    // Over everything, and whatever moves an ancestor moves it not; not in Firefox before 125.
    tooltip.showPopover?.();
    // While it is there only: what refers to nothing is an error of the page.
    const describedBy = [element.getAttribute('aria-describedby'), tooltip.id].filter(Boolean).join(' ');
    owner.claim(element, { attributes: { 'aria-describedby': describedBy } });
    place();
    pop = stack.push({ element: tooltip, isModal: false, requestClose: hide });
    addEventListener('scroll', hide, { capture: true, passive: true });
  };
  const soon = (run: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };

  element.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      if (pointerType !== 'touch') soon(show, SHOW_DELAY_MS);
    },
    { signal },
  );
  element.addEventListener('pointerleave', () => soon(hide, LEAVE_MS), { signal });
  tooltip.addEventListener('pointerenter', () => clearTimeout(timer), { signal });
  tooltip.addEventListener('pointerleave', () => soon(hide, LEAVE_MS), { signal });
  element.addEventListener('focus', () => element.matches(':focus-visible') && show(), { signal });
  element.addEventListener('blur', hide, { signal });
  element.addEventListener('click', hide, { signal });
  return () => {
    listeners.abort();
    hide();
  };
}

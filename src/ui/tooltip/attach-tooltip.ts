import type { Part, Scope } from '../../core/scope';
import type { Size } from '../../dom/geometry';
import { createTimer } from '../../dom/timer';
import { dialogStackOf } from '../dialog/dialog-stack';
import './tooltip.css';

/** Pixels between the element and its tooltip. */
const OFFSET_PX = 15;
/** Pixels kept free at the edges of the window. */
const EDGE_PX = 20;

type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** A tooltip's position in the window: centred below its element, or above if there is no room; 20 px from the edges where it fits. */
export function placeTooltip(anchor: Rect, tooltip: Size, view: Size) {
  const below = anchor.top + anchor.height + OFFSET_PX;
  const above = anchor.top - OFFSET_PX - tooltip.height;
  const hasRoomBelow = below + tooltip.height <= view.height - EDGE_PX;
  const centred = anchor.left + anchor.width / 2 - tooltip.width / 2;
  const latest = view.width - EDGE_PX - tooltip.width;
  return {
    left: Math.max(EDGE_PX, Math.min(centred, latest)),
    top: hasRoomBelow || above < EDGE_PX ? below : above,
  };
}

/** The pointer must rest: passing over the element shows nothing. */
const SHOW_DELAY_MS = 1200;
/** Time to move the pointer from the element onto the tooltip. */
const LEAVE_MS = 300;
const LANDMARKS = 'dialog,main,nav,header,footer,aside,[role="main"]';

let serial = 0;

function createTooltip(content: string): HTMLElement {
  const tooltip = document.createElement('div');
  tooltip.className = 'inlay-own inlay-tooltip';
  tooltip.id = `inlay-tooltip-${++serial}`;
  tooltip.role = 'tooltip';
  tooltip.setAttribute('popover', 'manual');
  tooltip.textContent = content;
  return tooltip;
}

function place(tooltip: HTMLElement, element: Element): void {
  const { left, top } = placeTooltip(element.getBoundingClientRect(), tooltip.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: innerHeight,
  });
  tooltip.style.setProperty('--_left', `${left}px`);
  tooltip.style.setProperty('--_top', `${top}px`);
}

/**
 * Gives an element a tooltip: after 1.2 s under the mouse, at once for the keyboard. Escape hides it. It describes the element and never names it.
 * @example attachTooltip(scope, button, 'Opens in a new window');
 */
export function attachTooltip(scope: Scope, element: HTMLElement, content: string): void {
  const tooltip = createTooltip(content);
  const stack = dialogStackOf(document);
  const timer = createTimer(scope);
  let shown: Part | undefined;

  const hide = () => {
    timer.stop();
    shown?.end();
    shown = undefined;
  };
  const show = () => {
    timer.stop();
    if (shown || !element.isConnected) return;
    shown = scope.part();
    const owner = shown.owner();
    // In the same landmark, where screen readers that read the page piece by piece find it.
    owner.insert(tooltip, element.closest(LANDMARKS) ?? document.body);
    // In the top layer no ancestor's transform moves it; Firefox before 125 has no popovers.
    tooltip.showPopover?.();
    // Only while it is shown: a reference to a missing element is an error of the page.
    const describedBy = [element.getAttribute('aria-describedby'), tooltip.id].filter(Boolean).join(' ');
    owner.claim(element, { attributes: { 'aria-describedby': describedBy } });
    place(tooltip, element);
    shown.defer(stack.push({ element: tooltip, isModal: false, requestClose: hide }));
    shown.listen(window, 'scroll', hide, { capture: true, passive: true });
  };

  scope.listen(element, 'pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') timer.start(SHOW_DELAY_MS, show);
  });
  scope.listen(element, 'pointerleave', () => timer.start(LEAVE_MS, hide));
  scope.listen(tooltip, 'pointerenter', timer.stop);
  scope.listen(tooltip, 'pointerleave', () => timer.start(LEAVE_MS, hide));
  scope.listen(element, 'focus', () => element.matches(':focus-visible') && show());
  scope.listen(element, 'blur', hide);
  scope.listen(element, 'click', hide);
}

import { tabbable } from 'tabbable';
import { unclobbered } from '../../dom/unclobbered';
import { dialogStackOf } from './dialog-stack';

const isReachable = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

/** Remembers focus. The returned call moves it to `preferred`, to where it was, or to the first focusable element nearby, not to the top of the page. */
export function rememberFocus(document: Document): (preferred?: Element | null) => void {
  const before = document.activeElement;
  const around: Element[] = [];
  for (let element = before?.parentElement; element; element = unclobbered(element).parentElement)
    around.push(element);
  return (preferred) => {
    for (const target of [preferred, before]) {
      if (!isReachable(target)) continue;
      target.focus();
      if (document.activeElement === target) return;
    }
    // Nothing had focus before, so nothing needs it now.
    if (!isReachable(preferred) && (!before || before === document.body)) return;
    const place =
      dialogStackOf(document).topModal()?.element ??
      around.find(isReachable) ??
      document.querySelector('main,[role="main"]');
    if (place) tabbable(place)[0]?.focus();
  };
}

import { swallowClick } from './no-click';

/** A mouse that drags there presses or opens something, or takes the link along. */
const NOT_TEXT = 'a[href],button,summary,[role="button"],[role="link"]';

/** Checks whether a press is on a text that a mouse would select. Between its lines counts, beside them does not. */
function isOnText({ target, clientX, clientY }: PointerEvent): boolean {
  if (!(target instanceof Element) || target.closest(NOT_TEXT)) return false;
  // Safari before 18.4 knows only the prefixed name.
  const { userSelect, webkitUserSelect } = getComputedStyle(target);
  if ((userSelect || webkitUserSelect) === 'none') return false;
  const range = document.createRange();
  return [...target.childNodes].some((node) => {
    if (!(node instanceof Text) || !node.data.trim()) return false;
    range.selectNode(node);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  });
}

/**
 * Checks whether a press of a mouse begins to select a text, which then is no drag of what the text is in. The click that ends a selection is
 * swallowed: it would step, or open something.
 */
export function startsSelection(down: PointerEvent): boolean {
  if (down.pointerType !== 'mouse' || !isOnText(down)) return false;
  const end = () => {
    if (getSelection()?.isCollapsed === false) swallowClick();
  };
  addEventListener('pointerup', end, { once: true });
  return true;
}

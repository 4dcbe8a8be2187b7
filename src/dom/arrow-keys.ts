/** Between two steps while an arrow key is held down. */
const ARROW_THROTTLE_MS = 200;

/** Fields in which arrow keys move a caret or a choice, players, and ARIA widgets that move through their parts with them. */
const OWN_ARROW_KEYS = [
  'input:not([type="button"],[type="submit"],[type="reset"],[type="image"],[type="checkbox"],[type="file"])',
  'textarea,select,video,audio,iframe,embed,object',
  '[contenteditable]:not([contenteditable="false"])',
  ...[
    'application combobox grid gridcell listbox menu menubar menuitem menuitemcheckbox menuitemradio option radio radiogroup',
    'scrollbar searchbox slider spinbutton tab tablist textbox toolbar tree treegrid treeitem',
  ]
    .join(' ')
    .split(' ')
    .map((role) => `[role="${role}"]`),
  // A splitter; one without a tab stop is only a line.
  '[role="separator"][tabindex]',
].join();

/** Whether arrow keys mean something there already, or the target is nothing that keys go to. */
export const hasOwnArrowKeys = (target: EventTarget | null): boolean =>
  !(target instanceof Element) || target.closest(OWN_ARROW_KEYS) !== null;

/** Says of each press of an arrow key whether it counts: of a key that is held down, one in 200 ms. */
export function createArrowThrottle(): (event: Pick<KeyboardEvent, 'repeat' | 'timeStamp'>) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return ({ repeat, timeStamp }) => {
    if (repeat && timeStamp - last < ARROW_THROTTLE_MS) return false;
    last = timeStamp;
    return true;
  };
}

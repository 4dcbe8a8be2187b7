// Selectors of elements that respond to a key, a click or a drag themselves. Code that adds such a response leaves them alone.

const FIELDS = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])';
const PLAYERS = 'video,audio,iframe';

/** Arrow keys move a caret, a choice or the parts of an ARIA widget there. */
export const OWN_ARROW_KEYS = [
  'input:not([type="button"],[type="submit"],[type="reset"],[type="image"],[type="checkbox"],[type="file"])',
  'textarea,select,[contenteditable]:not([contenteditable="false"])',
  `${PLAYERS},embed,object`,
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

/** Keys that would scroll the page do something else there. */
export const OWN_SCROLL_KEYS = `${FIELDS},${PLAYERS}`;

/** The space key does something else there. */
export const OWN_SPACE_KEY = `${OWN_SCROLL_KEYS},button,summary`;

/** A moving finger does not scroll there. */
export const OWN_TOUCH = 'input[type="range" i],audio,video';

/** The browser turns Enter into a click there, and on all but links Space, too. */
export const OWN_ENTER_KEY = 'a[href],button,input,summary';

/** A click does something there. */
export const OWN_CLICK = `${OWN_ENTER_KEY},label,[role="button"],[role="link"],${FIELDS},${PLAYERS}`;

/** A mouse that drags selects or moves something there. Links are not among them: the browser's link drag is prevented. */
export const OWN_DRAG = `${FIELDS},${PLAYERS},option,button,[draggable="true"]`;

import type { Claims } from '../../core/ledger/ledger.types';
import type { Part, Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import { FOCUSABLE } from '../../dom/focusable';
import { onPress } from '../../dom/on-press';
import { createTimer } from '../../dom/timer';
import { createStore } from '../../store/store';
import { dialogStackOf } from '../dialog/dialog-stack';
import { describeToggle, folderToggle, opensElsewhere } from './menu-toggle';
import { isClosed, revealingStyles } from './revealing-styles';

export interface NavFolder {
  /** Holds the title and the links: while the mouse is in it, the folder stays open. */
  readonly item: HTMLElement;
  readonly title: HTMLElement;
  readonly content: HTMLElement;
}

/** The claims that show the content of a folder; theme CSS shows it on hover. */
type ShownClaims = (content: HTMLElement) => readonly (readonly [Element, Claims])[];

/** A folder stays open so long after the mouse has left it: enough to cross a gap on the way to its links. */
const LEAVE_MS = 250;
/** Kept free between a folder and the edge of the window. */
const EDGE_PX = 4;

/** The place of the link that a key moves to; undefined for other keys. */
const nextIndex = (key: string, index: number, count: number): number | undefined =>
  ({
    ArrowDown: (index + 1) % count,
    ArrowUp: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  })[key];

/** An id that leads to this element and to no other: servers draw the navigation twice, with the same ids. */
const ownId = (element: HTMLElement, fallback: string) =>
  element.id && document.getElementById(element.id) === element ? element.id : fallback;

/**
 * Folders of a navigation, by the disclosure pattern: opened by mouse, tap, Enter, Space, the down arrow or focus on their links; closed by Escape, Tab or a press outside.
 * Arrow keys move between the links. One folder is open at a time, inside the window.
 */
export function mountNavFolders(scope: Scope, folders: readonly NavFolder[], shown: ShownClaims): void {
  let closeCurrent = () => {};
  folders.forEach((folder, index) => {
    mountFolder(scope, {
      ...folder,
      id: ownId(folder.content, `${scope.id}-folder-${index}`),
      shown,
      takeOver(close) {
        if (close !== closeCurrent) closeCurrent();
        closeCurrent = close;
      },
    });
  });
}

interface MountedFolder extends NavFolder {
  readonly id: string;
  readonly shown: ShownClaims;
  /** Closes the folder that is open, and knows this one from now on. */
  readonly takeOver: (close: () => void) => void;
}

function mountFolder(scope: Scope, { item, title, content, id, shown, takeOver }: MountedFolder): void {
  const owner = scope.owner();
  /** Hides the content from theme CSS. */
  const hider = scope.owner();
  const isOpen = createStore(false);
  let opened: Part | undefined;
  /** Opened on purpose, so that the mouse may leave. */
  let isPinned = false;

  const close = () => {
    if (!opened) return;
    opened.end();
    opened = undefined;
    isPinned = false;
    // Theme CSS shows the content while the mouse is over the item.
    if (item.matches(':hover')) hider.claim(content, { styles: { display: 'none' } });
    isOpen.set(false);
  };
  const closeAndReturn = () => {
    const hasFocus = content.contains(document.activeElement);
    close();
    if (hasFocus) title.focus();
  };
  const open = () => {
    if (opened) return;
    takeOver(close);
    opened = scope.part();
    opened.defer(
      dialogStackOf(document).push({ element: content, isModal: false, requestClose: closeAndReturn }),
    );
    // A list in the flow moves what is below it: not before the press has arrived.
    opened.listen(document, 'click', ({ target }) => {
      if (target instanceof Node && !item.contains(target)) close();
    });
    hider.release();
    reveal(opened, content, shown(content));
    isOpen.set(true);
  };
  const toggle = () => {
    // A click on a folder that hovering has opened keeps it open.
    if (opened && isPinned) return close();
    open();
    isPinned = true;
  };

  owner.claim(content, { attributes: { id } });
  owner.claim(title, { attributes: { 'aria-controls': id } });
  scope.bind(title, isOpen, describeToggle(folderToggle(title)));
  onPress(title, scope, (event) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    toggle();
  });
  listenToMouse(scope, item, {
    enter: open,
    leave() {
      if (!opened) hider.release();
      else if (!isPinned && !content.contains(document.activeElement)) close();
    },
  });
  scope.listen(item, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) close();
  });
  listenToKeys(scope, { item, title, content }, () => {
    open();
    isPinned = true;
  });
}

/** Shows the content of a folder inside the window, with the claims for it. */
function reveal(part: Scope, content: HTMLElement, shown: ReturnType<ShownClaims>): void {
  const claims = new Map(shown);
  const owner = part.owner();
  for (const [element, wanted] of claims) owner.claim(element, wanted);
  // Undoes how the theme hides it.
  part.owner().claim(content, { styles: revealingStyles(content) });
  // Some themes fade in what is inside, too.
  for (const child of content.children)
    if (!claims.has(child) && getComputedStyle(child).opacity === '0')
      owner.claim(child, { styles: { opacity: '1' } });
  endMoves(content);
  keepInWindow(content, (styles) => part.owner().claim(content, { styles }));
  endMoves(content);
}

/** Arrow keys, Home and End move between the links; the down arrow leads from the title to them, and so does Tab where theme CSS only makes them invisible. */
function listenToKeys(scope: Scope, { item, title, content }: NavFolder, open: () => void): void {
  const openUnseen = () => {
    if (!content.contains(document.activeElement)) return;
    // It may still be fading out.
    endMoves(content);
    if (isClosed(content)) open();
  };
  scope.listen(content, 'focusin', openUnseen);
  openUnseen();
  scope.listen(item, 'keydown', (event) => {
    const links = findAll(content, FOCUSABLE);
    const index = links.indexOf(document.activeElement as HTMLElement);
    const isOnTitle = event.target === title;
    if (isOnTitle && event.key !== 'ArrowDown') return;
    const next = isOnTitle ? 0 : nextIndex(event.key, index, links.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    open();
    links[next]?.focus();
  });
}

/** Calls back when the mouse enters, and some time after it has left and stayed away. Touch has no hover: there a tap opens. */
function listenToMouse(
  scope: Scope,
  item: HTMLElement,
  { enter, leave }: { readonly enter: () => void; readonly leave: () => void },
): void {
  const leaving = createTimer(scope);
  scope.listen(item, 'pointerenter', ({ pointerType }) => {
    leaving.stop();
    if (pointerType === 'mouse') enter();
  });
  scope.listen(item, 'pointerleave', () => leaving.start(LEAVE_MS, leave));
}

/** Themes let content fade out before it leaves the window, so that for a while it is not yet back there when it opens. */
function endMoves(content: HTMLElement): void {
  for (const animation of content.getAnimations())
    if (animation instanceof CSSTransition && animation.transitionProperty === 'left') animation.finish();
}

/** Moves content that would leave the window back into it. */
function keepInWindow(content: HTMLElement, move: (styles: Readonly<Record<string, string>>) => void): void {
  const { left, width } = content.getBoundingClientRect();
  const lastLeft = document.documentElement.clientWidth - EDGE_PX - width;
  const wanted = Math.max(EDGE_PX, Math.min(left, lastLeft));
  if (wanted === left) return;
  const margin = Number.parseFloat(getComputedStyle(content).marginLeft) || 0;
  move({ left: `${content.offsetLeft - margin + wanted - left}px`, right: 'auto' });
}

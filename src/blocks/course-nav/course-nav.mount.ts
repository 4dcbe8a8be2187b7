import { bind } from '../../core/bind';
import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { onPress } from '../../dom/on-press';
import { watchSize } from '../../dom/watch-size';
import { createStore, type Store } from '../../store/store';
import { dialogStackOf } from '../../ui/dialog/dialog-stack';
import { Breakpoint } from '../../vocabulary/breakpoints';
import { readCourseNav } from './course-nav.data';

/** Narrower windows have the list in front of the lesson, and a line of it at their foot. */
const NARROW = `(max-width: ${Breakpoint.courseMenu}px)`;

/** Between the site's header and the button that opens a closed list. */
const BUTTON_GAP_PX = 8;

/** How far the site's header, at the top of the page, hangs over a button; the button of a closed list would cover its logo. */
function overlapWithHeader(button: HTMLElement): number {
  const header = button.ownerDocument.querySelector('header');
  const box = button.getBoundingClientRect();
  if (!header || !box.height) return 0;
  const { top, bottom, height } = header.getBoundingClientRect();
  const scrolled = getComputedStyle(header).position === 'fixed' ? 0 : scrollY;
  const isOver = height && top + scrolled < box.bottom && bottom + scrolled > box.top;
  return isOver ? Math.ceil(bottom + scrolled - box.top + BUTTON_GAP_PX) : 0;
}

/** A button that hangs on a closed list stands below the header; any other where theme CSS has it. */
function keepOffHeader(owner: LedgerOwner, button: HTMLElement, isHanging: boolean): void {
  owner.release(button);
  const overlap = isHanging ? overlapWithHeader(button) : 0;
  if (overlap) owner.claim(button, { styles: { translate: `0 ${overlap}px` } });
}

/** The side that the lesson leaves to an open panel; a panel in the flow has its own room. */
function roomForPanel(panel: HTMLElement): Readonly<Record<string, string>> {
  const { position } = getComputedStyle(panel);
  if (position !== 'fixed' && position !== 'absolute') return {};
  const isAtRight = !!panel.closest('.nav-align-right');
  return { [isAtRight ? 'margin-right' : 'margin-left']: `${panel.offsetWidth}px` };
}

/** Escape closes what is on top: a dialog first, then the panel. */
function followEscape(
  scope: Scope,
  panel: HTMLElement,
  { isOpen, close }: { readonly isOpen: Store<boolean>; readonly close: () => void },
): void {
  let layer = scope.part();
  const follow = () => {
    layer.end();
    if (!isOpen.get()) return;
    layer = scope.part();
    const requestClose = scope.guard(close);
    layer.defer(dialogStackOf(document).push({ element: panel, isModal: false, requestClose }));
  };
  scope.defer(isOpen.subscribe(scope.guard(follow)));
}

/** Opens and closes the list of lessons beside a lesson, and says how much of the course is done. */
export const unit = defineUnit({
  read: readCourseNav,
  mount({ panel, lessons, toggles, backdrop, bar, done, lesson, foot, nextButtons }, scope, element) {
    // Closed, as the server draws it: an open list would move the lesson.
    const store = createStore(false);
    const owner = scope.owner();
    const narrow = matchMedia(NARROW);
    const panelId = panel.id || `${scope.id}-lessons`;
    if (!panel.id) owner.claim(panel, { attributes: { id: panelId } });

    const progress = () =>
      done.length ? Math.round((done.filter(({ checked }) => checked).length / done.length) * 100) : 0;
    // Theme CSS moves the list only from the first press on: the state that it starts in is simply there.
    let isMoved = false;
    const show = scope.guard(() => {
      const isOpen = store.get();
      isMoved ||= isOpen;
      owner.claim(element, {
        classes: {
          'nav-closed': !isOpen,
          'nav-loading': false,
          'nav-transition': isMoved,
          'mobile-layout': narrow.matches,
        },
        styles: {
          '--vh': '100vh',
          '--mobile-nav-header-height': `${bar?.clientHeight ?? 0}`,
          ...(done.length && { '--course-item-progress': `${progress()}` }),
        },
      });
      if (lesson) owner.claim(lesson, { styles: isOpen && !narrow.matches ? roomForPanel(panel) : {} });
      const isDone = done.some((box) => box.checked && box.closest('.active'));
      for (const button of nextButtons)
        owner.claim(button, { attributes: isDone ? { 'data-is-complete': 'true' } : {} });
      for (const button of toggles) keepOffHeader(owner, button, !isOpen && !narrow.matches);
    });
    bind(scope, lessons, store, (isOpen) => ({ attributes: isOpen ? {} : { inert: '' } }));
    for (const button of toggles) {
      const ids = { 'aria-controls': panelId };
      bind(scope, button, store, (isOpen) => ({ attributes: { 'aria-expanded': String(isOpen), ...ids } }));
    }
    const toggle = (event: Event) => {
      event.preventDefault();
      store.set(!store.get());
    };
    const close = () => store.set(false);

    // Its background would cover the whole lesson.
    if (foot && getComputedStyle(foot).position === 'static')
      scope.owner().claim(foot, { styles: { position: 'relative' } });
    show();
    scope.defer(store.subscribe(show));
    scope.listen(narrow, 'change', show);
    scope.listen(element, 'change', show);
    if (bar) scope.defer(watchSize(bar, show));
    for (const button of toggles) onPress(button, scope, toggle);
    if (backdrop) scope.listen(backdrop, 'click', close);
    followEscape(scope, panel, {
      isOpen: store,
      close() {
        close();
        toggles.find((button) => button.checkVisibility())?.focus();
      },
    });
    return store;
  },
});

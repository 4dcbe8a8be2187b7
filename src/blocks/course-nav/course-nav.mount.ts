import { bind, follow } from '../../core/bind';
import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { onActivate } from '../../dom/on-press';
import { onResize } from '../../dom/watch-size';
import { createStore, type Store } from '../../store/store';
import { dialogStackOf } from '../../ui/dialog/dialog-stack';
import { Breakpoint } from '../../vocabulary/breakpoints';
import { readCourseNav } from './course-nav.data';

/** In narrower windows the list lies over the lesson, and a bar at their foot opens it. */
const NARROW = `(max-width: ${Breakpoint.courseMenu}px)`;

/** Between the site's header and the button that opens a closed list. */
const BUTTON_GAP_PX = 8;

/** How far the site's header, at the top of the page, covers a button: the button of a closed list would hide the logo. */
function overlapWithHeader(button: HTMLElement): number {
  const header = button.ownerDocument.querySelector('header');
  const box = button.getBoundingClientRect();
  if (!header || !box.height) return 0;
  const { top, bottom, height } = header.getBoundingClientRect();
  const scrolled = getComputedStyle(header).position === 'fixed' ? 0 : scrollY;
  const isOver = height && top + scrolled < box.bottom && bottom + scrolled > box.top;
  return isOver ? Math.ceil(bottom + scrolled - box.top + BUTTON_GAP_PX) : 0;
}

/** Moves the button of a closed list below the header; any other stays in the place of theme CSS. */
function keepOffHeader(owner: LedgerOwner, button: HTMLElement, isHanging: boolean): void {
  owner.release(button);
  const overlap = isHanging ? overlapWithHeader(button) : 0;
  if (overlap) owner.claim(button, { styles: { translate: `0 ${overlap}px` } });
}

/** The margin of a lesson beside an open panel; a panel in the flow needs none. */
function roomForPanel(panel: HTMLElement): Readonly<Record<string, string>> {
  const { position } = getComputedStyle(panel);
  if (position !== 'fixed' && position !== 'absolute') return {};
  const isAtRight = !!panel.closest('.nav-align-right');
  return { [isAtRight ? 'margin-right' : 'margin-left']: `${panel.offsetWidth}px` };
}

/** Escape closes the topmost layer: a dialog first, then the panel. */
function closeOnEscape(
  scope: Scope,
  element: HTMLElement,
  { isOpen, close }: { readonly isOpen: Store<boolean>; readonly close: () => void },
): void {
  let layer = scope.part();
  follow(scope, isOpen, (isOnTop) => {
    layer.end();
    if (!isOnTop) return;
    layer = scope.part();
    layer.defer(dialogStackOf(document).push({ element, isModal: false, requestClose: scope.guard(close) }));
  });
}

/** Opens and closes the list of lessons beside a lesson, and shows the progress of the course. */
export const unit = defineUnit({
  read: readCourseNav,
  mount(data, scope, element) {
    const { panel, lessons, toggles, backdrop, bar, checkboxes, lesson, foot, nextButtons } = data;
    // Closed, as the server draws it: an open list would move the lesson.
    const store = createStore(false);
    const owner = scope.owner();
    const narrow = matchMedia(NARROW);
    const panelId = panel.id || `${scope.id}-lessons`;
    if (!panel.id) owner.claim(panel, { attributes: { id: panelId } });

    const progress = () =>
      Math.round((checkboxes.filter(({ checked }) => checked).length / checkboxes.length) * 100);
    // Theme CSS animates the list only from the first press on.
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
          ...(checkboxes.length && { '--course-item-progress': `${progress()}` }),
        },
      });
      if (lesson) owner.claim(lesson, { styles: isOpen && !narrow.matches ? roomForPanel(panel) : {} });
      const isDone = checkboxes.some((box) => box.checked && box.closest('.active'));
      for (const button of nextButtons)
        owner.claim(button, { attributes: isDone ? { 'data-is-complete': 'true' } : {} });
      for (const button of toggles) keepOffHeader(owner, button, !isOpen && !narrow.matches);
    });
    bind(scope, lessons, store, (isOpen) => ({ attributes: isOpen ? {} : { inert: '' } }));
    for (const button of toggles) {
      const ids = { 'aria-controls': panelId };
      bind(scope, button, store, (isOpen) => ({ attributes: { 'aria-expanded': String(isOpen), ...ids } }));
    }
    const close = () => store.set(false);

    // Its background would cover the whole lesson.
    if (foot && getComputedStyle(foot).position === 'static')
      scope.owner().claim(foot, { styles: { position: 'relative' } });
    show();
    scope.defer(store.subscribe(show));
    scope.listen(narrow, 'change', show);
    scope.listen(element, 'change', show);
    if (bar) onResize(bar, scope, show);
    for (const button of toggles) onActivate(button, scope, () => store.set(!store.get()));
    if (backdrop) scope.listen(backdrop, 'click', close);
    closeOnEscape(scope, panel, {
      isOpen: store,
      close() {
        close();
        toggles.find((button) => button.checkVisibility())?.focus();
      },
    });
    return store;
  },
});

import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { defineUnit, fault } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { moveNodes } from '../../dom/move-nodes';
import { onActivate } from '../../dom/on-press';
import { onResize } from '../../dom/watch-size';
import { createStore, type Store } from '../../store/store';
import { dialogStackOf } from '../../ui/dialog/dialog-stack';
import { Breakpoint } from '../../vocabulary/breakpoints';
import { readFoot } from './read-foot';

export function readCourseNav(element: HTMLElement) {
  const [panel] = findAll(element, '.course-item__side-nav');
  const [lessons] = findAll(element, '.course-item__side-nav-content');
  const named = findAll(element, '[class*="course-item__side-nav-toggle-button"]');
  // Parts of a button may have a class with the same beginning: one press would open and close the list.
  const toggles = named.filter((one) => !named.some((other) => other !== one && other.contains(one)));
  if (!panel || !lessons || !toggles.length)
    return fault('The course has no list of lessons, or no button that opens it. Save the page again.');
  return {
    panel,
    lessons,
    toggles,
    /** Darkens the page behind an open panel in narrow windows; a press closes it. */
    backdrop: findAll(element, '.course-item__side-nav-mobile-backdrop')[0],
    bar: findAll(element, '.course-item__side-nav-mobile-header')[0],
    lesson: findAll(element, '.course-item__content')[0],
    foot: readFoot(element),
    nextButtons: findAll(element, '.course-item__next-lesson-button'),
    checkboxes: [...element.querySelectorAll<HTMLInputElement>('input.course-item__side-nav-checkbox')],
  };
}

/** In narrower windows the list lies over the lesson, and a bar at their foot opens it. */
const NARROW = `(max-width: ${Breakpoint.courseMenu}px)`;
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

/** Puts the foot at the end of the lesson, where themes keep a place for it, and keeps its background from covering the whole lesson. */
function placeFoot(scope: Scope, { foot, place, moves }: ReturnType<typeof readFoot>): void {
  moveNodes(scope, moves);
  const box = foot && !place?.contains(foot) ? foot : place;
  if (box && getComputedStyle(box).position === 'static')
    scope.owner().claim(box, { styles: { position: 'relative' } });
}

/** Escape closes the topmost layer: a dialog first, then the panel. */
function closeOnEscape(
  scope: Scope,
  element: HTMLElement,
  { isOpen, close }: { readonly isOpen: Store<boolean>; readonly close: () => void },
): void {
  let layer = scope.part();
  scope.follow(isOpen, (isOnTop) => {
    layer.end();
    if (!isOnTop) return;
    layer = scope.part();
    layer.defer(dialogStackOf(document).push({ element, isModal: false, requestClose: scope.guard(close) }));
  });
}

export const unit = defineUnit({
  read: readCourseNav,
  mount(data, scope, element) {
    const { panel, lessons, toggles, backdrop, bar, checkboxes, lesson, nextButtons } = data;
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
    scope.bind(lessons, store, (isOpen) => ({ attributes: isOpen ? {} : { inert: '' } }));
    for (const button of toggles) {
      const ids = { 'aria-controls': panelId };
      scope.bind(button, store, (isOpen) => ({ attributes: { 'aria-expanded': String(isOpen), ...ids } }));
    }
    const close = () => store.set(false);

    placeFoot(scope, data.foot);
    scope.follow(store, show);
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

import { bind } from '../../core/bind';
import { defineUnit } from '../../core/unit';
import { onPress } from '../../dom/on-press';
import { watchSize } from '../../dom/watch-size';
import { createStore } from '../../store/store';
import { dialogStackOf } from '../../ui/dialog/dialog-stack';
import { Breakpoint } from '../../vocabulary/breakpoints';
import { readCourseNav } from './course-nav.data';

/** Narrower windows have the list in front of the lesson, and a line of it at their foot. */
const NARROW = `(max-width: ${Breakpoint.courseMenu}px)`;

/** Opens and closes the list of lessons beside a lesson, and says how much of the course is done. */
export const unit = defineUnit({
  read: readCourseNav,
  mount({ panel, lessons, toggles, backdrop, bar, done }, scope, element) {
    // Closed, as the server draws it: an open list would move the lesson.
    const store = createStore(false);
    const owner = scope.owner();
    const narrow = matchMedia(NARROW);
    const panelId = panel.id || `${scope.id}-lessons`;
    if (!panel.id) owner.claim(panel, { attributes: { id: panelId } });

    const progress = () =>
      done.length ? Math.round((done.filter(({ checked }) => checked).length / done.length) * 100) : 0;
    const show = scope.guard(() => {
      const isOpen = store.get();
      owner.claim(element, {
        classes: { 'nav-closed': !isOpen, 'nav-loading': false, 'mobile-layout': narrow.matches },
        styles: {
          '--vh': '100vh',
          '--mobile-nav-header-height': `${bar?.clientHeight ?? 0}`,
          ...(done.length && { '--course-item-progress': `${progress()}` }),
        },
      });
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

    show();
    scope.defer(store.subscribe(show));
    scope.listen(narrow, 'change', show);
    scope.listen(element, 'change', show);
    if (bar) scope.defer(watchSize(bar, show));
    for (const button of toggles) onPress(button, scope, toggle);
    if (backdrop) scope.listen(backdrop, 'click', close);
    const closeByKey = () => {
      close();
      toggles.find((button) => button.checkVisibility())?.focus();
    };
    let layer = scope.part();
    const follow = () => {
      layer.end();
      if (!store.get()) return;
      layer = scope.part();
      // Escape closes what is on top: a dialog first.
      layer.defer(
        dialogStackOf(document).push({
          element: panel,
          isModal: false,
          requestClose: scope.guard(closeByKey),
        }),
      );
    };
    scope.defer(store.subscribe(scope.guard(follow)));
    return store;
  },
});

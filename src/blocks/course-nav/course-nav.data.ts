import { fault } from '../../core/unit';
import { findAll } from '../../dom/find-all';

/** The navigation of a lesson: a panel that slides in, with a heading and the lessons. */
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
    /** Stays in view in narrow windows. */
    bar: findAll(element, '.course-item__side-nav-mobile-header')[0],
    lesson: findAll(element, '.course-item__content')[0],
    foot: findAll(element, '.course-item__footer-container')[0],
    nextButtons: findAll(element, '.course-item__next-lesson-button'),
    checkboxes: [...element.querySelectorAll<HTMLInputElement>('input.course-item__side-nav-checkbox')],
  };
}

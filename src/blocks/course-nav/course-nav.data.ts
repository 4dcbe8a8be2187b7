import type { DataFault } from '../../core/data-fault';
import { findAll } from '../../dom/find-all';

interface CourseNavData {
  /** The panel that slides in: the lessons with their heading. */
  readonly panel: HTMLElement;
  /** The lessons: out of reach while the panel is closed. Its heading has the button that opens it. */
  readonly lessons: HTMLElement;
  readonly toggles: readonly HTMLElement[];
  /** Darkens the page behind an open panel on narrow windows; a press closes it. */
  readonly backdrop: HTMLElement | undefined;
  /** The line that stays in the window on narrow ones. */
  readonly bar: HTMLElement | undefined;
  /** The lesson, beside the panel. */
  readonly lesson: HTMLElement | undefined;
  /** Below the lesson, with a background that fills it. */
  readonly foot: HTMLElement | undefined;
  /** Lead to the next lesson; which of their words are seen depends on whether this one is done. */
  readonly nextButtons: readonly HTMLElement[];
  /** Checkboxes of lessons that are done. */
  readonly done: readonly HTMLInputElement[];
}

/** Reads the navigation of a lesson from its markup. Never throws. */
export function readCourseNav(element: HTMLElement): CourseNavData | DataFault {
  const [panel] = findAll(element, '.course-item__side-nav');
  const [lessons] = findAll(element, '.course-item__side-nav-content');
  const named = findAll(element, '[class*="course-item__side-nav-toggle-button"]');
  // Parts of a button may have a class that begins like its own: one press would open and close the list.
  const toggles = named.filter((one) => !named.some((other) => other !== one && other.contains(one)));
  if (!panel || !lessons || !toggles.length) {
    return { fault: 'The course has no list of lessons, or no button that opens it. Save the page again.' };
  }
  const boxes = findAll(element, 'input.course-item__side-nav-checkbox[type=checkbox]');
  return {
    panel,
    lessons,
    toggles,
    backdrop: findAll(element, '.course-item__side-nav-mobile-backdrop')[0],
    bar: findAll(element, '.course-item__side-nav-mobile-header')[0],
    lesson: findAll(element, '.course-item__content')[0],
    foot: findAll(element, '.course-item__footer-container')[0],
    nextButtons: findAll(element, '.course-item__next-lesson-button'),
    done: boxes.filter((box): box is HTMLInputElement => box instanceof HTMLInputElement),
  };
}

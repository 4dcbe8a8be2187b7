import type { Claims } from '../../core/ledger/ledger.types';
import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { createStore } from '../../store/store';

const ACCORDION = '.course-list__list-chapter-item-accordion';

function readCourseList(element: HTMLElement) {
  const contents = findAll(element, `${ACCORDION}-content`);
  return {
    // A disabled trigger is a heading: its chapter does not fold.
    chapters: findAll(element, `${ACCORDION}-trigger:not([disabled])`).flatMap((trigger) => {
      // The headings of chapters and their lessons alternate.
      const content = contents.find(
        (one) => trigger.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return content ? [{ trigger, content }] : [];
    }),
    checkboxes: [...element.querySelectorAll<HTMLInputElement>('input[type=checkbox]')],
    buttons: findAll(element, '.course-item__course-action-button'),
  };
}

type CourseProgress = 'none' | 'some' | 'all';

const NAMES: Readonly<Record<CourseProgress, RegExp>> = {
  none: /(?:^|[^a-z])(?:start|begin)/i,
  some: /(?:continue|resume|progress)/i,
  all: /(?:complete|finish|restart|retake|review)/i,
};

/** Chooses one of a button's texts, which theme CSS hides, by a class or an attribute that names it; otherwise the first. */
export function chooseActionText(
  texts: readonly HTMLElement[],
  progress: CourseProgress,
): HTMLElement | undefined {
  const namesOf = ({ attributes }: HTMLElement) =>
    [...attributes].map(({ name, value }) => `${name} ${value}`).join(' ');
  const names = (kind: CourseProgress) => texts.find((text) => NAMES[kind].test(namesOf(text)));
  return names(progress) ?? names('none') ?? texts[0];
}

const TEXT = 'course-item__course-action-button-text';

interface ProgressState {
  readonly percent: number;
  readonly progress: CourseProgress;
}

/** How far a course is, by its lessons, which are checked when they are done. */
export function progressOf(lessons: readonly Pick<HTMLInputElement, 'checked'>[]): ProgressState {
  const done = lessons.filter(({ checked }) => checked).length;
  return {
    percent: lessons.length ? Math.round((done / lessons.length) * 100) : 0,
    progress: !done ? 'none' : done === lessons.length ? 'all' : 'some',
  };
}

const triggerClaims = (isOpen: boolean): Claims => ({ attributes: { 'aria-expanded': `${isOpen}` } });

/** The lessons of a chapter. Theme CSS animates between their height and none. */
const contentClaims = (isOpen: boolean, heightPx: number): Claims => ({
  attributes: { 'aria-hidden': `${!isOpen}`, ...(!isOpen && { inert: '' }) },
  styles: { '--content-scroll-height': `${heightPx}px` },
});

export const unit = defineUnit({
  controllers: '[data-controller*=CourseList]',
  read: readCourseList,
  mount({ chapters, checkboxes, buttons }, scope, element) {
    const course = createStore(progressOf(checkboxes));
    scope.listen(element, 'change', () => course.set(progressOf(checkboxes)));
    scope.bind(element, course, ({ percent }) => ({
      classes: { 'course-list__initialized': true },
      styles: { '--course-list-progress': `${percent}` },
    }));
    for (const button of buttons) {
      const texts = findAll(button, `.${TEXT}`);
      for (const text of texts) {
        scope.bind(text, course, ({ progress }) => ({
          classes: { [`${TEXT}--active`]: text === chooseActionText(texts, progress) },
        }));
      }
    }

    for (const { trigger, content } of chapters) {
      const isOpen = createStore(trigger.getAttribute('aria-expanded') !== 'false');
      scope.bind(trigger, isOpen, triggerClaims);
      scope.bind(content, isOpen, (open) => contentClaims(open, content.scrollHeight));
      scope.listen(trigger, 'click', () => isOpen.set(!isOpen.get()));
    }
  },
});

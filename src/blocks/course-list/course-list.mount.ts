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

export const unit = defineUnit({
  controllers: '[data-controller*=CourseList]',
  read: readCourseList,
  mount({ chapters, checkboxes, buttons }, scope, element) {
    const owner = scope.owner();
    const show = () => {
      const checked = checkboxes.filter((box) => box.checked).length;
      const percent = checkboxes.length ? Math.round((checked / checkboxes.length) * 100) : 0;
      owner.claim(element, {
        classes: { 'course-list__initialized': true },
        styles: { '--course-list-progress': `${percent}` },
      });
      const progress = !checked ? 'none' : checked === checkboxes.length ? 'all' : 'some';
      for (const button of buttons) {
        const texts = findAll(button, `.${TEXT}`);
        const chosen = chooseActionText(texts, progress);
        for (const text of texts) owner.claim(text, { classes: { [`${TEXT}--active`]: text === chosen } });
      }
    };
    show();
    scope.listen(element, 'change', show);

    for (const { trigger, content } of chapters) {
      const isOpen = createStore(trigger.getAttribute('aria-expanded') !== 'false');
      scope.bind(trigger, isOpen, (open) => ({ attributes: { 'aria-expanded': `${open}` } }));
      scope.bind(content, isOpen, (open) => ({
        attributes: { 'aria-hidden': `${!open}`, ...(!open && { inert: '' }) },
        // Theme CSS animates between this height and none.
        styles: { '--content-scroll-height': `${content.scrollHeight}px` },
      }));
      scope.listen(trigger, 'click', () => isOpen.set(!isOpen.get()));
    }
  },
});

import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';

interface Chapter {
  readonly trigger: HTMLElement;
  readonly content: HTMLElement;
}

interface CourseListData {
  /** Chapters that fold; a trigger that the server has disabled is a heading. */
  readonly chapters: readonly Chapter[];
  /** Checkboxes of lessons that are done. */
  readonly done: readonly HTMLInputElement[];
  readonly buttons: readonly HTMLElement[];
}

const ACCORDION = '.course-list__list-chapter-item-accordion';

/** Reads the list of a course's lessons from its markup. Never throws. */
function readCourseList(element: HTMLElement): CourseListData {
  const contents = findAll(element, `${ACCORDION}-content`);
  const chapters = findAll(element, `${ACCORDION}-trigger:not([disabled])`).flatMap((trigger) => {
    // The content that follows: the headings of chapters and their lessons take turns.
    const content = contents.find(
      (one) => trigger.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return content ? [{ trigger, content }] : [];
  });
  const boxes = findAll(element, 'input[type=checkbox]');
  return {
    chapters,
    done: boxes.filter((box): box is HTMLInputElement => box instanceof HTMLInputElement),
    buttons: findAll(element, '.course-item__course-action-button'),
  };
}

type CourseProgress = 'none' | 'some' | 'all';

/** The words in the names of a button's texts, by the progress that each text is for. */
const NAMES: Readonly<Record<CourseProgress, RegExp>> = {
  none: /(?:^|[^a-z])(?:start|begin)/i,
  some: /(?:continue|resume|progress)/i,
  all: /(?:complete|finish|restart|retake|review)/i,
};

/**
 * Which of a button's texts a visitor is to read; the server writes all of them, and theme CSS hides them. Their names tell, in a class or an attribute;
 * where these say nothing, it is the first.
 */
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

/** Folds the chapters of a course, says how much of it is done, and what its button does. */
export const unit = defineUnit({
  controllers: '[data-controller*=CourseList]',
  read: readCourseList,
  mount({ chapters, done, buttons }, scope, element) {
    const owner = scope.owner();
    const show = () => {
      const checked = done.filter((box) => box.checked).length;
      const percent = done.length ? Math.round((checked / done.length) * 100) : 0;
      owner.claim(element, {
        classes: { 'course-list__initialized': true },
        styles: { '--course-list-progress': `${percent}` },
      });
      const progress = !checked ? 'none' : checked === done.length ? 'all' : 'some';
      for (const button of buttons) {
        const texts = findAll(button, `.${TEXT}`);
        const chosen = chooseActionText(texts, progress);
        for (const text of texts) owner.claim(text, { classes: { [`${TEXT}--active`]: text === chosen } });
      }
    };
    show();
    scope.listen(element, 'change', show);

    for (const { trigger, content } of chapters) {
      const folding = scope.owner();
      let isOpen = trigger.getAttribute('aria-expanded') !== 'false';
      const fold = () => {
        folding.claim(trigger, { attributes: { 'aria-expanded': `${isOpen}` } });
        folding.claim(content, {
          attributes: { 'aria-hidden': `${!isOpen}`, ...(!isOpen && { inert: '' }) },
          // Theme CSS moves between this height and none.
          styles: { '--content-scroll-height': `${content.scrollHeight}px` },
        });
      };
      fold();
      scope.listen(trigger, 'click', () => {
        isOpen = !isOpen;
        fold();
      });
    }
  },
});

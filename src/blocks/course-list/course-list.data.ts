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
export function readCourseList(element: HTMLElement): CourseListData {
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

import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { chooseActionText, readCourseList } from './course-list.data';

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

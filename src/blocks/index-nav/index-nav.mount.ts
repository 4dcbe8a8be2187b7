import { defineUnit } from '../../core/unit';
import { readIndexNav } from './index-nav.data';

/** A section is current while it crosses the middle of the window. */
const MIDDLE = '-50% 0px';

/** Marks the dot of the section that is in the window. The links themselves work without it. */
export const unit = defineUnit({
  controllers: '[data-controller*=IndexNavigation]',
  read: readIndexNav,
  mount(items, scope, nav) {
    const owner = scope.owner();
    const mark = (current: Element) => {
      for (const { link, section, hasPicture } of items) {
        const isCurrent = section === current;
        owner.claim(link, {
          classes: { active: isCurrent },
          attributes: isCurrent ? { 'aria-current': 'true' } : {},
        });
        if (isCurrent) owner.claim(nav, { classes: { overlay: hasPicture } });
      }
    };
    const observer = new IntersectionObserver(
      scope.guard((entries: IntersectionObserverEntry[]) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) mark(entered.target);
      }),
      { rootMargin: MIDDLE },
    );
    for (const { section } of items) observer.observe(section);
    scope.defer(() => observer.disconnect());
  },
});

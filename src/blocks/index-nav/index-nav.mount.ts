import { defineUnit } from '../../core/unit';
import { elementOfHash } from '../../dom/element-of-hash';
import { findAll } from '../../dom/find-all';

interface IndexNavItem {
  readonly link: HTMLAnchorElement;
  readonly section: HTMLElement;
  /** The dots lie over a picture there. */
  readonly hasPicture: boolean;
}

/** Reads the links of the dots and the sections that they lead to. Never throws; undefined: they lead nowhere. */
export function readIndexNav(nav: HTMLElement): readonly IndexNavItem[] | undefined {
  const items = findAll(nav, 'a.Index-nav-item').flatMap((link): IndexNavItem[] => {
    if (!(link instanceof HTMLAnchorElement)) return [];
    // Only the name counts: pages that were copied have another address in it.
    const section = elementOfHash(link.hash);
    return section
      ? [{ link, section, hasPicture: section.matches('.Index-page--has-image,.Index-gallery') }]
      : [];
  });
  return items.length ? items : undefined;
}

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

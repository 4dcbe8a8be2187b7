import { defineUnit } from '../../core/unit';
import { elementOfHash } from '../../dom/element-of-hash';

/** The links of the dots and their sections; undefined if there are none. */
export function readIndexNav(nav: HTMLElement) {
  const items = [...nav.querySelectorAll<HTMLAnchorElement>('a.Index-nav-item')].flatMap((link) => {
    // Only the name counts: copied pages have another address before it.
    const section = elementOfHash(link.hash);
    // The dots lie over a picture.
    const hasPicture = section?.matches('.Index-page--has-image,.Index-gallery');
    return section ? [{ link, section, hasPicture }] : [];
  });
  return items.length ? items : undefined;
}

/** A section is current while it crosses the middle of the window. */
const MIDDLE = '-50% 0px';

/** Marks the dot of the current section. The links themselves work without it. */
export const unit = defineUnit({
  controllers: '[data-controller*=IndexNavigation]',
  read: readIndexNav,
  mount(items, scope, nav) {
    const owner = scope.owner();
    const showCurrent = (current: Element) => {
      for (const { link, section, hasPicture = false } of items) {
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
        if (entered) showCurrent(entered.target);
      }),
      { rootMargin: MIDDLE },
    );
    for (const { section } of items) observer.observe(section);
    scope.defer(() => observer.disconnect());
  },
});

import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { watchSizes } from '../../dom/watch-size';

/** Everything beside each other; groups of links below each other; everything below each other. */
const LAYOUTS = [
  { isMid: false, isCompact: false },
  { isMid: true, isCompact: false },
  { isMid: true, isCompact: true },
] as const;

const widthOf = (element: Element) => element.getBoundingClientRect().width;

/** Checks whether groups of links have room in their navigation, given the widths of all. */
export const fits = (groups: readonly number[], nav: number, isMid: boolean): boolean => {
  const needed = isMid ? Math.max(...groups) : groups.reduce((sum, width) => sum + width, 0);
  // A navigation that is as wide as its groups differs from them by fractions of a pixel.
  return needed - nav < 1;
};

/** Keeps the columns of a footer in the window: theme CSS cuts off what has no room. */
export const unit = defineUnit({
  mount(footer: HTMLElement, scope) {
    const [nav] = findAll(footer, '.Footer-nav');
    if (!nav) return;
    const groups = findAll(nav, '.Footer-nav-group');
    const [owner, room] = [scope.owner(), scope.owner()];
    const choose = () => {
      // A page that is shorter while layouts are measured would scroll.
      room.claim(footer, { styles: { 'min-height': `${footer.offsetHeight}px` } });
      LAYOUTS.find(({ isMid, isCompact }) => {
        owner.claim(footer, { classes: { 'Footer--mid': isMid, 'Footer--compact': isCompact } });
        return fits(groups.map(widthOf), widthOf(nav), isMid);
      });
      room.release();
    };
    scope.defer(watchSizes([footer, ...groups], scope.guard(choose)));
  },
});

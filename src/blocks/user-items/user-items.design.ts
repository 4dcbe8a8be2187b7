import type { Design, DesignHost } from '../../gallery/gallery.types';
import { createTrack } from '../../gallery/scroll/track';

/** Milliseconds from item to item. */
const DURATION_MS = 500;

/** The classes by which themes take a button away that leads nowhere. */
const hiddenClass = (button: HTMLElement) =>
  /user-items-list-carousel__arrow-button|mobile-arrow-button|arrow-button/.exec(button.className)?.[0];

/** Items side by side, as many as `user-items.css` puts into a row; next and previous go one further. */
export function create(host: DesignHost): Design {
  const { gallery, list, slides, owner } = host;
  const { next = [], previous = [] } = gallery.attributes.elements;
  let hidden: ReadonlySet<number> = new Set();
  let isWhole = false;
  const { scroller, design } = createTrack(host, {
    alignment: 'start',
    isEndless: gallery.attributes.loop,
    duration: DURATION_MS,
    viewportClaims: { styles: { '--inlay-items-gap': String(host.options.gap) } },
    slideClaims: (index) => (hidden.has(index) ? { attributes: { 'aria-hidden': 'true' } } : {}),
    onSight(seen) {
      const now = new Set(
        slides.flatMap((slide, index) =>
          seen.has(index) || slide.contains(document.activeElement) ? [] : [index],
        ),
      );
      const changed = slides.flatMap((_, index) => (now.has(index) === hidden.has(index) ? [] : [index]));
      hidden = now;
      if (changed.length) scroller.dress(...changed);
      // Rounded up by browsers.
      isWhole = list.scrollWidth <= list.clientWidth + 1;
      showButtons();
    },
  });

  function showButtons(): void {
    const { currentIndex } = gallery.get();
    const { loop } = gallery.attributes;
    const isEnd =
      list.clientWidth > 0 && Math.abs(list.scrollLeft) >= list.scrollWidth - list.clientWidth - 1;
    const dress = (buttons: readonly HTMLElement[], isOver: boolean) => {
      for (const button of buttons) {
        const name = hiddenClass(button);
        owner.claim(button, {
          ...(isOver && { classes: name ? { [`${name}--hidden`]: true } : {} }),
          attributes: isOver ? { 'aria-disabled': 'true' } : {},
        });
      }
    };
    dress(next, isWhole || (!loop && (isEnd || currentIndex === slides.length - 1)));
    dress(previous, isWhole || (!loop && currentIndex === 0));
  }

  return design;
}

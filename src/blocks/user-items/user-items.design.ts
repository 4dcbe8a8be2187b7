import type { Claims } from '../../core/ledger/ledger.types';
import type { MovingDesign, MovingHost } from '../../gallery/model/design.types';
import { createScrollingDesign } from '../../gallery/scroll/scrolling-design';

const DURATION_MS = 500;
/** Themes hide a button by one of these classes with `--hidden` appended. */
const BUTTONS = /user-items-list-carousel__arrow-button|mobile-arrow-button|arrow-button/;

/** Items side by side, as many as `user-items.css` puts into a row; next and previous move by one item. */
export function create(host: MovingHost): MovingDesign {
  const { gallery, slides, owner } = host;
  const { loop, elements } = gallery.attributes;
  let hidden: ReadonlySet<number> = new Set();
  const { scroller, design } = createScrollingDesign(host, {
    alignment: 'start',
    isEndless: loop,
    duration: DURATION_MS,
    viewportClaims: { styles: { '--inlay-items-gap': String(host.options.gap) } },
    slideClaims: (index): Claims => (hidden.has(index) ? { attributes: { 'aria-hidden': 'true' } } : {}),
    onInView(visible) {
      const isHidden = (slide: Element, index: number) =>
        !visible.has(index) && !slide.contains(document.activeElement);
      const now = new Set(slides.flatMap((slide, index) => (isHidden(slide, index) ? [index] : [])));
      const changed = slides.flatMap((_, index) => (now.has(index) === hidden.has(index) ? [] : [index]));
      hidden = now;
      if (changed.length) scroller.reclaim(...changed);
      showButtons();
    },
  });

  /** Hides buttons without a target: at an end, or if all items are visible. */
  function showButtons(): void {
    const isStart = scroller.isAtEnd(-1);
    const isEnd = scroller.isAtEnd(1);
    const claimButtons = (buttons: readonly HTMLElement[] = [], isAtEnd: boolean) => {
      for (const button of buttons) {
        const name = isAtEnd && BUTTONS.exec(button.className)?.[0];
        owner.claim(button, {
          classes: name ? { [`${name}--hidden`]: true } : {},
          attributes: isAtEnd ? { 'aria-disabled': 'true' } : {},
        });
      }
    };
    claimButtons(elements.next, isEnd && (!loop || isStart));
    claimButtons(elements.previous, isStart && (!loop || isEnd));
  }
  gallery.on('inMotion', (isInMotion) => {
    if (!isInMotion) showButtons();
  });

  return {
    ...design,
    step: (direction) => (scroller.isAtEnd(direction) ? undefined : gallery.get().currentIndex + direction),
  };
}

import { isRtl } from '../../dom/is-rtl';
import type { MovingDesign, MovingHost } from '../../gallery/model/design.types';
import { createScrollingDesign } from '../../gallery/scroll/scrolling-design';

const DURATION_MS = 450;

/**
 * The picture that a step leads to: the next that begins after the edge of the row, or the last that begins before it. `starts`: px from
 * that edge in reading direction. Undefined past an end.
 */
export function stepInRow(starts: readonly number[], direction: 1 | -1): number | undefined {
  // Browsers round.
  const isBeside = (start: number) => start * direction > 1;
  const index = direction > 0 ? starts.findIndex(isBeside) : starts.findLastIndex(isBeside);
  return index < 0 ? undefined : index;
}

/** Pictures side by side in the widths of the theme; the current one is at the start of the row, unless the row ends before. */
export function create(host: MovingHost): MovingDesign {
  const { gallery, list, slides, scope, owner } = host;
  const { next = [], previous = [] } = gallery.attributes.elements;
  const { scroller, design } = createScrollingDesign(host, {
    alignment: 'start',
    isEndless: false,
    duration: DURATION_MS,
    onInView: () => showEnds(),
  });

  /** The last pictures share one position, so the end may come before the last of them is the current one. */
  function showEnds(): void {
    const [isStart, isEnd] = [scroller.isAtEnd(-1), scroller.isAtEnd(1)];
    const claim = (buttons: readonly HTMLElement[], isAtEnd: boolean) => {
      for (const button of buttons)
        owner.claim(button, {
          classes: {
            ...(isAtEnd && { 'sqs-disabled': true }),
            ...(isStart && isEnd && { 'sqs-gallery-controls-disabled': true }),
          },
          attributes: isAtEnd ? { 'aria-disabled': 'true' } : {},
        });
    };
    claim(previous, isStart);
    claim(next, isEnd);
  }
  gallery.on('inMotion', (isInMotion) => {
    if (!isInMotion) showEnds();
  });

  // The layout has changed with the window, the address names a variant, or the browser has kept an earlier position.
  scope.guard(async () => {
    await scroller.to(gallery.get().currentIndex, { isInstant: true });
    if (!scope.signal.aborted) showEnds();
  })();

  return {
    ...design,
    step(direction) {
      if (scroller.isAtEnd(direction)) return undefined;
      const row = list.getBoundingClientRect();
      const starts = slides.map((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return isRtl(list) ? row.right - right : left - row.left;
      });
      return stepInRow(starts, direction);
    },
  };
}

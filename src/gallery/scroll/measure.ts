import { isRtl } from '../../dom/is-rtl';
import type { Measurements } from './snap-positions';

/** Reads the sizes of one scroller when somebody needs them, all in one go, and keeps them until told that they have changed. */
export interface ScrollMeasure {
  read(): Measurements;
  /** px scrolled, in reading direction. */
  position(): number;
  /** Of `scrollLeft` and translations along the reading direction: -1 where one reads from right to left. */
  sign(): 1 | -1;
  forget(): void;
  /** Whether a slide has another size than was measured: pictures have come. Looks, so only where the page is laid out. */
  isOutdated(): boolean;
  /** What a slide stands away from where it would stand by itself, px in reading direction. */
  shiftOf: (index: number) => number;
}

export function createScrollMeasure(viewport: HTMLElement, slides: readonly HTMLElement[]): ScrollMeasure {
  let kept: Measurements | undefined;
  let direction: 1 | -1 | undefined;
  const ruler: ScrollMeasure = {
    shiftOf: () => 0,
    sign() {
      direction ??= isRtl(viewport) ? -1 : 1;
      return direction;
    },
    position: () => Math.abs(viewport.scrollLeft),
    read() {
      if (kept) return kept;
      const style = getComputedStyle(viewport);
      const box = viewport.getBoundingClientRect();
      const position = ruler.position();
      const inset = (side: string) =>
        Number.parseFloat(style.getPropertyValue(`scroll-padding-${side}`)) || 0;
      kept = {
        slides: slides.map((slide, index) => {
          const { left, right, width } = slide.getBoundingClientRect();
          const start = ruler.sign() < 0 ? box.right - right : left - box.left;
          return { start: start + position - ruler.shiftOf(index), size: width };
        }),
        viewport: viewport.clientWidth,
        content: viewport.scrollWidth,
        inset: { start: inset('inline-start'), end: inset('inline-end') },
      };
      return kept;
    },
    isOutdated: () =>
      slides.some((slide, index) => {
        const size = kept?.slides[index]?.size;
        return size !== undefined && Math.abs(slide.getBoundingClientRect().width - size) > 1;
      }),
    forget() {
      kept = undefined;
      direction = undefined;
    },
  };
  return ruler;
}

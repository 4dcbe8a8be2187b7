import { isRtl } from '../../dom/is-rtl';
import type { Measurements } from './snap-positions';

/** Reads the sizes of one scroller all at once, when they are first needed, and keeps them until `forget`. */
export interface ScrollMeasure {
  read(): Measurements;
  /** px scrolled, in reading direction. */
  position(): number;
  /** The sign of `scrollLeft` and of translations in reading direction: -1 for right-to-left text. */
  sign(): 1 | -1;
  forget(): void;
  /** Whether a slide has changed its size since it was measured, because an image has loaded. Forces layout. */
  isOutdated(): boolean;
  /** How far a slide is shifted from its own place, px in reading direction. */
  shiftOf: (index: number) => number;
}

export function createScrollMeasure(viewport: HTMLElement, slides: readonly HTMLElement[]): ScrollMeasure {
  let kept: Measurements | undefined;
  let direction: 1 | -1 | undefined;

  function readAll(): Measurements {
    const style = getComputedStyle(viewport);
    const box = viewport.getBoundingClientRect();
    const position = measure.position();
    const inset = (side: string) => Number.parseFloat(style.getPropertyValue(`scroll-padding-${side}`)) || 0;
    return {
      slides: slides.map((slide, index) => {
        const { left, right, width } = slide.getBoundingClientRect();
        const start = measure.sign() < 0 ? box.right - right : left - box.left;
        return { start: start + position - measure.shiftOf(index), size: width };
      }),
      viewport: viewport.clientWidth,
      content: viewport.scrollWidth,
      inset: { start: inset('inline-start'), end: inset('inline-end') },
    };
  }

  const measure: ScrollMeasure = {
    shiftOf: () => 0,
    sign() {
      direction ??= isRtl(viewport) ? -1 : 1;
      return direction;
    },
    position: () => Math.abs(viewport.scrollLeft),
    read() {
      kept ??= readAll();
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
  return measure;
}

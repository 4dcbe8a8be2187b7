import { drawnScale } from '../../dom/drawn-scale';
import { isRtl } from '../../dom/is-rtl';
import type { Measurements } from './snap-positions';

/** Reads the sizes of one scroller all at once, when they are first needed, and keeps them until `forget`. */
export function createScrollMeasure(viewport: HTMLElement, slides: readonly HTMLElement[]) {
  let kept: Measurements | undefined;
  let direction: 1 | -1 | undefined;

  /** The sign of `scrollLeft` and of translations in reading direction: -1 for right-to-left text. */
  function sign(): 1 | -1 {
    direction ??= isRtl(viewport) ? -1 : 1;
    return direction;
  }
  /** px scrolled, in reading direction. */
  const position = () => Math.abs(viewport.scrollLeft);

  function readAll(): Measurements {
    const style = getComputedStyle(viewport);
    const box = viewport.getBoundingClientRect();
    const scale = drawnScale(viewport, box);
    const inset = (side: string) => Number.parseFloat(style.getPropertyValue(`scroll-padding-${side}`)) || 0;
    return {
      slides: slides.map((slide, index) => {
        const { left, right, width } = slide.getBoundingClientRect();
        const start = sign() < 0 ? box.right - right : left - box.left;
        return { start: start / scale + position() - measure.shiftOf(index), size: width / scale };
      }),
      viewport: viewport.clientWidth,
      content: viewport.scrollWidth,
      inset: { start: inset('inline-start'), end: inset('inline-end') },
    };
  }

  const measure = {
    /** A slide's shift from its own place, px in reading direction. An endless track replaces it. */
    shiftOf: (_index: number) => 0,
    sign,
    position,
    read(): Measurements {
      kept ??= readAll();
      return kept;
    },
    /** Whether a slide has changed its size since it was measured, because an image has loaded. Forces layout. */
    isOutdated() {
      const scale = drawnScale(viewport);
      return slides.some((slide, index) => {
        const size = kept?.slides[index]?.size;
        return size !== undefined && Math.abs(slide.getBoundingClientRect().width / scale - size) > 1;
      });
    },
    forget() {
      kept = undefined;
      direction = undefined;
    },
  };
  return measure;
}

export type ScrollMeasure = ReturnType<typeof createScrollMeasure>;

import { isRtl } from '../../dom/is-rtl';
import { readDimensions } from '../../media/dimensions';
import type { Design, DesignHost } from '../gallery.types';
import { findTransition } from '../transitions/find-transition';
import type { Stage } from '../transitions/transition.types';

const DEFAULT_SPEED_S = 1;
const ON_TOP = '889';
const BELOW = '888';

/** Height per width of the stack, in per cent: the author's, else that of the first picture. */
function readRatio({ options, slides }: DesignHost): number | undefined {
  const given = Number(options.aspectRatio);
  if (given > 0 && Number.isFinite(given)) return given;
  for (const slide of slides) {
    const image = slide.matches('img')
      ? slide
      : slide.querySelector<HTMLElement>('img[data-image-dimensions]');
    const size = readDimensions(image?.dataset.imageDimensions);
    if (size) return (100 * size.height) / size.width;
  }
  return undefined;
}

/**
 * Slides on top of each other, of which one is seen; a transition leads from one to the next. Options: `transition`,
 * `speed` in seconds, `autoHeight`, `aspectRatio` in per cent, `clickBehavior`, and those of the transition.
 */
export function create(host: DesignHost): Design {
  const { gallery, list, slides, options, owner } = host;
  const speed = Number(options.speed ?? DEFAULT_SPEED_S);
  const ratio = options.autoHeight === false ? undefined : readRatio(host);

  const stage: Stage = {
    host,
    speed: (speed >= 0 && Number.isFinite(speed) ? speed : DEFAULT_SPEED_S) * 1000,
    isRtl: () => isRtl(list),
    place(also) {
      const current = gallery.get().currentIndex;
      slides.forEach((slide, index) => {
        const isCurrent = index === current;
        const isAlso = index === also?.index && !isCurrent;
        owner.claim(slide, {
          styles: {
            opacity: isCurrent || (isAlso && also?.opacity) ? '1' : '0',
            'z-index': isCurrent ? ON_TOP : BELOW,
            visibility: isCurrent || isAlso ? 'visible' : 'hidden',
            'pointer-events': isCurrent ? 'auto' : 'none',
            ...(slide.classList.contains('content-fill') && { overflow: 'hidden' }),
          },
        });
      });
      host.setShown(new Set([current]));
    },
  };

  const transition = findTransition(String(options.transition ?? 'fade'))(stage);
  owner.claim(list, {
    classes: {
      ...Object.fromEntries((transition.classes ?? []).map((token) => [token, true])),
      ...(ratio !== undefined && { 'sqs-gallery-design-stacked-sized': true }),
    },
    styles: {
      ...(transition.touchAction && slides.length > 1 && { 'touch-action': transition.touchAction }),
      ...(ratio !== undefined && { height: 'auto', 'aspect-ratio': `100 / ${+ratio.toFixed(4)}` }),
    },
  });
  stage.place();

  const isForward = (event: Event) => {
    const { left, width } = list.getBoundingClientRect();
    return !(event instanceof MouseEvent) || event.clientX < left + width / 2 === isRtl(list);
  };

  return {
    refresh() {},
    show: transition.show,
    clicked(_, event) {
      const behavior = options.clickBehavior ?? 'next';
      if (behavior === 'next' || (behavior === 'half' && isForward(event))) gallery.next();
      else if (behavior === 'previous' || behavior === 'half') gallery.previous();
    },
    destroy: transition.stop,
  };
}

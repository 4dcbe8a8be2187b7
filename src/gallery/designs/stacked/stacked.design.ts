// @chunk unlisted

import { isRtl } from '../../../dom/is-rtl';
import { touchAction } from '../../../dom/touch-action';
import { readDimensions } from '../../../media/image/dimensions';
import { widestImage } from '../../../media/image/widest-image';
import type { Design, DesignHost } from '../../model/gallery.types';
import { findTransition } from '../../transitions/find-transition';
import type { Stage } from '../../transitions/transition.types';
import { readStackedOptions, type StackedOptions } from './stacked.data';
import './stacked.css';

const ON_TOP = '889';
const BELOW = '888';

/** Of pictures whose size the server has not told: 3:2, as the style sheet has it before the script. */
const UNKNOWN_RATIO = 200 / 3;

/** Fingers drag a vertical stack up to this share of the window's height; beside a higher one nothing scrolls the page. */
const MAX_DRAGGED_SHARE = 0.75;

/** Height per width of the stack, in per cent: the author's, else that of the flattest picture. */
function readRatio({ aspectRatio, autoHeight }: StackedOptions, list: Element): number | undefined {
  if (!autoHeight) return undefined;
  if (aspectRatio > 0) return aspectRatio;
  const size = readDimensions(widestImage(list)?.dataset.imageDimensions);
  if (size) return (100 * size.height) / size.width;
  // Pictures that the script lays over their slides give them no height.
  return list.querySelector('img:is([data-src],[data-image])') ? UNKNOWN_RATIO : undefined;
}

/**
 * Slides on top of each other, of which one is seen; a transition leads from one to the next. Options:
 * {@link StackedOptions}.
 */
export function create(host: DesignHost): Design {
  const { gallery, list, slides, owner } = host;
  const options = readStackedOptions(host.options, (path, wanted) =>
    host.warn(`The stack's ${path} is no ${wanted}; the default is used.`),
  );
  const ratio = readRatio(options, list);

  const stage: Stage = {
    host,
    options,
    speed: Math.max(0, options.speed) * 1000,
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

  const transition = findTransition(options.transition)(stage);
  const shape = ratio === undefined ? undefined : `100 / ${+ratio.toFixed(4)}`;
  const isDragged = () =>
    slides.length > 1 &&
    (transition.dragAxis === 'x' || list.clientHeight <= innerHeight * MAX_DRAGGED_SHARE);
  const dressList = () =>
    owner.claim(list, {
      classes: {
        ...Object.fromEntries((transition.classes ?? []).map((token) => [token, true])),
        ...(shape && { 'sqs-gallery-design-stacked-sized': true }),
      },
      styles: {
        ...(isDragged() && { 'touch-action': touchAction(transition.dragAxis) }),
        ...(shape && { height: 'auto', 'aspect-ratio': shape, '--inlay-stack-ratio': shape }),
      },
    });
  dressList();
  stage.place();

  const isForward = (event: Event) => {
    const { left, width } = list.getBoundingClientRect();
    return !(event instanceof MouseEvent) || event.clientX < left + width / 2 === isRtl(list);
  };

  return {
    touchAction: transition.dragAxis === 'x' ? touchAction('x') : undefined,
    refresh: dressList,
    show: transition.show,
    clicked(_, event) {
      const { clickBehavior } = options;
      if (clickBehavior === 'next' || (clickBehavior === 'half' && isForward(event))) gallery.next();
      else if (clickBehavior !== 'none') gallery.previous();
    },
    destroy: transition.stop,
  };
}

import { isRtl } from '../../../dom/is-rtl';
import { touchAction } from '../../../dom/touch-action';
import { readDimensions } from '../../../media/image/dimensions';
import { widestImage } from '../../../media/image/widest-image';
import type { MovingDesign, MovingHost } from '../../model/design.types';
import type { Boundary } from '../../model/design-options';
import { findTransition } from '../../transitions/find-transition';
import type { Stage } from '../../transitions/transition.types';
import { readStackedOptions, type StackedSettings } from './stacked.data';
import './stacked.css';
import './stacked-print.css';

interface StackedOptions {
  /** The way from one slide to the next. Default: `fade`. */
  readonly transition?: 'fade' | 'ken-burns' | 'new-swipe' | 'scroll' | 'swipe';
  /** Seconds that a change takes; `swipe` always takes 0.28. Default: 1. */
  readonly speed?: number;
  /** Whether the height follows the width: by `aspectRatio`, else by the widest image. Default: `true`. */
  readonly autoHeight?: boolean;
  /** Height in percent of the width. Default: 0, that of the widest image. */
  readonly aspectRatio?: number;
  /** Target of a click on a slide; `half` depends on the half that was clicked. Default: `next`. */
  readonly clickBehavior?: 'next' | 'previous' | 'half' | 'none';
  /** Number of slides on each side of the current one that load their images. Default: 1. */
  readonly preloadCount?: number;
  /** For `scroll`. Fingers move vertical slides up to ¾ of the window's height; on higher ones they scroll the page. Default: `horizontal`. */
  readonly direction?: 'horizontal' | 'vertical';
  /** For `new-swipe` without `loop`: the reaction of the ends to a drag. Default: `inertial`. */
  readonly boundaries?: Boundary | { readonly start?: Boundary; readonly end?: Boundary };
  /** For `new-swipe`: the distance of snap points, a percentage of the width up to `'100%'`, or `'none'`. Default: `'100%'`. */
  readonly snapPoints?: `${number}%` | 'none';
}

declare module '../../model/design-options' {
  interface DesignOptions {
    /** Slides on top of each other, one of them visible. */
    stacked: StackedOptions;
  }
}

const ON_TOP = '889';
const BELOW = '888';
/** For images of unknown size: 3:2, as in the style sheet before the script runs. */
const UNKNOWN_RATIO = 200 / 3;
/** Fingers drag a vertical stack up to this share of the window's height. Over a higher one they must scroll the page. */
const MAX_DRAGGED_SHARE = 0.75;

/** Height of the stack in per cent of its width: from the options, else from the widest image. */
function readRatio({ aspectRatio, autoHeight }: StackedSettings, list: Element): number | undefined {
  if (!autoHeight) return undefined;
  if (aspectRatio > 0) return aspectRatio;
  const size = readDimensions(widestImage(list)?.dataset.imageDimensions);
  if (size) return (100 * size.height) / size.width;
  // Images that the script positions absolutely give their slides no height.
  return list.querySelector('img:is([data-src],[data-image])') ? UNKNOWN_RATIO : undefined;
}

/** Slides on top of each other, one of them visible; a transition leads from one to the next. */
export function create(host: MovingHost): MovingDesign {
  const { gallery, list, slides, owner } = host;
  const options = readStackedOptions(host.options, host.scope.warnShape);
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
            opacity: isCurrent || (isAlso && also.opacity) ? '1' : '0',
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
  const claimList = () =>
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
  claimList();
  stage.place();

  const isForward = (event: Event) => {
    const { left, width } = list.getBoundingClientRect();
    return !(event instanceof MouseEvent) || event.clientX < left + width / 2 === isRtl(list);
  };

  return {
    touchAction: transition.dragAxis === 'x' ? touchAction('x') : undefined,
    refresh: claimList,
    show: transition.show,
    clicked(_, event) {
      const { clickBehavior } = options;
      if (clickBehavior === 'next' || (clickBehavior === 'half' && isForward(event))) gallery.next();
      else if (clickBehavior !== 'none') gallery.previous();
    },
  };
}

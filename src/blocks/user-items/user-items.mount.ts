import './user-items.css';
import { defineUnit, fault } from '../../core/unit';
import { readJson } from '../../data/read-json';
import { flag, number, object, type WarnShape } from '../../data/shape';
import { childElements } from '../../dom/child-elements';
import { findAll } from '../../dom/find-all';
import { mountGallery } from '../../gallery/mount-gallery';
import { createSlideLoader, fillParent } from '../../gallery/slide-images';
import * as design from './user-items.design';

/** Settings in the large JSON that repeats the whole list. */
const autoplayOptions = object({
  options: object({ isAutoplayEnabled: flag(), slideDurationMs: number() }),
});

function readUserItems(element: HTMLElement, warn?: WarnShape) {
  const { dataset } = element;
  const list = element.querySelector<HTMLElement>(
    '.user-items-list-carousel__slides,.slideshow-holder > .slides',
  );
  if (!list) return fault('The list of items has no slides.');
  const buttons = (side: 'left' | 'right') => findAll(element, `button[class*="button--${side}"]`);

  // Parsed only if it turns autoplay on: it is as large as the list itself.
  const context = dataset.currentContext ?? '';
  const isNeeded = /"isAutoplayEnabled"\s*:\s*true/.test(context);
  const options = isNeeded ? readJson(context, 'data-current-context', warn) : undefined;
  const { isAutoplayEnabled, slideDurationMs } = autoplayOptions(options, '', warn).options;
  const space = number(20)(dataset.spaceBetweenSlidesValue, 'data-space-between-slides-value', warn);
  return {
    list,
    slides: childElements(list),
    isInfinite: dataset.isInfiniteEnabled === 'true',
    gap: `${Math.max(0, space)}${/^(?:px|vw|vh|rem|em|%)$/.exec(dataset.spaceBetweenSlidesUnit ?? '')?.[0] ?? 'px'}`,
    // Each direction has one button for wide windows and one for narrow ones.
    next: buttons('right'),
    previous: buttons('left'),
    autoplay: isAutoplayEnabled,
    timeout: slideDurationMs,
  };
}

export const unit = defineUnit({
  read: readUserItems,
  mount: ({ list, slides, next, previous, isInfinite, gap, autoplay, timeout }, scope, element) =>
    mountGallery(
      {
        list,
        slides,
        root: element,
        label: element.querySelector('[role=region]')?.getAttribute('aria-label') ?? undefined,
        design,
        load: createSlideLoader(fillParent),
      },
      {
        design: 'base',
        designOptions: { gap },
        elements: { next, previous },
        loop: isInfinite,
        lazyLoad: false,
        autoplay,
        autoplayOptions: { timeout },
      },
      scope,
    ),
});

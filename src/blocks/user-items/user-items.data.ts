import { flag, number, object, type WarnShape } from '../../data/shape';
import { childElements } from '../../dom/child-elements';
import { findAll } from '../../dom/find-all';

/** Settings that are only in the large JSON which repeats the whole list. */
const autoplayOptions = object({
  options: object({ isAutoplayEnabled: flag(), slideDurationMs: number(5000) }),
});

export interface UserItems {
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly isBanner: boolean;
  /** Whether the first item follows the last one. */
  readonly isInfinite: boolean;
  /** CSS length between two items. */
  readonly gap: string;
  /** Each direction has one button for wide windows and one for narrow ones. */
  readonly next: readonly HTMLElement[];
  readonly previous: readonly HTMLElement[];
  readonly autoplay: boolean;
  /** Milliseconds that an item is shown. */
  readonly timeout: number;
}

/** Reads a carousel or a banner slideshow from its markup. Never throws. A list without slides is a fault. */
export function readUserItems(
  element: HTMLElement,
  warn?: WarnShape,
): UserItems | { readonly fault: string } {
  const { dataset } = element;
  const list = element.querySelector<HTMLElement>(
    '.user-items-list-carousel__slides,.slideshow-holder > .slides',
  );
  if (!list) return { fault: 'The list of items has no slides.' };
  const buttons = (side: 'left' | 'right') => findAll(element, `button[class*="button--${side}"]`);

  // Parsed only if it turns autoplay on: it is as large as the list itself.
  const context = dataset.currentContext ?? '';
  let options: unknown;
  if (/"isAutoplayEnabled"\s*:\s*true/.test(context)) {
    try {
      options = JSON.parse(context);
    } catch {
      warn?.('data-current-context', 'JSON', context);
    }
  }
  const { isAutoplayEnabled, slideDurationMs } = autoplayOptions(options, '', warn).options;
  const space = number(20)(dataset.spaceBetweenSlidesValue, 'data-space-between-slides-value', warn);
  return {
    list,
    slides: childElements(list),
    isBanner: dataset.controller === 'UserItemsListBannerSlideshow',
    isInfinite: dataset.isInfiniteEnabled === 'true',
    gap: `${Math.max(0, space)}${/^(?:px|vw|vh|rem|em|%)$/.exec(dataset.spaceBetweenSlidesUnit ?? '')?.[0] ?? 'px'}`,
    next: buttons('right'),
    previous: buttons('left'),
    autoplay: isAutoplayEnabled,
    timeout: slideDurationMs,
  };
}

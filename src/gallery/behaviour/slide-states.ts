import type { Claims } from '../../core/ledger/ledger.types';
import { FOCUSABLE } from '../../dom/focusable';
import { createMessages } from '../../text/messages';
import messages from '../gallery.messages.json';
import type { GalleryContext } from '../model/gallery-context';
import { describeControl } from './describe-control';

const t = createMessages(messages);

/** A group may be any of these without losing what it was to assistive technology; a list item or a picture would. */
const GROUPABLE = /^(?:div|section|article|figure|a)$/i;

/** The states of list and slides that belong to every design: classes that theme CSS waits for, roles, names, `inert`. */
export interface SlideStates {
  /** Writes what has changed since the last call. */
  update(): void;
  setShown(shown: ReadonlySet<number>): void;
  destroy(): void;
}

export function createSlideStates({
  gallery,
  design,
  list,
  root,
  slides,
  label,
  isControls,
  own,
}: GalleryContext): SlideStates {
  const owner = own();
  const name = gallery.attributes.design;
  const isCarousel = Boolean(design.show) && slides.length > 1 && !isControls;
  const written: string[] = [];
  /** Slides that were left open because focus was in them. */
  const kept = new Set<HTMLElement>();
  let shown: ReadonlySet<number> | undefined;
  /** What theme CSS needs comes at once; what only assistive technology does can wait until somebody can come there. */
  let isPlain = Boolean(design.isWatched) && !isControls;
  let isOver = false;

  /** Whether a slide is a tab stop while it is current; asked once, as the answer is written on the slide. */
  const stops = new Map<Element, boolean>();
  const isStop = (slide: Element): boolean => {
    // Links, buttons and players in a slide are stops of their own, and so is a slide that opens a lightbox.
    const isOne =
      stops.get(slide) ??
      (Boolean(design.hasSlideStop) &&
        !isControls &&
        !slide.matches(FOCUSABLE) &&
        !slide.querySelector(`${FOCUSABLE},.sqs-video-wrapper`));
    stops.set(slide, isOne);
    return isOne;
  };
  const stopOf = (
    slide: HTMLElement,
    index: number,
    isActive: boolean,
  ): NonNullable<Claims['attributes']> => {
    if (!isStop(slide)) return {};
    const tabindex = isActive ? '0' : '-1';
    if (!(slide instanceof HTMLImageElement)) return { tabindex };
    const place = t('place', { current: index + 1, total: slides.length });
    return { tabindex, role: 'button', ...(!slide.alt.trim() && { 'aria-label': place }) };
  };

  const roleOf = (slide: HTMLElement, index: number): Claims['attributes'] => {
    if (isControls) return describeControl(slide, t('slideNumber', { number: index + 1 }));
    if (!isCarousel || !GROUPABLE.test(slide.tagName) || slide.hasAttribute('href')) return {};
    return {
      // An article, or a figure with a caption, is one, and may be no group.
      ...(!slide.matches('[role],article,figure:has(figcaption)') && { role: 'group' }),
      'aria-roledescription': t('slide'),
      ...(!slide.hasAttribute('aria-label') && {
        'aria-label': t('place', { current: index + 1, total: slides.length }),
      }),
    };
  };
  const className = `sqs-gallery-design-${name}-slide`;
  const roles: Array<Claims['attributes']> = [];
  let plainCurrent: HTMLElement | undefined;

  /** Most slides have their class from the server, and none of them is the active one. */
  const isDressed =
    slides[0]?.parentElement === list &&
    !list.querySelector(`:scope > :not(.${className}), :scope > .sqs-active-slide`);
  const classesOf = (isActive: boolean): NonNullable<Claims['classes']> => {
    if (isDressed) return isActive ? { 'sqs-active-slide': true } : {};
    return { [className]: true, 'sqs-active-slide': isActive };
  };

  /** Class names and the tab stop only, and no look at slides that need neither. */
  function dressPlainly(currentIndex: number): void {
    const current = slides[currentIndex];
    for (const slide of isDressed ? [plainCurrent] : slides)
      if (slide && slide !== current) owner.claim(slide, { classes: classesOf(false) });
    plainCurrent = current;
    if (current)
      owner.claim(current, { classes: classesOf(true), attributes: stopOf(current, currentIndex, true) });
  }

  function dressSlide(slide: HTMLElement, index: number, isActive: boolean, focused: Element | null): void {
    const holdsFocus = slide.contains(focused);
    roles[index] ??= roleOf(slide, index);
    // A stop is on its way into sight, and focus may be on its way there.
    const isComing = isActive && isStop(slide);
    const isHidden = Boolean(shown && !shown.has(index)) && !holdsFocus && !isControls && !isComing;
    const state = `${isActive} ${isHidden}`;
    if (holdsFocus && shown && !shown.has(index) && !kept.has(slide)) {
      kept.add(slide);
      // Where focus is then, is known only afterwards; it may have gone on within the slide.
      owner.listen(slide, 'focusout', () => setTimeout(update));
    }
    if (written[index] === state) return;
    written[index] = state;
    owner.claim(slide, {
      classes: classesOf(isActive),
      attributes: {
        ...roles[index],
        ...stopOf(slide, index, isActive),
        ...(isHidden && { inert: '' }),
        ...(isControls && isActive && { 'aria-disabled': 'true' }),
      },
    });
  }

  function update(): void {
    if (isOver) return;
    const { currentIndex } = gallery.get();
    if (isPlain) {
      dressPlainly(currentIndex);
      return;
    }
    const { activeElement } = document;
    slides.forEach((slide, index) => void dressSlide(slide, index, index === currentIndex, activeElement));
    const current = slides[currentIndex];
    if (current && current !== activeElement && activeElement && stops.get(activeElement) && isStop(current))
      current.focus({ preventScroll: true });
  }

  function dressRoot(): void {
    if (!isCarousel && !isControls) return;
    // A second claim of one owner would replace the first.
    (root === list ? own() : owner).claim(root, {
      attributes: {
        ...(!root.hasAttribute('role') && { role: 'group' }),
        ...(isCarousel && { 'aria-roledescription': t('carousel') }),
        ...(!(root.hasAttribute('aria-label') || root.hasAttribute('aria-labelledby')) && {
          'aria-label': label || t(isControls ? 'controls' : 'gallery'),
        }),
      },
    });
  }

  owner.claim(list, { classes: { [`sqs-gallery-design-${name}`]: true } });
  if (!isPlain) dressRoot();
  update();
  return {
    update,
    setShown(now) {
      shown = now;
      if (isPlain) dressRoot();
      isPlain = false;
      update();
    },
    destroy() {
      isOver = true;
    },
  };
}

import type { Claims } from '../../core/ledger/ledger.types';
import type { GalleryContext } from '../model/gallery-context';
import { createSlideSemantics } from './slide-semantics';

/** The states of list and slides that all designs share: classes that theme CSS waits for, roles, names, `inert`. */
export interface SlideStates {
  /** Writes what has changed since the last call. */
  update(): void;
  /** Which slides are visible; the first call also writes roles and names. */
  setShown(shown: ReadonlySet<number>): void;
}

export function createSlideStates(context: GalleryContext): SlideStates {
  const { gallery, design, list, root, slides, isControls, scope } = context;
  const owner = scope.owner();
  const semantics = createSlideSemantics(context);
  const { design: name } = gallery.attributes;
  const slideClass = `sqs-gallery-design-${name}-slide`;
  const written: string[] = [];
  /** Slides that are not inert because they contain focus. */
  const kept = new Set<HTMLElement>();
  let shown: ReadonlySet<number> | undefined;
  /** Theme CSS needs the classes at once. Roles and names can wait until somebody can reach the slides. */
  let isPlain = Boolean(design.isWatched) && !isControls;
  let plainCurrent: HTMLElement | undefined;

  /** In most pages the server has written the class of the slides, and none of them is active. */
  const hasServersClasses =
    slides[0]?.parentElement === list &&
    !list.querySelector(`:scope > :not(.${slideClass}), :scope > .sqs-active-slide`);
  const classesOf = (isActive: boolean): NonNullable<Claims['classes']> => {
    if (hasServersClasses) return isActive ? { 'sqs-active-slide': true } : {};
    return { [slideClass]: true, 'sqs-active-slide': isActive };
  };

  /** Writes classes and the tab stop only, and touches no slide that needs neither. */
  function updatePlainly(currentIndex: number): void {
    const current = slides[currentIndex];
    for (const slide of hasServersClasses ? [plainCurrent] : slides)
      if (slide && slide !== current) owner.claim(slide, { classes: classesOf(false) });
    plainCurrent = current;
    if (current)
      owner.claim(current, { classes: classesOf(true), attributes: semantics.stopOf(currentIndex, true) });
  }

  /** Keeps a slide out of `inert` until focus has left it. */
  function keepUntilBlur(slide: HTMLElement): void {
    if (kept.has(slide)) return;
    kept.add(slide);
    // During `focusout` focus is on the body; it may be about to move within the slide.
    scope.listen(slide, 'focusout', () => setTimeout(scope.guard(update)));
  }

  function updateSlide(slide: HTMLElement, index: number, isActive: boolean, focused: Element | null): void {
    const isOutOfView = Boolean(shown && !shown.has(index));
    const holdsFocus = slide.contains(focused);
    // The current tab stop is about to come into view, and focus may be about to move there.
    const isNextStop = isActive && semantics.isStop(slide);
    const isHidden = isOutOfView && !holdsFocus && !isControls && !isNextStop;
    const state = `${isActive} ${isHidden}`;
    if (holdsFocus && isOutOfView) keepUntilBlur(slide);
    if (written[index] === state) return;
    written[index] = state;
    owner.claim(slide, {
      classes: classesOf(isActive),
      attributes: {
        ...semantics.roleOf(index),
        ...semantics.stopOf(index, isActive),
        ...(isHidden && { inert: '' }),
        ...(isControls && isActive && { 'aria-disabled': 'true' }),
      },
    });
  }

  function update(): void {
    const { currentIndex } = gallery.get();
    if (isPlain) {
      updatePlainly(currentIndex);
      return;
    }
    const { activeElement } = document;
    slides.forEach((slide, index) => void updateSlide(slide, index, index === currentIndex, activeElement));
    const current = slides[currentIndex];
    const isFocusOnStop = activeElement && slides.some((slide) => slide === activeElement);
    if (
      current &&
      current !== activeElement &&
      isFocusOnStop &&
      semantics.isStop(activeElement) &&
      semantics.isStop(current)
    )
      current.focus({ preventScroll: true });
  }

  // A second claim of the list's owner would replace the first.
  const rootOwner = root === list ? scope.owner() : owner;
  const updateRoot = () => {
    if (semantics.root) rootOwner.claim(root, { attributes: semantics.root });
  };

  owner.claim(list, { classes: { [`sqs-gallery-design-${name}`]: true } });
  if (!isPlain) updateRoot();
  update();
  return {
    update,
    setShown(now) {
      shown = now;
      if (isPlain) updateRoot();
      isPlain = false;
      update();
    },
  };
}

import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { GalleryContext } from '../model/gallery-context';
import { createSlideSemantics, type SlideSemantics } from './slide-semantics';

/** The classes of slides that theme CSS waits for. */
function createSlideClasses(list: HTMLElement, slides: readonly HTMLElement[], design: string) {
  const slideClass = `sqs-gallery-design-${design}-slide`;
  /** Most servers write them, with no slide active: then only the current slide needs one. */
  const isServers =
    slides[0]?.parentElement === list &&
    !list.querySelector(`:scope > :not(.${slideClass}), :scope > .sqs-active-slide`);
  return {
    isServers,
    of(isActive: boolean) {
      if (isServers) return isActive ? { 'sqs-active-slide': true } : {};
      return { [slideClass]: true, 'sqs-active-slide': isActive };
    },
  };
}

type SlideClasses = ReturnType<typeof createSlideClasses>;

interface PlainParts {
  readonly owner: LedgerOwner;
  readonly classes: SlideClasses;
  readonly semantics: SlideSemantics;
}

/** Moves focus from the previous tab stop to the current slide, if both are tab stops. */
function moveFocusToCurrent(
  slides: readonly HTMLElement[],
  currentIndex: number,
  { isStop }: SlideSemantics,
): void {
  const current = slides[currentIndex];
  const focused = slides.find((slide) => slide === document.activeElement);
  if (!current || !focused || focused === current || !isStop(focused) || !isStop(current)) return;
  current.focus({ preventScroll: true });
}

/** Writes classes and the tab stop only, and touches no slide that needs neither. */
function createPlainUpdate({ slides }: GalleryContext, { owner, classes, semantics }: PlainParts) {
  let before: HTMLElement | undefined;
  return (currentIndex: number) => {
    const current = slides[currentIndex];
    for (const slide of classes.isServers ? [before] : slides)
      if (slide && slide !== current) owner.claim(slide, { classes: classes.of(false) });
    before = current;
    if (current)
      owner.claim(current, { classes: classes.of(true), attributes: semantics.stopOf(currentIndex, true) });
  };
}

/** The states of list and slides that all designs share: classes that theme CSS waits for, roles, names, `inert`. */
export function createSlideStates(context: GalleryContext) {
  const { gallery, design, list, root, slides, isControls, scope } = context;
  const owner = scope.owner();
  const semantics = createSlideSemantics(context);
  const { design: name } = gallery.attributes;
  const classes = createSlideClasses(list, slides, name);
  const written: string[] = [];
  /** Slides that are not inert because they contain focus. */
  const kept = new Set<HTMLElement>();
  let shown: ReadonlySet<number> | undefined;
  /** Theme CSS needs the classes at once. Roles and names can wait until somebody can reach the slides. */
  let isPlain = Boolean(design.isWatched) && !isControls;
  const updatePlainly = createPlainUpdate(context, { owner, classes, semantics });

  /** Keeps a slide out of `inert` until focus has left it. */
  function keepUntilBlur(slide: HTMLElement): void {
    if (kept.has(slide)) return;
    kept.add(slide);
    // During `focusout` focus is on the body; it may be about to move within the slide.
    scope.listen(slide, 'focusout', () => setTimeout(scope.guard(update)));
  }

  function updateSlide(slide: HTMLElement, index: number, isActive: boolean): void {
    const isOutOfView = Boolean(shown && !shown.has(index));
    const holdsFocus = slide.contains(document.activeElement);
    // The current tab stop is about to come into view, and focus may be about to move there.
    const isNextStop = isActive && semantics.isStop(slide);
    const isHidden = isOutOfView && !holdsFocus && !isControls && !isNextStop;
    const state = `${isActive} ${isHidden}`;
    if (holdsFocus && isOutOfView) keepUntilBlur(slide);
    if (written[index] === state) return;
    written[index] = state;
    owner.claim(slide, {
      classes: classes.of(isActive),
      attributes: {
        ...semantics.roleOf(index),
        ...semantics.stopOf(index, isActive),
        ...(isHidden && { inert: '' }),
        ...(isControls && isActive && { 'aria-disabled': 'true' }),
      },
    });
  }

  /** Writes what has changed since the last call. */
  function update(): void {
    const { currentIndex } = gallery.get();
    if (isPlain) {
      updatePlainly(currentIndex);
      return;
    }
    slides.forEach((slide, index) => void updateSlide(slide, index, index === currentIndex));
    moveFocusToCurrent(slides, currentIndex, semantics);
  }

  // Not the list's: the list may be the root.
  const rootOwner = scope.owner();
  const updateRoot = () => {
    if (semantics.root) rootOwner.claim(root, { attributes: semantics.root });
  };

  owner.claim(list, { classes: { [`sqs-gallery-design-${name}`]: true } });
  if (!isPlain) updateRoot();
  update();
  return {
    update,
    /** Which slides are visible; the first call also writes roles and names. */
    setShown(now: ReadonlySet<number>) {
      shown = now;
      if (isPlain) updateRoot();
      isPlain = false;
      update();
    },
  };
}

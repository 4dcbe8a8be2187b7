import type { Claims } from '../../core/ledger/ledger.types';
import { FOCUSABLE } from '../../dom/focusable';
import { createMessages } from '../../text/messages';
import messages from '../gallery.messages.json';
import type { GalleryContext } from '../model/gallery-context';
import { describeControl } from './describe-control';

type Attributes = NonNullable<Claims['attributes']>;

const t = createMessages(messages);
/** These can become a group. A list item or an image would lose its own role. */
const GROUPABLE = /^(?:div|section|article|figure|a)$/i;

/** Role and name of the whole gallery; undefined if it is neither a carousel nor the controls of one. */
function describeRoot({ root, label, isControls }: GalleryContext, isCarousel: boolean) {
  if (!isCarousel && !isControls) return undefined;
  const isNamed = root.hasAttribute('aria-label') || root.hasAttribute('aria-labelledby');
  return {
    ...(!root.hasAttribute('role') && { role: 'group' }),
    ...(isCarousel && { 'aria-roledescription': t('carousel') }),
    ...(!isNamed && { 'aria-label': label || t(isControls ? 'controls' : 'gallery') }),
  };
}

/** The semantics of a gallery and its slides for assistive technology and the Tab key. */
function createSlideSemantics(context: GalleryContext) {
  const { design, slides, isControls } = context;
  const isCarousel = Boolean(design.show) && slides.length > 1 && !isControls;
  const placeOf = (index: number) => t('place', { current: index + 1, total: slides.length });
  const stops = new Map<Element, boolean>();
  const roles: Attributes[] = [];

  function findRole(slide: HTMLElement, index: number): Attributes {
    if (isControls) return describeControl(slide, t('slideNumber', { number: index + 1 }));
    if (!isCarousel || !GROUPABLE.test(slide.tagName) || slide.hasAttribute('href')) return {};
    return {
      // An article, or a figure with a caption, keeps its own role.
      ...(!slide.matches('[role],article,figure:has(figcaption)') && { role: 'group' }),
      'aria-roledescription': t('slide'),
      ...(!slide.hasAttribute('aria-label') && { 'aria-label': placeOf(index) }),
    };
  }

  /** Whether a slide is a tab stop while it is current. Remembered, since the answer is written to the slide. */
  function isStop(slide: Element): boolean {
    const is =
      stops.get(slide) ??
      (Boolean(design.hasSlideStop) &&
        !isControls &&
        // Links, buttons and players in a slide are tab stops themselves, and so is a slide that opens a lightbox.
        !slide.matches(FOCUSABLE) &&
        !slide.querySelector(`${FOCUSABLE},.sqs-video-wrapper`));
    stops.set(slide, is);
    return is;
  }

  return {
    root: describeRoot(context, isCarousel),
    roleOf(slide: HTMLElement, index: number) {
      roles[index] ??= findRole(slide, index);
      return roles[index];
    },
    isStop,
    /** The attributes that make a slide a tab stop, if it can be one. */
    stopOf(slide: HTMLElement, index: number, isActive: boolean): Attributes {
      if (!isStop(slide)) return {};
      const tabindex = isActive ? '0' : '-1';
      if (!(slide instanceof HTMLImageElement)) return { tabindex };
      return { tabindex, role: 'button', ...(!slide.alt.trim() && { 'aria-label': placeOf(index) }) };
    },
  };
}

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

/** Moves focus from the previous tab stop to the current slide, if both are tab stops. */
function moveFocusTo(
  current: HTMLElement | undefined,
  slides: readonly HTMLElement[],
  { isStop }: ReturnType<typeof createSlideSemantics>,
): void {
  const focused = slides.find((slide) => slide === document.activeElement);
  if (!current || !focused || focused === current || !isStop(focused) || !isStop(current)) return;
  current.focus({ preventScroll: true });
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
  let before: HTMLElement | undefined;

  /** Writes classes and the tab stop only, and touches no slide that needs neither. */
  function updatePlainly(currentIndex: number): void {
    const current = slides[currentIndex];
    for (const slide of classes.isServers ? [before] : slides)
      if (slide && slide !== current) owner.claim(slide, { classes: classes.of(false) });
    before = current;
    if (!current) return;
    const attributes = semantics.stopOf(current, currentIndex, true);
    owner.claim(current, { classes: classes.of(true), attributes });
  }

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
        ...semantics.roleOf(slide, index),
        ...semantics.stopOf(slide, index, isActive),
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
    slides.forEach((slide, index) => void updateSlide(slide, index, index === currentIndex));
    moveFocusTo(slides[currentIndex], slides, semantics);
  }

  // Not the list's: the list may be the root.
  const rootOwner = scope.owner();
  const updateRoot = () => semantics.root && rootOwner.claim(root, { attributes: semantics.root });
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

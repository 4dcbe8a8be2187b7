import { isInViewport } from '../../dom/near-viewport';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { createTimer } from '../../dom/timer';
import { whenVisible } from '../../dom/visibility';
import type { GalleryContext } from '../model/gallery-context';
import { isInControls } from '../model/gallery-context';

/** The elements that pause autoplay while a mouse is over them. */
function findHoverAreas({ gallery, container, root }: GalleryContext): Set<Element> {
  const { autoplayOptions, elements } = gallery.attributes;
  const { pauseOnMouseover } = autoplayOptions;
  if (pauseOnMouseover)
    return new Set(pauseOnMouseover.flatMap((selector) => [...root.querySelectorAll(selector)]));
  const controls: Array<readonly HTMLElement[] | undefined> = Object.values(elements);
  return new Set([container, ...controls.flatMap((found) => found ?? [])]);
}

/** Whether focus here means that the gallery is in use. Clicks focus, too: on a control they choose a slide; elsewhere they do not count. */
const isInteraction = ({ gallery, root }: GalleryContext, target: EventTarget | null) =>
  target instanceof Element &&
  root.contains(target) &&
  (target.matches(':focus-visible') || isInControls(gallery, target));

/** Reports a mouse that enters or leaves the gallery, and keyboard focus in it or a click on a control. */
function watchInteraction(
  context: GalleryContext,
  onHover: (isHovered: boolean) => void,
  onInteraction: () => void,
): void {
  const { root, scope } = context;
  const hover = ({ pointerType, type }: PointerEvent) => {
    // Fingers do not hover.
    if (pointerType === 'mouse') onHover(type === 'pointerenter');
  };
  for (const area of findHoverAreas(context)) {
    scope.listen(area, 'pointerenter', hover);
    scope.listen(area, 'pointerleave', hover);
  }
  scope.listen(root, 'focusin', ({ target }) => {
    if (isInteraction(context, target)) onInteraction();
  });
}

export const DEFAULT_TIMEOUT_MS = 5000;

const isForbidden = () =>
  new URLSearchParams(location.search).get('nomotion') === 'true' || prefersReducedMotion();

function randomOther(current: number, count: number): number {
  const other = Math.floor(Math.random() * (count - 1));
  return other >= current ? other + 1 : other;
}

/** Whatever moves by itself can be stopped, even if theme code started it. Without a button it stops. */
function addButton(context: GalleryContext, { toggle, stop }: Record<'toggle' | 'stop', () => void>): void {
  const scope = context.scope.part();
  scope.defer(stop);
  scope
    .load('rotation-button', () => import('./rotation-button'))
    .then(
      ({ drawRotationButton }) => void drawRotationButton({ ...context, scope }, toggle),
      (cause) => scope.fail('load', cause),
    );
}

/** Changes slides while nobody uses the gallery. */
export function createAutoplay(context: GalleryContext) {
  const { gallery, list, slides, scope } = context;
  const { autoplay, autoplayOptions } = gallery.attributes;
  const { randomize, timeout = autoplayOptions.interval ?? DEFAULT_TIMEOUT_MS } = autoplayOptions;
  const hasSlides = slides.length > 1;
  let isOn = autoplay && !isForbidden() && hasSlides;
  let isEquipped = false;
  let isHovered = false;
  let isHeld = false;
  const timer = createTimer(scope);

  function tick(): void {
    // Out of view it waits, and each slide has its full time when the gallery is in view again.
    const isInView = !document.hidden && isInViewport(list);
    if (!isInView || gallery.get().inMotion) schedule();
    else if (randomize) gallery.go(randomOther(gallery.get().currentIndex, slides.length));
    else if (!gallery.next() && !gallery.get().inMotion) set(false);
  }

  function schedule(): void {
    timer.stop();
    if (isOn && !isHovered && !isHeld) timer.start(Math.max(0, timeout), tick);
  }

  function set(now: boolean): void {
    isOn = now && hasSlides;
    if (isOn) equip();
    schedule();
    gallery.update({ isPlaying: isOn });
  }

  function equip(): void {
    if (isEquipped) return;
    isEquipped = true;
    addButton(context, { toggle: () => set(!isOn), stop: () => set(false) });
    const onHover = (isNow: boolean) => {
      isHovered = isNow;
      schedule();
    };
    watchInteraction(context, onHover, () => isOn && set(false));
  }

  // The button loads the renderer, so it waits until the gallery is near the viewport. Focus is not watched before.
  const comeIntoView = () => {
    equip();
    if (isOn && isInteraction(context, document.activeElement)) set(false);
  };
  if (autoplay && hasSlides) scope.defer(whenVisible(list, scope.guard(comeIntoView)));
  gallery.on('change', schedule);
  if (isOn) gallery.update({ isPlaying: true });
  schedule();
  scope.defer(() => {
    isOn = false;
  });

  return {
    play: () => set(true),
    pause: () => set(false),
    /** Waits while a video is open. */
    hold(now: boolean) {
      isHeld = now;
      schedule();
    },
  };
}

export type Autoplay = ReturnType<typeof createAutoplay>;

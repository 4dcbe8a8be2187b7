import { isInViewport } from '../../dom/near-viewport';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { whenVisible } from '../../dom/visibility';
import type { GalleryContext } from '../model/gallery-context';
import { isInControls } from '../model/gallery-controls';

export const DEFAULT_TIMEOUT_MS = 5000;

/** Changes slides while nobody uses the gallery. */
export interface Autoplay {
  play(): void;
  pause(): void;
  /** Waits while a video is open. */
  hold(isHeld: boolean): void;
}

const isForbidden = () =>
  new URLSearchParams(location.search).get('nomotion') === 'true' || prefersReducedMotion();

/** The elements that pause autoplay while a mouse is over them. */
function findHoverAreas({ gallery, container, root }: GalleryContext): Set<Element> {
  const { autoplayOptions, elements } = gallery.attributes;
  const { pauseOnMouseover } = autoplayOptions;
  if (pauseOnMouseover)
    return new Set(pauseOnMouseover.flatMap((selector) => [...root.querySelectorAll(selector)]));
  const controls: Array<readonly HTMLElement[] | undefined> = Object.values(elements);
  return new Set([container, ...controls.flatMap((found) => found ?? [])]);
}

export function createAutoplay(context: GalleryContext): Autoplay {
  const { gallery, list, root, slides, scope } = context;
  const { autoplay, autoplayOptions } = gallery.attributes;
  const { randomize, timeout = autoplayOptions.interval ?? DEFAULT_TIMEOUT_MS } = autoplayOptions;
  const hasSlides = slides.length > 1;
  let isOn = autoplay && !isForbidden() && hasSlides;
  let isEquipped = false;
  let isHovered = false;
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function randomIndex(): number {
    const { currentIndex } = gallery.get();
    const other = Math.floor(Math.random() * (slides.length - 1));
    return other >= currentIndex ? other + 1 : other;
  }

  const tick = scope.guard(() => {
    // Out of view it waits, and each slide has its full time when the gallery is in view again.
    const isInView = !document.hidden && isInViewport(list);
    if (!isInView || gallery.get().inMotion) schedule();
    else if (randomize) gallery.go(randomIndex());
    else if (!gallery.next() && !gallery.get().inMotion) set(false);
  });

  function schedule(): void {
    clearTimeout(timer);
    if (isOn && !isHovered && !isHeld) timer = setTimeout(tick, Math.max(0, timeout));
  }

  function set(now: boolean): void {
    isOn = now && hasSlides;
    if (isOn) equip();
    schedule();
    gallery.update({ isPlaying: isOn });
  }

  /** Everything that moves by itself can be stopped, even if theme code has started it: without a button it stops. */
  function addButton(): void {
    const part = scope.part();
    part.defer(() => set(false));
    part
      .load('rotation-button', () => import('./rotation-button.mount'))
      .then(
        ({ drawRotationButton }) => void drawRotationButton({ ...context, scope: part }, () => set(!isOn)),
        (cause) => part.fail('load', cause),
      );
  }

  function equip(): void {
    if (isEquipped) return;
    isEquipped = true;
    addButton();
    const hover = (event: PointerEvent) => {
      // Fingers do not hover.
      if (event.pointerType !== 'mouse') return;
      isHovered = event.type === 'pointerenter';
      schedule();
    };
    for (const area of findHoverAreas(context)) {
      scope.listen(area, 'pointerenter', hover);
      scope.listen(area, 'pointerleave', hover);
    }
    scope.listen(root, 'focusin', ({ target }) => {
      if (!isOn || !(target instanceof Element)) return;
      // A click focuses, too. A click on a control chooses a slide; one in a slide (on a video, for example) does not,
      // and one on the button itself is about to say what is wanted.
      if (target.matches(':focus-visible') || isInControls(gallery, target)) set(false);
    });
  }

  // The button brings the renderer: it waits until the gallery is near the viewport.
  if (autoplay && hasSlides) scope.defer(whenVisible(list, scope.guard(equip)));
  gallery.on('change', schedule);
  gallery.update({ isPlaying: isOn });
  schedule();
  scope.defer(() => {
    isOn = false;
    clearTimeout(timer);
  });

  return {
    play: () => set(true),
    pause: () => set(false),
    hold(now) {
      isHeld = now;
      schedule();
    },
  };
}

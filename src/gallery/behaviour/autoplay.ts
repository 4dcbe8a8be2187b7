import { isInViewport } from '../../dom/near-viewport';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import type { GalleryContext } from '../model/gallery-context';
import { isInControls } from '../model/gallery-controls';
import { createRotationButton } from './rotation-button';

export const DEFAULT_TIMEOUT_MS = 5000;

/** Keeps a gallery going while nobody uses it. */
export interface Autoplay {
  play(): void;
  pause(): void;
  /** A video is shown, or no longer. */
  hold(isHeld: boolean): void;
  destroy(): void;
}

const isForbidden = () =>
  new URLSearchParams(location.search).get('nomotion') === 'true' || prefersReducedMotion();

export function createAutoplay(context: GalleryContext): Autoplay {
  const { gallery, list, container, root, slides, own, scope } = context;
  const { autoplayOptions, elements } = gallery.attributes;
  const {
    randomize,
    timeout = autoplayOptions.interval ?? DEFAULT_TIMEOUT_MS,
    pauseOnMouseover,
  } = autoplayOptions;
  const owner = own();
  let isOn = gallery.attributes.autoplay && !isForbidden() && slides.length > 1;
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
    // Out of sight it waits, and has its full time when it is seen again.
    if (document.hidden || !isInViewport(list)) schedule();
    else if (gallery.get().inMotion) schedule();
    else if (randomize) gallery.go(randomIndex());
    else if (!gallery.next() && !gallery.get().inMotion) set(false);
  });

  function schedule(): void {
    clearTimeout(timer);
    if (isOn && !isHovered && !isHeld) timer = setTimeout(tick, Math.max(0, timeout));
  }

  function set(now: boolean): void {
    isOn = now && slides.length > 1;
    if (isOn) equip();
    schedule();
    gallery.update({ isPlaying: isOn });
  }

  /** Whatever moves by itself can be stopped, also when theme code has started it. */
  function equip(): void {
    if (isEquipped) return;
    isEquipped = true;
    createRotationButton(context, owner, () => set(!isOn));
    const places = pauseOnMouseover
      ? pauseOnMouseover.flatMap((selector) => [...root.querySelectorAll(selector)])
      : [
          container,
          ...Object.values(elements).flatMap((found) => (found as HTMLElement[] | undefined) ?? []),
        ];
    for (const place of new Set<Element>(places)) {
      const hover = (event: Event) => {
        // A finger does not rest over anything.
        if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
        isHovered = event.type === 'pointerenter';
        schedule();
      };
      owner.listen(place, 'pointerenter', hover);
      owner.listen(place, 'pointerleave', hover);
    }
    owner.listen(root, 'focusin', ({ target }) => {
      if (!isOn || !(target instanceof Element)) return;
      // A click brings focus as well. One on a control chooses a slide; one in a slide, on a video say, does not, and
      // one on the button is about to say itself what is wanted.
      if (target.matches(':focus-visible') || isInControls(gallery, target)) set(false);
    });
  }
  if (gallery.attributes.autoplay && slides.length > 1) equip();
  const unlisten = gallery.on('change', schedule);
  gallery.update({ isPlaying: isOn });
  schedule();

  return {
    play: () => set(true),
    pause: () => set(false),
    hold(now) {
      isHeld = now;
      schedule();
    },
    destroy() {
      clearTimeout(timer);
      isOn = false;
      unlisten();
    },
  };
}

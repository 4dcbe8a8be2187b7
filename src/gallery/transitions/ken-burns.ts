import { prefersReducedMotion } from '../../dom/reduced-motion';
import { readFocalPoint } from '../../media/image/dimensions';
import { fade } from './fade';
import type { Stage, Transition } from './transition.types';

const ZOOM = 1.075;
const DEFAULT_TIMEOUT_MS = 5000;

/** Fades, and slowly zooms in on the focal point of the image that is shown. */
export function kenBurns(stage: Stage): Transition {
  const { slides, gallery, scope } = stage.host;
  const fading = fade(stage);
  const { timeout, interval } = gallery.attributes.autoplayOptions;
  const zooms = new Map<number, Animation>();

  function zoom(index: number): void {
    const image = slides[index]?.querySelector<HTMLElement>('img[data-image-focal-point], img, video');
    if (!image || zooms.has(index) || prefersReducedMotion()) return;
    const { x, y } = readFocalPoint(image.dataset.imageFocalPoint);
    const origin = `${x * 100}% ${y * 100}%`;
    zooms.set(
      index,
      image.animate(
        [
          { transform: 'scale(1)', transformOrigin: origin },
          { transform: `scale(${ZOOM})`, transformOrigin: origin },
        ],
        // As long as it is visible: while it fades in, is shown, and fades out.
        { duration: (timeout ?? interval ?? DEFAULT_TIMEOUT_MS) + 2 * stage.speed, fill: 'both' },
      ),
    );
  }

  function stopZooms(except?: number): void {
    for (const [index, animation] of zooms) {
      if (index === except) continue;
      animation.cancel();
      zooms.delete(index);
    }
  }

  zoom(gallery.get().currentIndex);
  scope.defer(() => stopZooms());
  return {
    ...fading,
    async show(change, options) {
      zoom(change.currentIndex);
      await fading.show(change, options);
      stopZooms(gallery.get().currentIndex);
    },
  };
}

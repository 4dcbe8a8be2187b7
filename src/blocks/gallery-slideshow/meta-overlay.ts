import type { Scope } from '../../core/scope';
import type { Gallery } from '../../gallery/model/gallery.types';

/** The part of the slide that a text may cover. A longer text gets less room, and scrolls. */
const MAX_PART = 0.9;
const OVERFLOW_HEIGHT = '40%';

/** Makes texts lower that would cover nearly all of their image, and lets them scroll. */
export function fitMetaOverlays(gallery: Gallery, list: HTMLElement, scope: Scope): void {
  const owner = scope.owner();

  function fitCurrent(): void {
    // Themes display the text of the current slide only: the others have no height to measure.
    const meta = gallery.slides[gallery.get().currentIndex]?.querySelector<HTMLElement>(':scope > .meta');
    if (!meta) return;
    owner.claim(meta, {});
    const isTooHigh = meta.scrollHeight > list.clientHeight * MAX_PART && list.clientHeight > 0;
    if (!isTooHigh) return;
    owner.claim(meta, {
      classes: { overflow: true },
      styles: { height: OVERFLOW_HEIGHT, 'overflow-y': 'auto' },
      // The keyboard must be able to scroll it.
      attributes: { ...(!meta.hasAttribute('tabindex') && { tabindex: '0' }) },
    });
  }

  fitCurrent();
  gallery.on('change', fitCurrent);
  gallery.on('refresh', fitCurrent);
}

import type { BlockScope } from '../../core/entry/block';
import type { Gallery } from '../../gallery/model/gallery.types';

/** Part of the slide that a text may cover; a longer one gets less and scrolls. */
const MAX_PART = 0.9;
const OVERFLOW_HEIGHT = '40%';

/** Texts over the pictures: one that would cover nearly all of its picture becomes lower, and scrolls. */
export function fitMetaOverlays(
  gallery: Gallery,
  list: HTMLElement,
  { ledger, block }: BlockScope,
): () => void {
  const owner = ledger.owner(block);

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
      // What scrolls must be reached by keys.
      attributes: { ...(!meta.hasAttribute('tabindex') && { tabindex: '0' }) },
    });
  }

  fitCurrent();
  const undos = [gallery.on('change', fitCurrent), gallery.on('refresh', fitCurrent)];
  return () => {
    for (const undo of undos) undo();
    owner.release();
  };
}

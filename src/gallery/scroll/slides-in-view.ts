import { whenBoxNear } from '../../dom/visibility';

/** Less of a slide than this share counts as nothing: neighbours touch the edge, and browsers round. */
const MIN_SHARE = 0.05;

export interface SlidesInViewWatcher {
  /** Once, when the viewport is displayed and near the window: its width, px, measured already. */
  readonly onNear: (width: number) => void;
  /** The slides that can be seen in the viewport, by index; at first and after each change. */
  readonly onChange: (seen: ReadonlySet<number>) => void;
}

/**
 * Watches what can be seen of slides in their viewport, from when that comes near the window: a page may have many
 * carousels, and most of them are never looked at. Returns the end.
 */
export function watchSlidesInView(
  viewport: Element,
  slides: readonly Element[],
  { onNear, onChange }: SlidesInViewWatcher,
): () => void {
  if (typeof IntersectionObserver !== 'function') return () => {};
  let observer: IntersectionObserver | undefined;
  const seen = new Set<number>();
  const cancel = whenBoxNear(viewport, ({ boundingClientRect }) => {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const index = slides.indexOf(target);
          // A slide longer than the viewport never shows a large share of itself.
          if (intersectionRatio >= MIN_SHARE || intersectionRect.width > (rootBounds?.width ?? 0) / 2)
            seen.add(index);
          else seen.delete(index);
        }
        onChange(new Set(seen));
      },
      { root: viewport, threshold: [0, MIN_SHARE] },
    );
    for (const slide of slides) observer.observe(slide);
    onNear(boundingClientRect.width);
  });
  return () => {
    cancel();
    observer?.disconnect();
  };
}

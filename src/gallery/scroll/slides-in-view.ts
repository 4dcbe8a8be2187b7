import { whenBoxNear } from '../../dom/visibility';

/** A smaller visible share counts as nothing: neighbours touch the viewport's edge, and browsers round. */
const MIN_SHARE = 0.05;

interface SlidesInViewWatcher {
  /** Called once, when the viewport is displayed and near the window, with its width in px, already measured. */
  readonly onNear: (width: number) => void;
  /** Called with the visible slides, by index; at first and after each change. */
  readonly onChange: (visible: ReadonlySet<number>) => void;
}

/**
 * Watches which slides are visible in their viewport. Starts when the viewport comes near the window, since a page may
 * have many carousels that nobody ever looks at. Returns the undo.
 */
export function watchSlidesInView(
  viewport: Element,
  slides: readonly Element[],
  { onNear, onChange }: SlidesInViewWatcher,
): () => void {
  if (typeof IntersectionObserver !== 'function') return () => {};
  let observer: IntersectionObserver | undefined;
  const visible = new Set<number>();
  const cancel = whenBoxNear(viewport, ({ boundingClientRect }) => {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const index = slides.indexOf(target);
          // A slide longer than the viewport never shows a large share of itself.
          if (intersectionRatio >= MIN_SHARE || intersectionRect.width > (rootBounds?.width ?? 0) / 2)
            visible.add(index);
          else visible.delete(index);
        }
        onChange(new Set(visible));
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

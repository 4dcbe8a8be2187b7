/** Less of a slide than this share counts as nothing: neighbours touch the edge, and browsers round. */
const MIN_SHARE = 0.05;

/**
 * Says, by index, which slides have come into sight in `viewport` and which have gone, first of all of them, and
 * the width of the viewport, px: measured already, so that nobody has to. Returns the end.
 */
export function watchSight(
  viewport: Element,
  slides: readonly Element[],
  onChange: (seen: ReadonlyMap<number, boolean>, width: number) => void,
): () => void {
  if (typeof IntersectionObserver !== 'function') return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      onChange(
        new Map(
          entries.map(({ target, intersectionRatio, intersectionRect, rootBounds }) => [
            slides.indexOf(target),
            // A slide longer than the viewport never shows a large share of itself.
            intersectionRatio >= MIN_SHARE || intersectionRect.width > (rootBounds?.width ?? 0) / 2,
          ]),
        ),
        entries[0]?.rootBounds?.width ?? 0,
      );
    },
    { root: viewport, threshold: [0, MIN_SHARE] },
  );
  for (const slide of slides) observer.observe(slide);
  return () => observer.disconnect();
}

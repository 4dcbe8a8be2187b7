import { drawnScale } from '../../dom/drawn-scale';
import { imageRatio } from '../../media/image/image-ratio';
import type { PlacingDesign, PlacingHost } from '../model/design.types';
import type { Placement } from './layout-checks';
import { placeByWidth } from './place-by-width';
import { placeSlides } from './place-slides';
import { gutterAt } from './section-steps';

/** Asks for a layout of framed slides. Lengths in px. */
export interface FramedRequest {
  /** Width ÷ height of each image; undefined when unknown. */
  readonly ratios: readonly (number | undefined)[];
  /** Height of the caption below each image. */
  readonly captions?: readonly (number | undefined)[] | undefined;
  /** The gallery's width in px; 0 if it is not displayed. */
  readonly width: number;
  readonly gutter: number;
  /** Whether there is a gutter at the gallery's edges, too (full bleed). */
  readonly hasEdges?: boolean | undefined;
  readonly rtl?: boolean | undefined;
}

type FramedSlide = ReturnType<typeof frameSlides>[number];

/** The child of the slide that contains the image; undefined if the image is a child itself. */
function findBox({ image, slide }: FramedSlide): HTMLElement | undefined {
  let box = image?.parentElement;
  while (box && box.parentElement !== slide) box = box.parentElement;
  return box ?? undefined;
}

/** The slides of masonry and section rows: each an image in a box, and perhaps a caption below. */
function frameSlides({ list, slides }: PlacingHost) {
  const hasAny = list.querySelector('figcaption') !== null;
  return slides.map((slide) => ({
    slide,
    image: slide.querySelector('img'),
    caption: hasAny ? slide.querySelector('figcaption') : null,
  }));
}

interface FramedLayout<Request> {
  /** The class of the list that theme CSS waits for. */
  readonly ready: string;
  readonly place: (request: Request) => Placement;
}

/** Places framed slides; captions are measured at their future width after a first layout without them. Returns the fault in the sizes. */
function placeFramed(
  host: PlacingHost,
  framed: readonly FramedSlide[],
  { ready, place }: FramedLayout<readonly number[]>,
): string | undefined {
  const hasCaptions = framed.some(({ caption }) => caption?.checkVisibility());
  const placement = place([]);
  placeSlides(host, placement, { hasHeights: !hasCaptions, ready });
  // Without captions a box is as high as its slide. `placed.css` does that for sections that say they have none.
  if (hasCaptions || !host.list.closest('[data-show-captions="false"]')) {
    // Boxes get their height whether the images have loaded or not.
    framed.forEach((one, index) => {
      const height = `${placement.rects[index]?.height ?? 0}px`;
      const box = findBox(one);
      if (box) host.owner.claim(box, { styles: { height, overflow: 'clip' } });
    });
  }
  if (!hasCaptions) return placement.fault;
  const scale = drawnScale(host.list);
  const captioned = place(
    framed.map(({ caption }) => (caption?.getBoundingClientRect().height ?? 0) / scale),
  );
  placeSlides(host, captioned, { hasHeights: false, ready });
  return captioned.fault;
}

/** A design of framed slides. Waits for no image: ratios come from the markup. */
export function createFramedDesign(
  host: PlacingHost,
  { gutter, hasEdges }: Pick<FramedRequest, 'gutter' | 'hasEdges'>,
  { ready, place }: FramedLayout<FramedRequest>,
): PlacingDesign {
  const framed = frameSlides(host);
  const ratios = framed.map(({ image }) => imageRatio(image));
  return placeByWidth(host, ({ width, rtl }) =>
    placeFramed(host, framed, {
      ready,
      place: (captions) =>
        place({ ratios, captions, width, gutter: gutterAt(gutter, innerWidth), hasEdges, rtl }),
    }),
  );
}

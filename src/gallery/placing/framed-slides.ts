import { imageRatio } from '../../media/image/image-ratio';
import type { PlacingHost } from '../model/gallery.types';
import type { Placement } from './layout.types';
import { placeSlides } from './place-slides';

/** A slide of masonry and section rows: an image in a box, and perhaps a caption below. */
interface FramedSlide {
  readonly slide: HTMLElement;
  readonly image: HTMLImageElement | null;
  readonly caption: HTMLElement | null;
  readonly ratio: number | undefined;
}

/** The child of the slide that contains the image; undefined if the image is a child itself. */
function findBox({ image, slide }: FramedSlide): HTMLElement | undefined {
  let box = image?.parentElement;
  while (box && box.parentElement !== slide) box = box.parentElement;
  return box ?? undefined;
}

export function frameSlides({ list, slides }: Pick<PlacingHost, 'list' | 'slides'>): FramedSlide[] {
  const hasAny = list.querySelector('figcaption') !== null;
  return slides.map((slide) => {
    const image = slide.querySelector('img');
    return {
      slide,
      image,
      caption: hasAny ? slide.querySelector('figcaption') : null,
      ratio: imageRatio(image),
    };
  });
}

/** Gives the boxes of images their height, whether the images have loaded or not. */
function claimHeights(
  { owner }: Pick<PlacingHost, 'owner'>,
  framed: readonly FramedSlide[],
  { rects }: Placement,
): void {
  framed.forEach((one, index) => {
    const box = findBox(one);
    const height = `${rects[index]?.height ?? 0}px`;
    if (box) owner.claim(box, { styles: { height, overflow: 'clip' } });
  });
}

interface FramedRequest {
  /** The class of the list that theme CSS waits for. */
  readonly ready: string;
  /** Lays out; `captions`: their heights, px. */
  readonly place: (captions: readonly number[]) => Placement;
}

/** Places framed slides; captions are measured at their future width after a first layout without them. Returns the fault in the sizes. */
export function placeFramed(
  host: Pick<PlacingHost, 'list' | 'slides' | 'owner'>,
  framed: readonly FramedSlide[],
  { ready, place }: FramedRequest,
): string | undefined {
  const hasCaptions = framed.some(({ caption }) => caption?.checkVisibility());
  let placement = place([]);
  placeSlides(host, placement, { hasHeights: !hasCaptions, ready });
  // Without captions a box is as high as its slide. `placed.css` does that for sections that say they have none.
  if (hasCaptions || !host.list.closest('[data-show-captions="false"]'))
    claimHeights(host, framed, placement);
  if (hasCaptions) {
    placement = place(framed.map(({ caption }) => caption?.getBoundingClientRect().height ?? 0));
    placeSlides(host, placement, { hasHeights: false, ready });
  }
  return placement.fault;
}

import { pictureRatio } from '../../media/picture-ratio';
import type { DesignHost } from '../gallery.types';
import type { Placement, Rect } from '../layouts/layout.types';

/** A slide as masonry and strips see it: a picture in a box, and perhaps a caption below. */
export interface FramedSlide {
  readonly slide: HTMLElement;
  readonly image: HTMLImageElement | null;
  readonly caption: HTMLElement | null;
  readonly ratio: number | undefined;
}

/** The child of the slide that holds the picture; undefined where the picture is such a child itself. */
function findBox({ image, slide }: FramedSlide): HTMLElement | undefined {
  let box = image?.parentElement;
  while (box && box.parentElement !== slide) box = box.parentElement;
  return box ?? undefined;
}

export function frameSlides({ list, slides }: Pick<DesignHost, 'list' | 'slides'>): FramedSlide[] {
  const hasAny = list.querySelector('figcaption') !== null;
  return slides.map((slide) => {
    const image = slide.querySelector('img');
    return {
      slide,
      image,
      caption: hasAny ? slide.querySelector('figcaption') : null,
      ratio: pictureRatio(image),
    };
  });
}

/** Heights of the captions as they stand now, read in one batch. None is displayed: nothing is read. */
export function measureCaptions(framed: readonly FramedSlide[]): number[] {
  return framed.map(({ caption }) => caption?.getBoundingClientRect().height ?? 0);
}

/** Whether there is any caption that takes room. */
export const hasCaptions = (framed: readonly FramedSlide[]): boolean =>
  framed.some(({ caption }) => caption?.checkVisibility());

const px = (value: number) => `${value}px`;

const moveTo = ({ left, top }: Rect) => `translate(${left}px, ${top}px)`;

/** Marks the list as one whose slides are moved from its corner (`placed.css`), and gives it its height. */
export function claimList(
  { list, owner }: Pick<DesignHost, 'list' | 'owner'>,
  { height }: Placement,
  ready: string,
): void {
  owner.claim(list, {
    classes: { 'inlay-placed': true, [ready]: true },
    styles: { height: px(height) },
  });
}

/** Gives slides their width and the boxes of pictures their ratio, so that what stands below can be measured before they have come. */
export function claimRatios(
  { owner }: Pick<DesignHost, 'owner'>,
  framed: readonly FramedSlide[],
  width: number,
): void {
  for (const one of framed) {
    owner.claim(one.slide, { styles: { width: px(width) } });
    const box = findBox(one);
    if (box) owner.claim(box, { styles: { 'aspect-ratio': `${one.ratio ?? 1}`, overflow: 'hidden' } });
  }
}

/** Moves slides of one width, px. */
export function moveSlides(
  { owner, slides }: Pick<DesignHost, 'owner' | 'slides'>,
  { rects }: Placement,
  width: number,
): void {
  const same = px(width);
  slides.forEach((slide, index) => {
    const rect = rects[index];
    if (rect)
      owner.claim(slide, { styles: { width: same, height: px(rect.height), transform: moveTo(rect) } });
  });
}

/** Moves slides of widths of their own, and gives the boxes of their pictures the rows' height. */
export function placeInRows(
  { owner }: Pick<DesignHost, 'owner'>,
  framed: readonly FramedSlide[],
  { rects }: Placement,
): void {
  framed.forEach((one, index) => {
    const rect = rects[index];
    if (!rect) return;
    owner.claim(one.slide, { styles: { width: px(rect.width), transform: moveTo(rect) } });
    const box = findBox(one);
    if (box) owner.claim(box, { styles: { height: px(rect.height), overflow: 'hidden' } });
  });
}

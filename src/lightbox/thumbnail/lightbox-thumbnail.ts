import type { Point, Size } from '../../dom/geometry';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import type { LightboxContent } from '../lightbox.types';

/** In px, from the window's left and top. */
interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

/** Shown in place of an image until it has loaded. */
export interface Placeholder {
  readonly src: string;
  /** Width ÷ height. */
  readonly ratio: number;
}

/** The uncropped image in the page, and the part of it that the thumbnail shows. */
interface Crop {
  readonly picture: Rect;
  readonly visible: Rect;
}

/** Ratios that differ by less count as equal: sizes of thumbnails are rounded to whole pixels. */
const SAME_RATIO = 0.03;
const CENTRE: Point = { x: 0.5, y: 0.5 };

function findImage(element: HTMLElement | null): HTMLImageElement | undefined {
  const image = element instanceof HTMLImageElement ? element : element?.querySelector('img');
  return image?.complete && image.naturalWidth && image.naturalHeight ? image : undefined;
}

const isLike = (ratio: number, { width, height }: LightboxContent) =>
  !width || !height || Math.abs((ratio * height) / width - 1) < SAME_RATIO;

/** The thumbnail's own file, unless it is cropped differently. */
export function placeholderOf(element: HTMLElement | null, content: LightboxContent) {
  const image = findImage(element);
  if (!image) return undefined;
  const ratio = image.naturalWidth / image.naturalHeight;
  return isLike(ratio, content) ? { src: image.currentSrc || image.src, ratio } : undefined;
}

/** One part of a computed `object-position`: px, or a percentage of the free space, which is negative for cropped images. */
function offset(part: string | undefined, free: number): number {
  const value = Number.parseFloat(part ?? '');
  if (Number.isNaN(value)) return free / 2;
  return part?.endsWith('px') ? value : (free * value) / 100;
}

/** The box that `object-fit` and `object-position` give an image. */
export function placeObject(
  box: Rect,
  natural: Size,
  { objectFit, objectPosition }: Pick<CSSStyleDeclaration, 'objectFit' | 'objectPosition'>,
): Rect {
  const scales = [box.width / natural.width, box.height / natural.height];
  const scale = {
    cover: Math.max(...scales),
    contain: Math.min(...scales),
    none: 1,
    'scale-down': Math.min(1, ...scales),
  }[objectFit];
  if (!scale) return box;
  const [width, height] = [natural.width * scale, natural.height * scale];
  const [x, y] = objectPosition.split(' ');
  return {
    left: box.left + offset(x, box.width - width),
    top: box.top + offset(y, box.height - height),
    width,
    height,
  };
}

/** The intersection of two rectangles; zero-size if they do not meet. */
export function intersect(a: Rect, b: Rect): Rect {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  return {
    left,
    top,
    width: Math.max(Math.min(a.left + a.width, b.left + b.width) - left, 0),
    height: Math.max(Math.min(a.top + a.height, b.top + b.height) - top, 0),
  };
}

/** The box without border and padding, where the image is painted. */
function contentBox(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const edge = (side: string) =>
    Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) +
      Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
  return {
    left: left + edge('left'),
    top: top + edge('top'),
    width: width - edge('left') - edge('right'),
    height: height - edge('top') - edge('bottom'),
  };
}

/** The part of a rectangle that is clipped neither by the window nor by a box around the element. */
function clip(element: Element, rect: Rect): Rect {
  let visible = intersect(rect, { left: 0, top: 0, width: innerWidth, height: innerHeight });
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflow !== 'visible')
      visible = intersect(visible, box.getBoundingClientRect());
  }
  return visible;
}

/** The thumbnail's crop of an item's image: by CSS, or about the focal point for a file of another ratio. Undefined if no part of it is in the window. */
export function cropOf(element: HTMLElement | null, content: LightboxContent, ratio: number) {
  const image = findImage(element);
  if (!image?.checkVisibility({ visibilityProperty: true })) return undefined;
  const box = contentBox(image);
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  let picture = placeObject(box, natural, getComputedStyle(image));
  if (Math.abs(natural.width / natural.height / ratio - 1) > SAME_RATIO) {
    const { x, y } = ('focalPoint' in content && content.focalPoint) || CENTRE;
    picture = placeObject(
      picture,
      { width: ratio, height: 1 },
      { objectFit: 'cover', objectPosition: `${x * 100}% ${y * 100}%` },
    );
  }
  const visible = clip(image, intersect(box, picture));
  return visible.width && visible.height ? { picture, visible } : undefined;
}

const EASING = 'cubic-bezier(0.3, 0, 0.2, 1)';

/** The keyframe that makes an image at `place` look like its thumbnail. */
function asThumbnail({ picture, visible }: Crop, place: Rect): Keyframe {
  const [scaleX, scaleY] = [picture.width / place.width, picture.height / place.height];
  const x = picture.left + picture.width / 2 - place.left - place.width / 2;
  const y = picture.top + picture.height / 2 - place.top - place.height / 2;
  // `clip-path` applies before the transform.
  const top = (visible.top - picture.top) / scaleY;
  const left = (visible.left - picture.left) / scaleX;
  const bottom = place.height - top - visible.height / scaleY;
  const right = place.width - left - visible.width / scaleX;
  return {
    transform: `translate(${x}px, ${y}px) scale(${scaleX}, ${scaleY})`,
    clipPath: `inset(${top}px ${right}px ${bottom}px ${left}px)`,
  };
}

export interface ZoomRequest {
  /** The lightbox's image. */
  readonly picture: HTMLElement | null;
  readonly thumbnail: HTMLElement | null;
  readonly content: LightboxContent;
  /** Milliseconds. */
  readonly duration: number;
}

/** Undefined under reduced motion, or when either of the two is not visible. */
function findThumbnailFrame({ picture, thumbnail, content }: ZoomRequest): Keyframe | undefined {
  if (!picture || prefersReducedMotion()) return undefined;
  const place = picture.getBoundingClientRect();
  if (!place.width || !place.height) return undefined;
  const crop = cropOf(thumbnail, content, place.width / place.height);
  return crop && asThumbnail(crop, place);
}

export function growFrom(request: ZoomRequest): Animation | undefined {
  const frame = findThumbnailFrame(request);
  const animation =
    frame &&
    request.picture?.animate([frame, { transform: 'none', clipPath: 'inset(0px)' }], {
      duration: request.duration,
      easing: EASING,
    });
  // Starts now instead of after the dialog's first frame.
  if (animation) animation.startTime = document.timeline.currentTime;
  return animation;
}

/** Shrinks the image into its thumbnail, from the position where a gesture left it. It stays there. */
export function shrinkInto(request: ZoomRequest): Animation | undefined {
  const { picture, duration } = request;
  const moved = picture?.closest<HTMLElement>('.inlay-lightbox-track');
  if (!picture || !moved) return undefined;
  const from = picture.getBoundingClientRect();
  const before = [moved.style.transform, picture.style.transform] as const;
  for (const element of [moved, picture]) {
    element.style.transition = 'none';
    element.style.transform = '';
  }
  const frame = findThumbnailFrame(request);
  if (!frame) {
    [moved.style.transform, picture.style.transform] = before;
    return undefined;
  }
  const to = picture.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const start = {
    transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`,
    clipPath: 'inset(0px)',
  };
  return picture.animate([start, frame], { duration, easing: EASING, fill: 'forwards' });
}

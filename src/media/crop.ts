import type { Point, Size } from './dimensions';

export interface CropRequest {
  readonly box: Size;
  readonly image: Size;
  readonly focalPoint: Point;
}

export interface PlaceRequest extends CropRequest {
  readonly mode: 'cover' | 'contain' | 'none';
}

/** In px, from the box's left and top; negative where the box cuts the picture off. */
export interface Placement extends Size {
  readonly left: number;
  readonly top: number;
}

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;

/** How far along the overflow the picture is pushed so that the focal point is as near the centre as the edges allow. */
function along(box: number, image: number, focal: number): number {
  const overflow = image - box;
  if (!(overflow > 0.5)) return 0.5;
  return Math.min(Math.max(focal * image - box / 2, 0), overflow) / overflow;
}

/** 0 for a picture or a box without area: there is nothing to place. */
function scaleOf({ box, image }: CropRequest, mode: PlaceRequest['mode']): number {
  if (!(image.width > 0 && image.height > 0)) return 0;
  if (mode === 'none') return 1;
  const bound = mode === 'cover' ? Math.max : Math.min;
  return bound(box.width / image.width, box.height / image.height);
}

/**
 * Where the picture lies in its box. What is larger than the box is cut about the focal point, what is smaller is centred.
 *
 * @example
 * placeImage({ box: { width: 100, height: 100 }, image: { width: 400, height: 200 }, focalPoint: { x: 0, y: 0.5 }, mode: 'cover' });
 * // { left: 0, top: 0, width: 200, height: 100 }
 */
export function placeImage(request: PlaceRequest): Placement {
  const { box, image, focalPoint, mode } = request;
  const scale = scaleOf(request, mode);
  const [width, height] = [image.width * scale, image.height * scale];
  return {
    left: (box.width - width) * along(box.width, width, focalPoint.x),
    top: (box.height - height) * along(box.height, height, focalPoint.y),
    width,
    height,
  };
}

/** CSS `object-position` for a picture that covers its box about its focal point. */
export function objectPosition(request: CropRequest): string {
  const { box, image, focalPoint } = request;
  const scale = scaleOf(request, 'cover');
  return `${percent(along(box.width, image.width * scale, focalPoint.x))} ${percent(along(box.height, image.height * scale, focalPoint.y))}`;
}

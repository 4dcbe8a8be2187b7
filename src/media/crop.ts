import type { Point, Size } from './dimensions';

export interface CropRequest {
  readonly box: Size;
  readonly image: Size;
  readonly focalPoint: Point;
}

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;

/** How far along the overflow the picture is pushed so that the focal point is as near the centre as the edges allow. */
function along(box: number, image: number, focal: number): number {
  const overflow = image - box;
  if (!(overflow > 0.5)) return 0.5;
  return Math.min(Math.max(focal * image - box / 2, 0), overflow) / overflow;
}

/** CSS `object-position` for a picture that covers its box about its focal point. */
export function objectPosition({ box, image, focalPoint }: CropRequest): string {
  const scale = Math.max(box.width / image.width, box.height / image.height);
  return `${percent(along(box.width, image.width * scale, focalPoint.x))} ${percent(along(box.height, image.height * scale, focalPoint.y))}`;
}

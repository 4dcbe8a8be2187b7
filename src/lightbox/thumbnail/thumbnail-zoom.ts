import { prefersReducedMotion } from '../../dom/reduced-motion';
import type { LightboxContent } from '../lightbox.types';
import { type Crop, cropOf, type Rect } from './lightbox-thumbnail';

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

/** Grows the image from its thumbnail to its place. */
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

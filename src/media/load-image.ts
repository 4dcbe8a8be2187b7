import type { Claims, LedgerOwner } from '../core/ledger.types';
import { whenVisible } from '../dom/visibility';
import { objectPosition } from './crop';
import { readDimensions, readFocalPoint } from './dimensions';
import { chooseRung, rungUrl } from './rungs';

export interface LoadImageOptions {
  readonly owner: LedgerOwner;
  /** The box that the picture fills or fits. */
  readonly box: HTMLElement;
  readonly mode: 'cover' | 'contain';
  readonly onFault: (message: string) => void;
}

/** Where the picture goes in its box and which of its sizes is asked for, read from the box as it is now. */
function placeInBox(image: HTMLImageElement, address: string, { box, mode }: LoadImageOptions): Claims {
  const { width, height } = box.getBoundingClientRect();
  const original = readDimensions(image.dataset.imageDimensions);
  const rung = chooseRung({
    boxWidth: width,
    boxHeight: height,
    dpr: devicePixelRatio,
    mode,
    ...(original && { original }),
  });
  const focalPoint = readFocalPoint(image.dataset.imageFocalPoint);
  const position =
    original && mode === 'cover'
      ? objectPosition({ box: { width, height }, image: original, focalPoint })
      : '50% 50%';
  return {
    attributes: { src: rungUrl(address, rung), 'data-image-resolution': `${rung}w` },
    styles: {
      position: 'absolute',
      left: '0px',
      top: '0px',
      width: '100%',
      height: '100%',
      'max-width': 'none',
      'object-fit': mode,
      'object-position': position,
    },
  };
}

/** Claims `loading` until the picture is there, then `loaded`, which theme CSS waits for. */
function followLoading(image: HTMLImageElement, claims: Claims, { owner, onFault }: LoadImageOptions): void {
  const show = () => owner.claim(image, { ...claims, classes: { loaded: true } });
  owner.claim(image, { ...claims, classes: { loading: true } });
  if (image.complete && image.naturalWidth > 0) {
    show();
    return;
  }
  owner.listen(image, 'load', show, { once: true });
  owner.listen(
    image,
    'error',
    () => {
      // What stays is the text that stands for the picture; nothing may hide it.
      show();
      onFault(`The image ${image.currentSrc || image.src} cannot be loaded.`);
    },
    { once: true },
  );
}

/**
 * Gives a picture that the server left to the script its source, sized for its box, when it comes near the viewport.
 * A picture that has sources (responsive ones of the server, or those of an earlier boot) keeps them and gets only its
 * state. Returns the cancel; what is written belongs to `owner`.
 */
export function loadImage(image: HTMLImageElement, options: LoadImageOptions): () => void {
  if (image.hasAttribute('src') || image.hasAttribute('srcset')) {
    if (image.complete && image.naturalWidth > 0) options.owner.claim(image, { classes: { loaded: true } });
    else followLoading(image, {}, options);
    return () => {};
  }
  const address = image.dataset.src || image.dataset.image;
  if (!address) {
    options.onFault('Invalid or missing image source.');
    return () => {};
  }
  return whenVisible(options.box, () => followLoading(image, placeInBox(image, address, options), options));
}

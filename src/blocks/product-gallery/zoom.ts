import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import type { Point, Size } from '../../dom/geometry';
import { onPress } from '../../dom/on-press';
import { overlayPlacement } from '../../media/image/image-placement';
import { loadImage } from '../../media/image/load-image';
import { immediately } from '../../media/image/load-trigger';
import type { ZoomTrigger } from './product-gallery.data';
import type { TouchZoom } from './touch-zoom';

const DUPLICATE = '.product-image-zoom-duplicate,.sqs-image-zoom-duplicate';

/** The attributes that the larger picture copies from the one in the page. */
const COPIED = ['data-src', 'data-image', 'data-image-dimensions', 'data-image-focal-point', 'data-mode'];

/** The layer over a slide in which the larger picture grows: the server's, or one like it. */
function findLayer(slide: HTMLElement, image: HTMLImageElement, owner: LedgerOwner): HTMLElement {
  const served = slide.querySelector<HTMLElement>(DUPLICATE);
  if (served) return served;
  const layer = document.createElement('div');
  layer.className = 'sqs-image-zoom-duplicate inlay-zoom-duplicate';
  layer.setAttribute('aria-hidden', 'true');
  const copy = document.createElement('img');
  copy.alt = '';
  for (const name of COPIED) {
    const value = image.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  const { src } = image;
  if (!copy.dataset.src && !copy.dataset.image && src) copy.setAttribute('data-src', src);
  layer.append(copy);
  return owner.insert(layer, slide);
}

/** Loads the picture in a layer, sharp at this factor; calls back when it is there, or cannot be had. */
function loadLayer(
  scope: Scope,
  {
    layer,
    slide,
    image,
    factor,
  }: Record<'layer' | 'slide', HTMLElement> & { readonly image: HTMLElement; readonly factor: number },
  loaded: () => void,
): void {
  const copy = layer.querySelector('img');
  if (!copy) return;
  const { objectFit } = getComputedStyle(image);
  scope.defer(
    loadImage(copy, {
      box: slide,
      owner: scope.owner(),
      placement: overlayPlacement,
      placesServed: true,
      mode: objectFit === 'contain' ? 'contain' : 'cover',
      sizeAdjustment: factor,
      when: immediately,
      onFault: (message) => scope.warn('handler', message),
      onSettled: (isLoaded) => isLoaded && loaded(),
    }),
  );
}

/** In fractions of the picture: the spot that stays in its place when the picture grows. */
export const CENTRE: Point = { x: 0.5, y: 0.5 };

const within = (share: number) => Math.min(Math.max(share, 0), 1);

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** The spot of a picture under the mouse. Moved along an edge, the mouse brings that edge of the enlarged picture into view. */
export const originAt = ({ x, y }: Point, { left, top, width, height }: Box): Point =>
  width > 0 && height > 0 ? { x: within((x - left) / width), y: within((y - top) / height) } : CENTRE;

/** A tenth of the picture for each key. */
const STEP = 0.1;

/** The spot to which an arrow key moves the view of an enlarged picture; undefined for other keys. */
export function originAfterKey({ x, y }: Point, key: string): Point | undefined {
  if (key === 'ArrowLeft') return { x: within(x - STEP), y };
  if (key === 'ArrowRight') return { x: within(x + STEP), y };
  if (key === 'ArrowUp') return { x, y: within(y - STEP) };
  if (key === 'ArrowDown') return { x, y: within(y + STEP) };
  return undefined;
}

/** As CSS has it; rounded, so that the smallest tremble writes nothing. */
export const toTransformOrigin = ({ x, y }: Point): string =>
  `${+(x * 100).toFixed(2)}% ${+(y * 100).toFixed(2)}%`;

interface PictureZoom {
  isZoomed(): boolean;
  origin(): Point;
  /** Loads the larger picture. */
  prepare(): void;
  /** Enlarges the picture about a spot, or brings it back to its size. */
  to(isZoomed: boolean, about?: Point): void;
}

interface ZoomOptions {
  readonly slide: HTMLElement;
  readonly image: HTMLImageElement;
  readonly zooms: ReadonlySet<ZoomTrigger>;
  readonly factor: number;
  /** Names the picture as a button, where it has no text. */
  readonly label: string;
  /** The zoom for fingers. */
  readonly pinch: TouchZoom;
}

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

/** A layer with a larger copy of the picture, and the states of both. */
function createZoom(scope: Scope, { slide, image, zooms, factor, label }: ZoomOptions): PictureZoom {
  const owner = scope.owner();
  const layers = scope.owner();
  const isByClick = zooms.has('click');
  let layer: HTMLElement | undefined;
  let isLoaded = false;
  let isZoomed = false;
  let origin = CENTRE;

  const show = () => {
    const isShown = isZoomed && isLoaded;
    owner.claim(slide, { classes: { 'is-zoomed': isShown, 'sqs-image-zoom--behavior-click': isByClick } });
    // Current themes go by the slide, earlier ones by the list, which all slides share.
    if (slide.parentElement)
      layers.claim(slide.parentElement, isShown ? { classes: { 'is-zoomed': true } } : {});
    if (layer) {
      layers.claim(layer, {
        classes: { loaded: isLoaded },
        ...(isZoomed && {
          styles: { transform: `scale(${factor})`, 'transform-origin': toTransformOrigin(origin) },
        }),
      });
    }
    if (!isByClick) return;
    owner.claim(image, {
      // Themes hide the picture behind the larger one, and it would lose focus.
      styles: { ...(isShown && { visibility: 'visible' }) },
      attributes: {
        role: 'button',
        tabindex: '0',
        'aria-pressed': `${isZoomed}`,
        ...(!image.alt.trim() && { 'aria-label': label }),
      },
    });
  };
  const prepare = () => {
    if (layer) return;
    layer = findLayer(slide, image, layers);
    loadLayer(scope, { layer, slide, image, factor }, () => {
      isLoaded = true;
      show();
    });
  };
  show();
  return {
    isZoomed: () => isZoomed,
    origin: () => origin,
    prepare,
    to(wanted, about = origin) {
      if (wanted === isZoomed && about === origin) return;
      if (wanted) prepare();
      isZoomed = wanted;
      origin = about;
      show();
    },
  };
}

const spotOf = ({ clientX: x, clientY: y }: MouseEvent, slide: HTMLElement): Point =>
  originAt({ x, y }, slide.getBoundingClientRect());

/** By clicks, taps and keys. */
function zoomByPress(scope: Scope, zoom: PictureZoom, { slide, image, pinch }: ZoomOptions): void {
  // Before Safari 18.2 a click does not tell what has made it.
  let isTap = false;
  scope.listen(slide, 'pointerdown', (event) => {
    isTap = isTouch(event);
  });
  const press = (event: Event) => {
    if (event.defaultPrevented || (event instanceof MouseEvent && event.button)) return;
    event.preventDefault();
    const hasPlace = event instanceof MouseEvent && event.detail > 0;
    if (hasPlace && isTap) pinch.toggle({ x: event.clientX, y: event.clientY });
    // Keys have no place, and neither have clicks of a screen reader.
    else zoom.to(!zoom.isZoomed(), hasPlace ? spotOf(event, slide) : CENTRE);
  };
  onPress(image, scope, press);
  // Themes lay colours and texts over the picture.
  scope.listen(slide, 'click', press);
  scope.listen(image, 'keydown', (event) => {
    if (!zoom.isZoomed()) return;
    const moved = originAfterKey(zoom.origin(), event.key);
    if (moved || event.key === 'Escape') event.preventDefault();
    if (moved) zoom.to(true, moved);
    if (event.key === 'Escape') zoom.to(false);
  });
  scope.listen(image, 'blur', () => zoom.to(false));
}

/**
 * Shows a picture larger in its place, under the mouse or after a click. A layer with a larger copy grows about the spot under the
 * mouse. By keyboard, Enter and Space enlarge it about its centre, and arrow keys move the view. Fingers zoom by `pinch`.
 */
export function startZoom(scope: Scope, options: ZoomOptions): void {
  const { slide, zooms } = options;
  const zoom = createZoom(scope, options);
  scope.listen(slide, 'pointerenter', (event) => {
    if (isTouch(event)) return;
    zoom.prepare();
    if (zooms.has('hover')) zoom.to(true, spotOf(event, slide));
  });
  scope.listen(slide, 'pointermove', (event) => {
    if (zoom.isZoomed() && !isTouch(event)) zoom.to(true, spotOf(event, slide));
  });
  scope.listen(slide, 'pointerleave', (event) => {
    if (!isTouch(event)) zoom.to(false);
  });
  if (zooms.has('click')) zoomByPress(scope, zoom, options);
}

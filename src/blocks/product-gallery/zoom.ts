import type { Claims, LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import type { Point } from '../../dom/geometry';
import { onPress } from '../../dom/on-press';
import { copyImage } from '../../media/image/copy-image';
import { overlayPlacement } from '../../media/image/image-placement';
import { loadImage } from '../../media/image/load-image';
import { immediately } from '../../media/image/load-trigger';
import { createStore } from '../../store/store';
import type { ZoomTrigger } from './product-gallery.data';
import type { TouchZoom } from './touch-zoom';

const DUPLICATE = '.product-image-zoom-duplicate,.sqs-image-zoom-duplicate';

/** The layer over a slide with the larger picture: the server's, or a new one. */
function findLayer(slide: HTMLElement, image: HTMLImageElement, owner: LedgerOwner): HTMLElement {
  const served = slide.querySelector<HTMLElement>(DUPLICATE);
  if (served) return served;
  const layer = document.createElement('div');
  layer.className = 'sqs-image-zoom-duplicate inlay-zoom-duplicate';
  layer.setAttribute('aria-hidden', 'true');
  const copy = copyImage(image, ['data-mode']);
  const { src } = image;
  if (!copy.dataset.src && !copy.dataset.image && src) copy.setAttribute('data-src', src);
  layer.append(copy);
  return owner.insert(layer, slide);
}

/** Loads the picture in a layer, sharp at the zoom's factor. */
function loadLayer(
  scope: Scope,
  { layer, slide, image, factor }: ZoomOptions & { readonly layer: HTMLElement },
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

/** The point that does not move when the picture is enlarged, in fractions of the picture. */
export const CENTRE: Point = { x: 0.5, y: 0.5 };

const within = (share: number) => Math.min(Math.max(share, 0), 1);

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The point of a picture under the mouse. At an edge, the mouse shows that edge of the enlarged picture. */
export const originAt = ({ x, y }: Point, { left, top, width, height }: Box): Point =>
  width > 0 && height > 0 ? { x: within((x - left) / width), y: within((y - top) / height) } : CENTRE;

const STEP = 0.1;

/** The point to which an arrow key moves an enlarged picture; undefined for other keys. */
export function originAfterKey({ x, y }: Point, key: string): Point | undefined {
  if (key === 'ArrowLeft') return { x: within(x - STEP), y };
  if (key === 'ArrowRight') return { x: within(x + STEP), y };
  if (key === 'ArrowUp') return { x, y: within(y - STEP) };
  if (key === 'ArrowDown') return { x, y: within(y + STEP) };
  return undefined;
}

/** In CSS; rounded, so that tiny movements write nothing. */
export const toTransformOrigin = ({ x, y }: Point): string =>
  `${+(x * 100).toFixed(2)}% ${+(y * 100).toFixed(2)}%`;

interface ZoomOptions {
  readonly slide: HTMLElement;
  readonly image: HTMLImageElement;
  readonly zooms: ReadonlySet<ZoomTrigger>;
  readonly factor: number;
  /** The name of a picture without a text, as a button. */
  readonly label: string;
  readonly pinch: TouchZoom;
}

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

type PictureZoom = ReturnType<typeof createZoom>;

interface ZoomState {
  /** The larger picture is there. */
  readonly isLoaded: boolean;
  readonly isZoomed: boolean;
  /** The point about which it is enlarged. */
  readonly origin: Point;
}

/** A slide. Current themes use its state, earlier ones that of the list, which all slides share. */
const slideClaims = ({ isLoaded, isZoomed }: ZoomState, isByClick: boolean): Claims => ({
  classes: { 'is-zoomed': isZoomed && isLoaded, 'sqs-image-zoom--behavior-click': isByClick },
});

const listClaims = ({ isLoaded, isZoomed }: ZoomState): Claims =>
  isZoomed && isLoaded ? { classes: { 'is-zoomed': true } } : {};

/** The layer with the larger picture. */
const layerClaims = ({ isLoaded, isZoomed, origin }: ZoomState, factor: number): Claims => ({
  classes: { loaded: isLoaded },
  ...(isZoomed && {
    styles: { transform: `scale(${factor})`, 'transform-origin': toTransformOrigin(origin) },
  }),
});

/** A picture that a press enlarges; `label` names one without a text. */
const pictureClaims = ({ isLoaded, isZoomed }: ZoomState, label: string | undefined): Claims => ({
  // Themes hide the picture behind the larger one: it would lose focus.
  styles: isZoomed && isLoaded ? { visibility: 'visible' } : {},
  attributes: {
    role: 'button',
    tabindex: '0',
    'aria-pressed': `${isZoomed}`,
    ...(label && { 'aria-label': label }),
  },
});

function createZoom(scope: Scope, options: ZoomOptions) {
  const { slide, image, zooms, factor, label } = options;
  const isByClick = zooms.has('click');
  const { get, set, subscribe } = createStore<ZoomState>({
    isLoaded: false,
    isZoomed: false,
    origin: CENTRE,
  });
  const store = { get, subscribe };
  scope.bind(slide, store, (state) => slideClaims(state, isByClick));
  if (slide.parentElement) scope.bind(slide.parentElement, store, listClaims);
  if (isByClick)
    scope.bind(image, store, (state) => pictureClaims(state, image.alt.trim() ? undefined : label));

  let layer: HTMLElement | undefined;
  const prepare = () => {
    if (layer) return;
    layer = findLayer(slide, image, scope.owner());
    scope.bind(layer, store, (state) => layerClaims(state, factor));
    loadLayer(scope, { ...options, layer }, () => set({ ...get(), isLoaded: true }));
  };
  return {
    get,
    prepare,
    /** Enlarges the picture about a point, or resets it. */
    to(isZoomed: boolean, origin: Point = get().origin) {
      const before = get();
      if (isZoomed === before.isZoomed && origin === before.origin) return;
      if (isZoomed) prepare();
      set({ ...get(), isZoomed, origin });
    },
  };
}

const pointUnder = ({ clientX: x, clientY: y }: MouseEvent, slide: HTMLElement): Point =>
  originAt({ x, y }, slide.getBoundingClientRect());

function zoomByPress(scope: Scope, zoom: PictureZoom, { slide, image, pinch }: ZoomOptions): void {
  // Before Safari 18.2 a click has no pointer type.
  let isTap = false;
  scope.listen(slide, 'pointerdown', (event) => {
    isTap = isTouch(event);
  });
  const press = (event: Event) => {
    if (event.defaultPrevented || (event instanceof MouseEvent && event.button)) return;
    event.preventDefault();
    const hasPlace = event instanceof MouseEvent && event.detail > 0;
    if (hasPlace && isTap) pinch.toggle({ x: event.clientX, y: event.clientY });
    // Keys have no position, nor have clicks of screen readers.
    else zoom.to(!zoom.get().isZoomed, hasPlace ? pointUnder(event, slide) : CENTRE);
  };
  onPress(image, scope, press);
  // Themes put colours and texts over the picture.
  scope.listen(slide, 'click', press);
  scope.listen(image, 'keydown', (event) => {
    if (!zoom.get().isZoomed) return;
    const moved = originAfterKey(zoom.get().origin, event.key);
    if (moved || event.key === 'Escape') event.preventDefault();
    if (moved) zoom.to(true, moved);
    if (event.key === 'Escape') zoom.to(false);
  });
  scope.listen(image, 'blur', () => zoom.to(false));
}

/**
 * Enlarges a picture in its place, under the mouse or after a click, about the point under the mouse. By keyboard, Enter and Space enlarge
 * it about its centre, and arrow keys move it. Fingers zoom by `pinch`.
 */
export function startZoom(scope: Scope, options: ZoomOptions): void {
  const { slide, zooms } = options;
  const zoom = createZoom(scope, options);
  scope.listen(slide, 'pointerenter', (event) => {
    if (isTouch(event)) return;
    zoom.prepare();
    if (zooms.has('hover')) zoom.to(true, pointUnder(event, slide));
  });
  scope.listen(slide, 'pointermove', (event) => {
    if (zoom.get().isZoomed && !isTouch(event)) zoom.to(true, pointUnder(event, slide));
  });
  scope.listen(slide, 'pointerleave', (event) => {
    if (!isTouch(event)) zoom.to(false);
  });
  if (zooms.has('click')) zoomByPress(scope, zoom, options);
}

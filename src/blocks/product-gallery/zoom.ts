import type { Scope } from '../../core/scope';
import { onPress } from '../../dom/on-press';
import type { Point } from '../../media/image/dimensions';
import type { Pinch } from './pinch';
import type { ZoomTrigger } from './product-gallery.data';
import { CENTRE, originAfterKey, originAt, toTransformOrigin } from './zoom-origin';
import { findLayer, loadLayer } from './zoom-picture';

export interface ZoomOptions {
  readonly slide: HTMLElement;
  readonly image: HTMLImageElement;
  readonly zooms: ReadonlySet<ZoomTrigger>;
  readonly factor: number;
  /** Names the picture as a button, where it has no text of its own. */
  readonly label: string;
  /** What fingers do instead. */
  readonly pinch: Pinch;
}

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

/**
 * Shows a picture larger in its place, under the mouse or after a click. A layer with a larger copy grows about the spot under the
 * mouse. By keyboard, Enter and Space enlarge it about its centre, and arrow keys move the view. Fingers zoom by `pinch`.
 */
export function startZoom(scope: Scope, { slide, image, zooms, factor, label, pinch }: ZoomOptions): void {
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
  const zoomTo = (wanted: boolean, about: Point = origin) => {
    if (wanted === isZoomed && about === origin) return;
    if (wanted) prepare();
    isZoomed = wanted;
    origin = about;
    show();
  };
  const spotOf = ({ clientX: x, clientY: y }: MouseEvent) =>
    originAt({ x, y }, slide.getBoundingClientRect());

  scope.listen(slide, 'pointerenter', (event) => {
    if (isTouch(event)) return;
    prepare();
    if (zooms.has('hover')) zoomTo(true, spotOf(event));
  });
  scope.listen(slide, 'pointermove', (event) => {
    if (isZoomed && !isTouch(event)) zoomTo(true, spotOf(event));
  });
  scope.listen(slide, 'pointerleave', (event) => {
    if (!isTouch(event)) zoomTo(false);
  });
  show();
  if (!isByClick) return;

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
    else zoomTo(!isZoomed, hasPlace ? spotOf(event) : CENTRE);
  };
  onPress(image, scope, press);
  // Themes lay colours and texts over the picture.
  scope.listen(slide, 'click', press);
  scope.listen(image, 'keydown', (event) => {
    if (!isZoomed) return;
    const moved = originAfterKey(origin, event.key);
    if (moved || event.key === 'Escape') event.preventDefault();
    if (moved) zoomTo(true, moved);
    if (event.key === 'Escape') zoomTo(false);
  });
  scope.listen(image, 'blur', () => zoomTo(false));
}

import { type CSSProperties, type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import type { Size } from '../../dom/geometry';
import { imageUrl } from '../../media/image/image-widths';
import type { LightboxImage as ImageContent } from '../lightbox.types';
import type { Placeholder } from '../thumbnail/lightbox-thumbnail';
import { t } from './lightbox-messages';
import { widthFor } from './lightbox-slots';

interface LightboxImageProps {
  readonly image: ImageContent;
  readonly alt: string;
  readonly box: Size;
  /** Whether this is the current item, not a neighbour of it. */
  readonly isShown: boolean;
  /** Enlargement by the visitor: 1 is the fitted size. */
  readonly zoom: number;
  readonly placeholder: Placeholder | undefined;
  readonly onSettled: () => void;
  /** It is the current item, and has failed. */
  readonly onFailed: () => void;
}

/** Width ÷ height, and the original's width in px if it is known: larger would look blurred. */
type Shape = NonNullable<ReturnType<typeof shapeOf>>;

/** Reserves its room before it has loaded. React's type has no custom properties. */
const placeOf = ({ ratio, width }: Shape): CSSProperties =>
  ({
    '--inlay-lightbox-ratio': ratio,
    ...(width && { '--inlay-lightbox-width': `${width}px` }),
  }) as CSSProperties;

function shapeOf({ width, height }: ImageContent, placeholder: Placeholder | undefined) {
  if (width && height) return { ratio: width / height, width };
  return placeholder && { ratio: placeholder.ratio };
}

/** One image. Use a new `key` for another image. */
export function LightboxImage(props: LightboxImageProps): ReactNode {
  const { image, alt, box, isShown, zoom, placeholder, onSettled, onFailed } = props;
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [isOriginal, setOriginal] = useState(false);
  const [seen, setSeen] = useState<Shape>();
  const wanted = widthFor(image, { width: box.width * zoom, height: box.height * zoom }, devicePixelRatio);
  const [width, setWidth] = useState(wanted);
  const shape =
    image.width && image.height ? shapeOf(image, undefined) : (seen ?? shapeOf(image, placeholder));

  // A wider image replaces this one once it has loaded; a smaller window does not load another.
  useEffect(() => {
    if (state !== 'loaded' || isOriginal || wanted <= width) return undefined;
    let isWanted = true;
    const sharper = new Image();
    sharper.src = imageUrl(image.src, wanted);
    sharper
      .decode()
      .then(() => isWanted && setWidth(wanted))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [image, state, isOriginal, wanted, width]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, not for each new function
  useEffect(() => {
    if (isShown && state === 'failed') onFailed();
  }, [isShown, state]);

  const loaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const { naturalWidth, naturalHeight } = currentTarget;
    // A width that was not requested is the original's.
    if (naturalWidth && naturalHeight && !seen)
      setSeen({
        ratio: naturalWidth / naturalHeight,
        ...((isOriginal || naturalWidth !== width) && { width: naturalWidth }),
      });
    const show = () => {
      setState('loaded');
      onSettled();
    };
    // Decoded first, so that the placeholder stays until the image can be painted.
    if (state === 'loading') currentTarget.decode().then(show, show);
  };

  if (state === 'failed') {
    return (
      <div className="inlay-lightbox-failed">
        <div className="inlay-lightbox-failed-alt">{alt}</div>
        <div className="inlay-lightbox-failed-message">{t('failed')}</div>
      </div>
    );
  }
  return (
    <img
      className={`inlay-lightbox-image${shape ? ' inlay-lightbox-image--sized' : ''}`}
      data-state={state}
      data-placeholder={placeholder && state === 'loading' ? true : undefined}
      style={{
        ...(shape && placeOf(shape)),
        ...(placeholder &&
          state === 'loading' && { backgroundImage: `url(${JSON.stringify(placeholder.src)})` }),
      }}
      alt={alt}
      draggable={false}
      onLoad={loaded}
      onError={() => {
        // A host that does not serve this width may still serve the original.
        if (!isOriginal) {
          setOriginal(true);
          return;
        }
        setState('failed');
        onSettled();
      }}
      src={isOriginal ? image.src : imageUrl(image.src, width)}
    />
  );
}

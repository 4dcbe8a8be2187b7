import { type CSSProperties, type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { imageUrl } from '../../media/image/image-widths';
import type { LightboxImage } from '../lightbox.types';
import type { Placeholder } from '../thumbnail/lightbox-thumbnail';
import { t } from './lightbox-messages';
import { type Box, widthFor } from './lightbox-slots';

interface LightboxPictureProps {
  readonly image: LightboxImage;
  readonly alt: string;
  readonly box: Box;
  /** Whether it is the one shown, and not a neighbour of it. */
  readonly isShown: boolean;
  /** How many times its fitted size the visitor has enlarged it to. */
  readonly zoom: number;
  readonly placeholder: Placeholder | undefined;
  /** It has come, or never will. */
  readonly onSettled: () => void;
  /** It is shown, and there is nothing to be seen. */
  readonly onFailed: () => void;
}

/** Width ÷ height, and the width in px beyond which it would be blurred, where that is known. */
interface Shape {
  readonly ratio: number;
  readonly width?: number;
}

/** Its place, before a byte has come. React's type knows no custom properties. */
const placeOf = ({ ratio, width }: Shape): CSSProperties =>
  ({
    '--inlay-lightbox-ratio': ratio,
    ...(width && { '--inlay-lightbox-width': `${width}px` }),
  }) as CSSProperties;

function shapeOf({ width, height }: LightboxImage, placeholder: Placeholder | undefined): Shape | undefined {
  if (width && height) return { ratio: width / height, width };
  return placeholder && { ratio: placeholder.ratio };
}

/** One picture. Draw another with another `key`, since what came of the last is of no use to it. */
export function LightboxPicture(props: LightboxPictureProps): ReactNode {
  const { image, alt, box, isShown, zoom, placeholder, onSettled, onFailed } = props;
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [isOriginal, setOriginal] = useState(false);
  const [seen, setSeen] = useState<Shape>();
  const wanted = widthFor(image, box, devicePixelRatio, zoom);
  const [width, setWidth] = useState(wanted);
  const shape =
    image.width && image.height ? shapeOf(image, undefined) : (seen ?? shapeOf(image, placeholder));

  // A smaller window is no reason to load once more. A larger rung takes its place when it has come, and not before.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, and not with each new function
  useEffect(() => {
    if (isShown && state === 'failed') onFailed();
  }, [isShown, state]);

  const loaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const { naturalWidth, naturalHeight } = currentTarget;
    // A width that is not the rung's is that of the original.
    if (naturalWidth && naturalHeight && !seen)
      setSeen({
        ratio: naturalWidth / naturalHeight,
        ...((isOriginal || naturalWidth !== width) && { width: naturalWidth }),
      });
    const show = () => {
      setState('loaded');
      onSettled();
    };
    // The placeholder goes when there is something to be seen in its stead.
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
        // A host that does not know the size may still have the picture itself.
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

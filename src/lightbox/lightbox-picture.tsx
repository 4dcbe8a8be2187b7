import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { rungUrl } from '../media/rungs';
import type { LightboxImage } from './lightbox.types';
import { type Box, rungFor } from './lightbox-source';
import { text } from './lightbox-words';

interface LightboxPictureProps {
  readonly image: LightboxImage;
  readonly alt: string;
  readonly box: Box;
  readonly onLoaded: () => void;
  readonly onFailed: () => void;
}

/** Its place, before a byte has come. React's type knows no custom properties. */
const placeOf = ({ width, height }: LightboxImage): CSSProperties | undefined =>
  width && height
    ? ({ '--inlay-lightbox-ratio': width / height, '--inlay-lightbox-width': `${width}px` } as CSSProperties)
    : undefined;

/** One picture. Draw another with another `key`, since what came of the last is of no use to it. */
export function LightboxPicture({ image, alt, box, onLoaded, onFailed }: LightboxPictureProps): ReactNode {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [isOriginal, setOriginal] = useState(false);
  // A smaller window is no reason to load once more.
  const rung = useRef(0);
  rung.current = Math.max(rung.current, rungFor(image, box, devicePixelRatio));
  const place = placeOf(image);

  if (state === 'failed') {
    return (
      <div className="inlay-lightbox-failed">
        <div className="inlay-lightbox-failed-alt">{alt}</div>
        <div className="inlay-lightbox-failed-message">{text('failed')}</div>
      </div>
    );
  }
  return (
    <img
      className={`inlay-lightbox-image${place ? ' inlay-lightbox-image--sized' : ''}`}
      data-state={state}
      style={place}
      alt={alt}
      draggable={false}
      onLoad={() => {
        setState('loaded');
        onLoaded();
      }}
      onError={() => {
        // A host that does not know the size may still have the picture itself.
        if (!isOriginal) {
          setOriginal(true);
          return;
        }
        setState('failed');
        onFailed();
      }}
      src={isOriginal ? image.src : rungUrl(image.src, rung.current)}
    />
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { chooseWidth, imageUrl } from '../../media/image/image-widths';
import type { LightboxItem } from '../lightbox.types';
import { announcementOf, t } from './lightbox-messages';

/** Their height in CSS, and the width of most. */
const SIZE_PX = 64;

interface LightboxThumbnailsProps {
  readonly items: readonly LightboxItem[];
  readonly index: number;
  readonly goTo: (index: number) => void;
}

/** All items in a row, with one tab stop; arrow keys move through them as in the rest of the lightbox. */
export function LightboxThumbnails({ items, index, goTo }: LightboxThumbnailsProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = row.current?.children[index];
    if (!(button instanceof HTMLElement) || !row.current) return;
    if (row.current.contains(document.activeElement)) button.focus({ preventScroll: true });
    const { left, width } = button.getBoundingClientRect();
    const middle = row.current.getBoundingClientRect();
    row.current.scrollBy({ left: left + width / 2 - middle.left - middle.width / 2 });
  }, [index]);

  const width = chooseWidth({ width: SIZE_PX, height: SIZE_PX, dpr: devicePixelRatio, mode: 'none' });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and themes draw a frame around it
    <div className="inlay-lightbox-thumbnails" role="group" aria-label={t('thumbnails')} ref={row}>
      {items.map(({ content }, own) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a set does not change while it is open
          key={own}
          type="button"
          className="inlay-lightbox-thumbnail"
          aria-label={announcementOf({ items, index: own })}
          aria-current={own === index ? 'true' : undefined}
          tabIndex={own === index ? 0 : -1}
          onClick={() => goTo(own)}
        >
          {content.src && (
            <img
              src={imageUrl(content.src, width)}
              alt=""
              loading="lazy"
              decoding="async"
              draggable={false}
            />
          )}
        </button>
      ))}
    </div>
  );
}

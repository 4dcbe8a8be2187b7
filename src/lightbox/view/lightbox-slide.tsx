import { type ReactNode, useRef } from 'react';
import type { LightboxItem } from '../lightbox.types';
import type { Placeholder } from '../thumbnail/lightbox-thumbnail';
import { LightboxCaption } from './lightbox-caption';
import { LightboxImage } from './lightbox-image';
import { altOf, captionOf, t } from './lightbox-messages';
import type { Slot } from './lightbox-slots';
import { LightboxVideo } from './lightbox-video';
import { useBox } from './use-box';

interface LightboxSlideProps extends Slot {
  readonly items: readonly LightboxItem[];
  readonly zoom: number;
  readonly isCaptionHidden: boolean;
  readonly placeholder: Placeholder | undefined;
  readonly onSettled: () => void;
  readonly onFailed: () => void;
}

/**
 * One item with its caption. Its neighbours are drawn as well, but inert, for a swipe to reveal. Only divs: themes style
 * every `figure` and `p`.
 */
export function LightboxSlide(props: LightboxSlideProps): ReactNode {
  const { items, index, slot, zoom, isCaptionHidden, placeholder, onSettled, onFailed } = props;
  const stage = useRef<HTMLDivElement>(null);
  const box = useBox(stage);
  const item = items[index];
  if (!item) return null;
  const caption = captionOf(item);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and themes draw a frame around it
    <div
      className="inlay-lightbox-slide"
      data-slot={slot}
      role="group"
      aria-label={t('counter', { current: index + 1, total: items.length })}
      inert={slot !== 0}
    >
      <div className="inlay-lightbox-stage" ref={stage}>
        {box && item.content.type === 'image' && (
          <LightboxImage
            image={item.content}
            alt={altOf(items, index)}
            box={box}
            isShown={!slot}
            zoom={slot ? 1 : zoom}
            placeholder={placeholder}
            onSettled={onSettled}
            onFailed={onFailed}
          />
        )}
        {item.content.type === 'video' && (
          <LightboxVideo video={item.content} title={altOf(items, index)} isShown={!slot} />
        )}
      </div>
      {caption && <LightboxCaption caption={caption} isHidden={isCaptionHidden} box={box} />}
    </div>
  );
}

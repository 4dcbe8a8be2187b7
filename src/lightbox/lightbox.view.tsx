import { type ReactNode, useRef, useState } from 'react';
import { useStore } from '../react/block-context';
import type { LightboxStore } from './lightbox.store';
import type { LightboxControls } from './lightbox.types';
import { LightboxButton } from './lightbox-button';
import { LightboxCaption } from './lightbox-caption';
import { LightboxPicture } from './lightbox-picture';
import { preloadNeighbours } from './lightbox-source';
import { altOf, captionOf, text } from './lightbox-words';
import { useBox } from './use-box';

interface LightboxViewProps {
  readonly store: LightboxStore;
  readonly controls: LightboxControls;
  readonly onFailed: () => void;
}

/**
 * All there is inside the dialog. What lies beside picture, caption and buttons lets clicks through to the overlay.
 * Divs, since rules of themes for every `figure` or `p` would win over ours.
 */
export function LightboxView({ store, controls, onFailed }: LightboxViewProps): ReactNode {
  const { previous = true, next = true, close = true } = controls;
  const state = useStore(store);
  const stage = useRef<HTMLDivElement>(null);
  const box = useBox(stage);
  const [isCaptionHidden, setCaptionHidden] = useState(false);
  const { items, index } = state;
  const item = items[index];
  const caption = item && captionOf(item);
  const isSet = items.length > 1;
  const place = text('counter', { current: index + 1, total: items.length });

  return (
    <>
      <div className="inlay-lightbox-overlay" />
      <div className="inlay-lightbox-frame">
        <div className="inlay-lightbox-bar">
          {isSet && (
            <div className="inlay-lightbox-counter">
              <bdi>{place}</bdi>
            </div>
          )}
          {caption && (
            <LightboxButton
              name="caption"
              isExpanded={!isCaptionHidden}
              onClick={() => setCaptionHidden(!isCaptionHidden)}
            />
          )}
          {close && <LightboxButton name="close" onClick={store.close} />}
        </div>
        {isSet && previous && <LightboxButton name="previous" onClick={store.previous} />}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and themes draw a frame around it */}
        <div className="inlay-lightbox-slide" role="group" aria-label={place}>
          <div className="inlay-lightbox-stage" ref={stage}>
            {item && box && (
              <LightboxPicture
                key={index}
                image={item.content}
                alt={altOf(state, item)}
                box={box}
                onLoaded={() => preloadNeighbours(items, index, box)}
                onFailed={onFailed}
              />
            )}
          </div>
          {caption && <LightboxCaption caption={caption} isHidden={isCaptionHidden} box={box} />}
        </div>
        {isSet && next && <LightboxButton name="next" onClick={store.next} />}
      </div>
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { useStore } from '../../react/scope-context';
import type { Store } from '../../store/store';
import { IconButton } from '../../ui/icon-button.view';
import type { LightboxOptions, LightboxStore } from '../lightbox.types';
import type { Placeholder } from '../thumbnail/lightbox-thumbnail';
import { captionOf, t } from './lightbox-messages';
import { LightboxSlide } from './lightbox-slide';
import { slotsAround } from './lightbox-slots';
import { LightboxThumbnails } from './lightbox-thumbnails';

interface LightboxButtonProps {
  readonly name: 'caption' | 'close' | 'next' | 'previous' | 'zoomIn' | 'zoomOut';
  readonly onClick: () => void;
  readonly isExpanded?: boolean;
}

/** The wrapper is what the layout places: themes set margins on every `button`. */
function LightboxButton({ name, onClick, isExpanded }: LightboxButtonProps): ReactNode {
  return (
    <div className={`inlay-lightbox-control inlay-lightbox-control-${name}`}>
      <IconButton
        className={`inlay-lightbox-button inlay-lightbox-button-${name}`}
        icon={name}
        iconClassName={`inlay-lightbox-icon inlay-lightbox-icon-${name}`}
        label={t(name)}
        aria-expanded={isExpanded}
        onClick={onClick}
      />
    </div>
  );
}

interface LightboxViewProps {
  readonly options: Pick<LightboxOptions, 'controls' | 'loop' | 'thumbnails'>;
  readonly store: LightboxStore;
  /** How much the image is enlarged. */
  readonly zoom: Store<number>;
  readonly getPlaceholder: (index: number) => Placeholder | undefined;
  readonly onZoom: () => void;
  readonly onFailed: () => void;
}

/** The content of the dialog. Clicks beside image, caption and buttons reach the overlay. */
export function LightboxView(props: LightboxViewProps): ReactNode {
  const { options, store, zoom, getPlaceholder, onZoom, onFailed } = props;
  const { controls = {}, loop = true, thumbnails } = options;
  const { previous = true, next = true, close = true, zoom: canZoom = true } = controls;
  const { items, index, position } = useStore(store);
  const scale = useStore(zoom);
  const [isCaptionHidden, setCaptionHidden] = useState(false);
  // The neighbours load after the image that the visitor waits for.
  const [isSettled, setSettled] = useState(items[index]?.content.type === 'video');
  const item = items[index];
  const isSet = items.length > 1;
  const slots = slotsAround(index, items.length, loop);

  return (
    <>
      <div className="inlay-lightbox-overlay" />
      <div className="inlay-lightbox-frame">
        <div className="inlay-lightbox-bar">
          {isSet && (
            <div className="inlay-lightbox-counter">
              <bdi>{t('counter', { current: index + 1, total: items.length })}</bdi>
            </div>
          )}
          {item && captionOf(item) && (
            <LightboxButton
              name="caption"
              isExpanded={!isCaptionHidden}
              onClick={() => setCaptionHidden(!isCaptionHidden)}
            />
          )}
          {canZoom && item?.content.type === 'image' && (
            <LightboxButton name={scale > 1 ? 'zoomOut' : 'zoomIn'} onClick={onZoom} />
          )}
          {close && <LightboxButton name="close" onClick={store.close} />}
        </div>
        {isSet && previous && <LightboxButton name="previous" onClick={store.previous} />}
        <div className="inlay-lightbox-track">
          {slots.map(
            ({ slot, index: own }) =>
              (isSettled || !slot) && (
                <LightboxSlide
                  key={position + slot}
                  items={items}
                  index={own}
                  slot={slot}
                  zoom={scale}
                  isCaptionHidden={isCaptionHidden}
                  placeholder={getPlaceholder(own)}
                  onSettled={() => setSettled(true)}
                  onFailed={onFailed}
                />
              ),
          )}
        </div>
        {isSet && next && <LightboxButton name="next" onClick={store.next} />}
        {isSet && thumbnails && (
          <div className="inlay-lightbox-strip">
            <LightboxThumbnails items={items} index={index} goTo={store.goTo} />
          </div>
        )}
      </div>
    </>
  );
}

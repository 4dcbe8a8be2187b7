import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { watchSize } from '../../dom/watch-size';
import { useScope } from '../../react/scope-context';
import { setSafeHtml } from '../../text/sanitize';
import type { LightboxItem } from '../lightbox.types';
import type { Placeholder } from '../thumbnail/lightbox-thumbnail';
import { LightboxImage } from './lightbox-image';
import { altOf, type Caption, captionOf, t } from './lightbox-messages';
import type { Box, Slot } from './lightbox-slots';
import { LightboxVideo } from './lightbox-video';

interface LightboxCaptionProps {
  readonly caption: Caption;
  readonly isHidden: boolean;
  /** Measured again when it changes: the text may overflow. */
  readonly box: Box | undefined;
}

/** Title and description. A long caption scrolls, also by keyboard. */
function LightboxCaption({ caption, isHidden, box }: LightboxCaptionProps): ReactNode {
  const { title, description, html } = caption;
  const scope = useScope();
  const ref = useRef<HTMLDivElement>(null);
  const rich = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes the size
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current;
      if (element) setScrolls(element.scrollHeight > element.clientHeight + 1);
    };
    measure();
    // Shows plain text until it is sanitized, and if it cannot be.
    if (html && rich.current) void setSafeHtml(rich.current, html, scope).then(measure);
  }, [title, description, html, box, isHidden]);

  return (
    <div
      ref={ref}
      dir="auto"
      className={`inlay-lightbox-caption${isHidden ? ' inlay-lightbox-caption--hidden' : ''}`}
      // A tab stop, with the role and name that one needs, only if it scrolls.
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': t('caption'), 'data-scrolls': true })}
    >
      {title && <div className="inlay-lightbox-title">{title}</div>}
      {description && !html && <div className="inlay-lightbox-description">{description}</div>}
      {html && <div className="inlay-lightbox-description inlay-lightbox-description--html" ref={rich} />}
    </div>
  );
}

/** The element's current size; undefined only in the first render. */
function useBox(ref: RefObject<HTMLElement | null>): Box | undefined {
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      setBox((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    return watchSize(element, measure);
  }, [ref]);
  return box;
}

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

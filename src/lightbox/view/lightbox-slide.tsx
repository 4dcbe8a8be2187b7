import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Size } from '../../dom/geometry';
import { watchSize } from '../../dom/watch-size';
import type { VideoEmbed } from '../../media/video/video-embed';
import { useScope } from '../../react/scope-context';
import { setSafeHtml } from '../../text/sanitize';
import type { LightboxItem, LightboxVideo as Video } from '../lightbox.types';
import type { Placeholder } from '../thumbnail/lightbox-thumbnail';
import { LightboxImage } from './lightbox-image';
import { altOf, type Caption, captionOf, t } from './lightbox-messages';
import type { Slot } from './lightbox-slots';

interface LightboxVideoProps {
  readonly video: Video;
  readonly title: string;
  readonly isShown: boolean;
}

/** A video behind its preview image and a play button. Use a new `key` for another video. */
function LightboxVideo({ video, title, isShown }: LightboxVideoProps): ReactNode {
  const { html, provider = '', src, alt, width, height } = video;
  const scope = useScope();
  const wrapper = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<VideoEmbed>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: an item does not change
  useEffect(() => {
    const part = scope.part();
    part.guard(async () => {
      const { mountVideoEmbed } = await part.load(
        'video-embed',
        () => import('../../media/video/video-embed'),
      );
      if (wrapper.current) setPlayer(mountVideoEmbed(wrapper.current, part, { mode: null, title }));
    })();
    return part.end;
  }, []);
  useEffect(() => player?.setActive(isShown), [player, isShown]);

  const ratio = width && height ? width / height : 16 / 9;
  return (
    <div
      className="inlay-lightbox-video sqs-video-wrapper"
      style={{ '--inlay-lightbox-ratio': ratio } as CSSProperties}
      data-html={html}
      data-provider-name={provider}
      ref={wrapper}
    >
      <div className="sqs-video-overlay">{src && <img data-src={src} alt={alt} />}</div>
    </div>
  );
}

interface LightboxCaptionProps {
  readonly caption: Caption;
  readonly isHidden: boolean;
  /** Measured again when it changes: the text may overflow. */
  readonly box: Size | undefined;
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
function useBox(ref: RefObject<HTMLElement | null>): Size | undefined {
  const [box, setBox] = useState<Size>();
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

/** One item with its caption. Neighbours are drawn inert, for a swipe to reveal. Only divs: themes style every `figure` and `p`. */
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

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LightboxOptions, LightboxVideo as Video } from '../lightbox.types';
import type { Player } from './lightbox-player';

interface LightboxVideoProps extends Pick<LightboxOptions, 'services'> {
  readonly video: Video;
  readonly title: string;
  /** Whether it is the one shown, and not a neighbour of it. */
  readonly isShown: boolean;
  readonly onError: (error: unknown) => void;
}

/** A video behind its picture and a play button. Draw another with another `key`. */
export function LightboxVideo({ video, title, isShown, services, onError }: LightboxVideoProps): ReactNode {
  const { html, provider = '', src, alt, width, height } = video;
  const wrapper = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<Player>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the set says of an item does not change
  useEffect(() => {
    let mounted: Player | undefined;
    let isGone = false;
    import('./lightbox-player')
      .then(({ createPlayer }) => {
        if (isGone || !wrapper.current) return;
        mounted = createPlayer(wrapper.current, { title, services, onError });
        setPlayer(mounted);
      })
      .catch(onError);
    return () => {
      isGone = true;
      mounted?.destroy();
    };
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

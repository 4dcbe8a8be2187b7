import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { VideoEmbed } from '../../media/video/video-embed';
import { useScope } from '../../react/scope-context';
import type { LightboxVideo as Video } from '../lightbox.types';

interface LightboxVideoProps {
  readonly video: Video;
  readonly title: string;
  /** Whether this is the current item, not a neighbour of it. */
  readonly isShown: boolean;
}

/** A video behind its preview image and a play button. Use a new `key` for another video. */
export function LightboxVideo({ video, title, isShown }: LightboxVideoProps): ReactNode {
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

import { chooseVariant, readHostedVideo } from '../../media/hosted-video';
import { createPlayerFrame } from '../../media/player-frame';
import { videoProviders } from '../../media/video-providers';

/** A player without controls and without sound, whoever plays it. */
export interface BackgroundPlayer {
  readonly element: HTMLElement;
  play(): void;
  pause(): void;
  destroy(): void;
}

export interface BackgroundEvents {
  /** The first moving picture is there. */
  readonly onPlaying: () => void;
  readonly onFault: (message: string) => void;
}

/** The player of a file that the platform serves; undefined when the element names none. */
export function createFilePlayer(box: HTMLElement, events: BackgroundEvents): BackgroundPlayer | undefined {
  const hosted = readHostedVideo(box.dataset.configNativeVideo);
  if (!hosted) return undefined;
  const video = document.createElement('video');
  video.muted = true;
  video.loop = true;
  video.playsInline = true;
  video.preload = 'none';
  video.tabIndex = -1;
  video.setAttribute('aria-hidden', 'true');
  video.className = 'background-video';
  video.defaultPlaybackRate = Number(box.dataset.configPlaybackSpeed) || 1;
  video.src = chooseVariant(hosted, box.getBoundingClientRect().width * devicePixelRatio);
  video.addEventListener('playing', events.onPlaying, { once: true });
  video.addEventListener('error', () => events.onFault(`The video ${video.src} cannot be played.`));
  return {
    element: video,
    // A play that the browser refuses leaves the picture behind it.
    play: () => void video.play().catch(() => {}),
    pause: () => video.pause(),
    destroy: () => video.pause(),
  };
}

/** The player of another service; undefined when the element's address is no video of one that is known. */
export function createServicePlayer(
  box: HTMLElement,
  events: BackgroundEvents,
): BackgroundPlayer | undefined {
  const found = videoProviders.find(box.dataset.configUrl ?? '');
  const address = found?.provider.embedUrl(found.url, {
    autoplay: true,
    loop: true,
    muted: true,
    background: true,
  });
  if (!found || !address) return undefined;
  const frame = createPlayerFrame({
    address,
    title: '',
    provider: found.provider,
    onNews: (news) => news === 'playing' && events.onPlaying(),
    onBlocked: () =>
      events.onFault(`The page's policy does not let the player of ${found.provider.name} in.`),
  });
  const { element } = frame;
  element.className = 'background-video';
  element.tabIndex = -1;
  element.setAttribute('aria-hidden', 'true');
  return {
    element,
    play: () => frame.send('play'),
    pause: () => frame.send('pause'),
    destroy: frame.destroy,
  };
}

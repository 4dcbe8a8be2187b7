import type { Scope } from '../../core/scope';
import { chooseVariant, readHostedVideo } from '../../media/video/hosted-video';
import { createPlayerFrame } from '../../media/video/player-frame';
import { connectPlayer } from '../../media/video/player-protocols';
import { readUrl } from '../../media/video/read-embed';
import { findProvider } from '../../media/video/video-providers';

export interface BackgroundPlayer {
  readonly element: HTMLElement;
  play(): void;
  pause(): void;
}

type BackgroundEvents = Readonly<{ onPlaying: () => void; onFault: (message: string) => void }>;

/** Playback rates outside of this range throw in browsers. */
const [SLOWEST, FASTEST] = [0.0625, 16];

function makeBackground(player: HTMLElement): void {
  player.className = 'background-video';
  // Themes hide it while they show a picture instead.
  player.style.display = 'block';
  player.tabIndex = -1;
  player.setAttribute('aria-hidden', 'true');
}

export function createFilePlayer(
  box: HTMLElement,
  scope: Scope,
  events: BackgroundEvents,
): BackgroundPlayer | undefined {
  const hosted = readHostedVideo(box.dataset.configNativeVideo);
  if (!hosted) return undefined;
  const video = document.createElement('video');
  Object.assign(video, { muted: true, loop: true, playsInline: true, preload: 'none' });
  makeBackground(video);
  const speed = Number(box.dataset.configPlaybackSpeed) || 1;
  video.defaultPlaybackRate = Math.min(Math.max(speed, SLOWEST), FASTEST);
  video.src = chooseVariant(hosted, box.getBoundingClientRect().width * devicePixelRatio);
  scope.listen(video, 'playing', events.onPlaying, { once: true });
  scope.listen(video, 'error', () =>
    events.onFault(`The video ${video.src} cannot be played, and the image stays. Upload it again.`),
  );
  scope.defer(() => video.pause());
  return {
    element: video,
    // When the browser refuses to play, the fallback image stays visible.
    play: () => void video.play().catch(() => {}),
    pause: () => video.pause(),
  };
}

const YOUTUBE = 'https://www.youtube-nocookie.com';

/** The address of a service's player without controls, in a loop. */
function backgroundAddress(embedAddress: string): string {
  const address = new URL(embedAddress);
  const { origin, pathname, searchParams } = address;
  const own: Record<string, string> = { background: '1', loop: '1' };
  if (origin === YOUTUBE) {
    Object.assign(own, { controls: '0', disablekb: '1', iv_load_policy: '3', rel: '0' });
    // YouTube only loops playlists: this one holds the video alone.
    if (!searchParams.has('list')) own.playlist = pathname.split('/').at(-1) ?? '';
  }
  for (const [name, value] of Object.entries(own)) searchParams.set(name, value);
  return address.href;
}

export function createServicePlayer(
  box: HTMLElement,
  scope: Scope,
  events: BackgroundEvents,
): BackgroundPlayer | undefined {
  const url = readUrl(box.dataset.configUrl);
  const provider = url && findProvider(url);
  const address = url && provider?.embedUrl(url, true);
  if (!provider || !address) return undefined;
  const element = createPlayerFrame(scope, {
    address: backgroundAddress(address),
    title: '',
    onBlocked: events.onFault,
  });
  const send = connectPlayer(scope, {
    frame: element,
    origin: provider.origin,
    onEvent: (event) => event === 'playing' && events.onPlaying(),
  });
  makeBackground(element);
  return { element, play: () => send('play'), pause: () => send('pause') };
}

import { createVideoRegistry, type EmbedUrlOptions, type PlayerNews, type VideoProvider } from './video';

const hostPattern = (...hosts: string[]) => new RegExp(`^(?:[\\w-]+\\.)*(?:${hosts.join('|')})$`, 'i');

/** The address with the author's own parameters kept, but for those that are ours to say. */
function withParameters(
  base: string,
  { searchParams }: URL,
  own: Readonly<Record<string, string | number | boolean | undefined>>,
): string {
  const url = new URL(base);
  for (const [name, value] of searchParams) url.searchParams.set(name, value);
  for (const [name, value] of Object.entries(own)) {
    url.searchParams.delete(name);
    if (value !== undefined && value !== false) url.searchParams.set(name, String(Number(value) || value));
  }
  return url.href;
}

function parse(data: unknown): Record<string, unknown> {
  try {
    return Object(typeof data === 'string' ? JSON.parse(data) : data);
  } catch {
    return {};
  }
}

const command = (func: string) => JSON.stringify({ event: 'command', func, args: '' });

const YOUTUBE_STATES: Readonly<Record<string, PlayerNews>> = { 0: 'ended', 1: 'playing', 2: 'paused' };

const youtube: VideoProvider = {
  name: 'YouTube',
  // The host that sets no cookies before the visitor plays.
  origin: 'https://www.youtube-nocookie.com',
  matches: ({ hostname }) =>
    hostPattern('youtube\\.com', 'youtube-nocookie\\.com', 'youtu\\.be').test(hostname),
  embedUrl(url, { autoplay, loop, muted, background }: EmbedUrlOptions = {}) {
    const { pathname, searchParams, hostname } = url;
    const [, first = '', second = ''] = pathname.split('/');
    const isShort = /youtu\.be$/i.test(hostname);
    const id = isShort ? first : searchParams.get('v') || (first === 'playlist' ? 'videoseries' : second);
    if (!/^[\w-]+$/.test(id)) return undefined;
    return withParameters(`${this.origin}/embed/${id}`, url, {
      v: undefined,
      wmode: undefined,
      autoplay,
      mute: muted,
      playsinline: true,
      enablejsapi: true,
      origin: location.origin,
      ...(background && { controls: '0', disablekb: true, iv_load_policy: 3, rel: '0' }),
      // It loops lists only: one of itself.
      ...(loop && { loop, ...(!searchParams.has('list') && { playlist: id }) }),
    });
  },
  messages: { play: command('playVideo'), pause: command('pauseVideo') },
  greetings: [JSON.stringify({ event: 'listening', id: 1 })],
  read(data) {
    const { event, info } = parse(data);
    if (event === 'onReady' || event === 'initialDelivery') return 'ready';
    const state = event === 'onStateChange' ? info : Object(info).playerState;
    return YOUTUBE_STATES[String(state)];
  },
};

const VIMEO_NEWS: Readonly<Record<string, PlayerNews>> = {
  ready: 'ready',
  play: 'playing',
  playing: 'playing',
  pause: 'paused',
  ended: 'ended',
  finish: 'ended',
};

const vimeo: VideoProvider = {
  name: 'Vimeo',
  origin: 'https://player.vimeo.com',
  matches: ({ hostname }) => hostPattern('vimeo\\.com').test(hostname),
  embedUrl(url, { autoplay, loop, muted, background } = {}) {
    // The second part of `vimeo.com/1234/abcd` is the key of an unlisted video.
    const [, id, key] = /\/(\d+)(?:\/([\da-f]+))?\/?$/i.exec(url.pathname) ?? [];
    if (!id) return undefined;
    return withParameters(`${this.origin}/video/${id}`, url, {
      dnt: true,
      autoplay,
      loop,
      muted,
      background,
      playsinline: true,
      ...(key && { h: key }),
    });
  },
  messages: { play: { method: 'play' }, pause: { method: 'pause' } },
  greetings: ['play', 'pause', 'ended'].map((value) => ({ method: 'addEventListener', value })),
  read: (data) => VIMEO_NEWS[String(parse(data).event)],
};

const wistia: VideoProvider = {
  name: 'Wistia',
  origin: 'https://fast.wistia.net',
  matches: ({ hostname }) => hostPattern('wistia\\.(?:com|net)').test(hostname),
  embedUrl(url, { autoplay, muted } = {}) {
    const id = /\/(?:iframe|medias)\/(\w+)/.exec(url.pathname)?.[1];
    if (!id) return undefined;
    return withParameters(`${this.origin}/embed/iframe/${id}`, url, {
      autoPlay: autoplay && 'true',
      muted: muted && 'true',
      doNotTrack: 'true',
    });
  },
  messages: { play: undefined, pause: undefined },
};

const animoto: VideoProvider = {
  name: 'Animoto',
  origin: 'https://animoto.com',
  matches: ({ hostname, pathname }) =>
    hostPattern('animoto\\.com').test(hostname) || /^\/embed\.animoto\.com\//.test(pathname),
  embedUrl: (url, { autoplay } = {}) =>
    withParameters(`${url.origin}${url.pathname}`, url, { autostart: autoplay && 'true' }),
  messages: { play: undefined, pause: undefined },
};

/** The four services that the platform knows. */
export const videoProviders = createVideoRegistry();
for (const provider of [youtube, vimeo, wistia, animoto]) videoProviders.register(provider);

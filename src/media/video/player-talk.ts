import { parseObject } from '../../data/parse-object';
import { number, string } from '../../data/shape';

/** What a player in a frame tells about itself. */
export type PlayerNews = 'playing' | 'paused' | 'ended' | 'ready';

/** How a service's player is spoken to. */
interface Language {
  readonly play: unknown;
  readonly pause: unknown;
  /** Sent when the frame has loaded, so that it tells how it goes. */
  readonly greetings: readonly unknown[];
  /** Reads what the frame has sent; undefined when it is nothing of interest. */
  read(data: Readonly<Record<string, unknown>>): PlayerNews | undefined;
}

const command = (func: string) => JSON.stringify({ event: 'command', func, args: '' });

const YOUTUBE_STATES: Readonly<Record<string, PlayerNews>> = { 0: 'ended', 1: 'playing', 2: 'paused' };
const VIMEO_NEWS: Readonly<Record<string, PlayerNews>> = {
  ready: 'ready',
  play: 'playing',
  playing: 'playing',
  pause: 'paused',
  ended: 'ended',
  finish: 'ended',
};

const LANGUAGES: Readonly<Record<string, Language>> = {
  'https://www.youtube-nocookie.com': {
    play: command('playVideo'),
    pause: command('pauseVideo'),
    greetings: [JSON.stringify({ event: 'listening', id: 1 })],
    read({ event, info }) {
      if (event === 'onReady' || event === 'initialDelivery') return 'ready';
      const state = event === 'onStateChange' ? info : Object(info).playerState;
      return YOUTUBE_STATES[number(-1)(state)];
    },
  },
  'https://player.vimeo.com': {
    play: { method: 'play' },
    pause: { method: 'pause' },
    greetings: ['play', 'pause', 'ended'].map((value) => ({ method: 'addEventListener', value })),
    read: ({ event }) => VIMEO_NEWS[string()(event)],
  },
};

/** Reads what a player of this origin says; undefined when it is nothing of interest. */
export function readNews(origin: string, data: unknown): PlayerNews | undefined {
  try {
    return LANGUAGES[origin]?.read(parseObject(data));
  } catch {
    // It holds objects that have no text.
  }
}

export interface PlayerTalk {
  send(message: 'play' | 'pause'): void;
  /** Stops listening. */
  end(): void;
}

/** Speaks with a player in a frame: to its origin only, and believing no other window and no other origin. */
export function talkTo(
  frame: HTMLIFrameElement,
  origin: string,
  onNews: (news: PlayerNews) => void,
): PlayerTalk {
  const language = LANGUAGES[origin];
  const listeners = new AbortController();
  const { signal } = listeners;
  let isThere = false;
  let wanted: 'play' | 'pause' | undefined;
  const post = (message: unknown) => frame.contentWindow?.postMessage(message, origin);
  const tell = () => {
    if (isThere && language && wanted) post(language[wanted]);
  };
  frame.addEventListener(
    'load',
    () => {
      isThere = true;
      language?.greetings.forEach(post);
      tell();
    },
    { signal },
  );
  addEventListener(
    'message',
    (event) => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      const news = readNews(origin, event.data);
      if (news) onNews(news);
    },
    { signal },
  );
  return {
    send(message) {
      // Until the player is there the frame is a page of ours, and what is posted to it is lost.
      wanted = message;
      tell();
    },
    end: () => listeners.abort(),
  };
}

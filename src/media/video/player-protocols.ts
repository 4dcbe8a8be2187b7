import type { Scope } from '../../core/scope';
import { parseObject } from '../../data/parse-object';
import { number, string } from '../../data/shape';

type PlayerEvent = 'playing' | 'paused' | 'ended' | 'ready';

/** The messages that a service's player understands and sends. */
interface Protocol {
  readonly play: unknown;
  readonly pause: unknown;
  /** Sent when the frame has loaded: asks the player to report its events. */
  readonly subscriptions: readonly unknown[];
  read(data: Readonly<Record<string, unknown>>): PlayerEvent | undefined;
}

const command = (func: string) => JSON.stringify({ event: 'command', func, args: '' });
const YOUTUBE_STATES: Readonly<Record<string, PlayerEvent>> = { 0: 'ended', 1: 'playing', 2: 'paused' };
const VIMEO_EVENTS: Readonly<Record<string, PlayerEvent>> = {
  ready: 'ready',
  play: 'playing',
  playing: 'playing',
  pause: 'paused',
  ended: 'ended',
  finish: 'ended',
};

const PROTOCOLS: Readonly<Record<string, Protocol>> = {
  'https://www.youtube-nocookie.com': {
    play: command('playVideo'),
    pause: command('pauseVideo'),
    subscriptions: [JSON.stringify({ event: 'listening', id: 1 })],
    read({ event, info }) {
      if (event === 'onReady' || event === 'initialDelivery') return 'ready';
      const state = event === 'onStateChange' ? info : Object(info).playerState;
      return YOUTUBE_STATES[number(-1)(state)];
    },
  },
  'https://player.vimeo.com': {
    play: { method: 'play' },
    pause: { method: 'pause' },
    subscriptions: ['play', 'pause', 'ended'].map((value) => ({ method: 'addEventListener', value })),
    read: ({ event }) => VIMEO_EVENTS[string()(event)],
  },
};

/** Reads a message from a player of this origin; undefined when it reports none of these events. */
export function readPlayerEvent(origin: string, data: unknown): PlayerEvent | undefined {
  try {
    return PROTOCOLS[origin]?.read(parseObject(data));
  } catch {
    // The message holds objects that cannot be converted to text.
  }
}

interface PlayerConnection {
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  readonly onEvent: (event: PlayerEvent) => void;
}

/** Connects to a player in an iframe. Posts to its origin only, and ignores messages of other windows and origins. Returns the sender. */
export function connectPlayer(scope: Scope, { frame, origin, onEvent }: PlayerConnection) {
  const protocol = PROTOCOLS[origin];
  let isLoaded = false;
  let wanted: 'play' | 'pause' | undefined;
  const post = (message: unknown) => frame.contentWindow?.postMessage(message, origin);
  const sendWanted = () => {
    // Until the player has loaded, the frame shows a page of our own origin, and messages are lost.
    if (isLoaded && protocol && wanted) post(protocol[wanted]);
  };
  scope.listen(frame, 'load', () => {
    isLoaded = true;
    protocol?.subscriptions.forEach(post);
    sendWanted();
  });
  scope.listen(window, 'message', (event) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const playerEvent = readPlayerEvent(origin, event.data);
    if (playerEvent) onEvent(playerEvent);
  });
  return (message: 'play' | 'pause') => {
    wanted = message;
    sendWanted();
  };
}

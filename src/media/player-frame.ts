import type { PlayerNews, VideoProvider } from './video';

export interface PlayerFrameOptions {
  readonly address: string;
  readonly title: string;
  /** Who is spoken to; without one the frame is only shown. */
  readonly provider: VideoProvider | undefined;
  readonly onNews?: (news: PlayerNews) => void;
  /** The page's policy does not let the frame in. */
  readonly onBlocked?: () => void;
}

export interface PlayerFrame {
  readonly element: HTMLIFrameElement;
  send(message: 'play' | 'pause'): void;
  /** Stops listening; the caller takes the element out. */
  destroy(): void;
}

const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** A provider's player. It asks for nothing before it is put into the page. */
export function createPlayerFrame(options: PlayerFrameOptions): PlayerFrame {
  const { address, title, provider, onNews, onBlocked } = options;
  const listeners = new AbortController();
  const { signal } = listeners;
  const element = document.createElement('iframe');
  element.title = title;
  element.allow = ALLOWED;
  // Some providers refuse to play for nobody; none needs to know the page.
  element.referrerPolicy = 'strict-origin-when-cross-origin';
  element.src = address;
  const post = (message: unknown) => {
    if (provider && message) element.contentWindow?.postMessage(message, provider.origin);
  };
  element.addEventListener('load', () => provider?.greetings?.forEach(post), { signal });
  addEventListener(
    'message',
    ({ source, origin, data }) => {
      if (!provider || source !== element.contentWindow || origin !== provider.origin) return;
      const news = provider.read?.(data);
      if (news) onNews?.(news);
    },
    { signal },
  );
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      // A policy names the origin only, unless the frame is of the page's own.
      if (effectiveDirective === 'frame-src' && blockedURI && address.startsWith(blockedURI)) onBlocked?.();
    },
    { signal },
  );
  return {
    element,
    send: (message) => post(provider?.messages[message]),
    destroy: () => listeners.abort(),
  };
}

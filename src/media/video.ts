/** What a player in a frame tells about itself. */
export type PlayerNews = 'playing' | 'paused' | 'ended' | 'ready';

/** A service whose player a page embeds, and how its frame is spoken to. */
export interface VideoProvider {
  readonly name: string;
  matches(url: URL): boolean;
  /** The address of the player's frame; undefined when the address names no video. */
  embedUrl(url: URL, options?: EmbedUrlOptions): string | undefined;
  /** The origin to which messages are posted, and the only one whose answers are believed. */
  readonly origin: string;
  /** What `postMessage` sends to the frame. */
  readonly messages: { readonly play: unknown; readonly pause: unknown };
  /** Sent when the frame has loaded, so that it tells how it goes. */
  readonly greetings?: readonly unknown[];
  /** Reads what the frame has sent; undefined when it is nothing of interest. */
  read?(data: unknown): PlayerNews | undefined;
}

export interface EmbedUrlOptions {
  readonly autoplay?: boolean;
  readonly loop?: boolean;
  readonly muted?: boolean;
  /** A picture in the background: without controls. */
  readonly background?: boolean;
}

export interface VideoRegistry {
  /** The newest of one name counts; returns the unregister. */
  register(provider: VideoProvider): () => void;
  /** The provider of an address (protocol-relative too), with the address read; undefined when nobody knows it. */
  find(address: string): { readonly provider: VideoProvider; readonly url: URL } | undefined;
}

function readUrl(address: string): URL | undefined {
  try {
    return new URL(address.trim(), 'https://unknown.invalid/');
  } catch {
    return undefined;
  }
}

/** @example createVideoRegistry().find('https://vimeo.com/1')?.provider.name */
export function createVideoRegistry(): VideoRegistry {
  const providers = new Map<string, VideoProvider>();
  return {
    register(provider) {
      providers.set(provider.name, provider);
      return () => {
        if (providers.get(provider.name) === provider) providers.delete(provider.name);
      };
    },
    find(address) {
      const url = readUrl(address);
      const provider = url && [...providers.values()].find((candidate) => candidate.matches(url));
      return provider && { provider, url };
    },
  };
}

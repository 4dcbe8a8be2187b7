/** A service whose player a page embeds, and how its frame is spoken to. */
export interface VideoProvider {
  readonly name: string;
  matches(url: URL): boolean;
  /** The address of the player's frame; undefined when the address names no video. */
  embedUrl(url: URL, options?: { readonly autoplay?: boolean; readonly loop?: boolean }): string | undefined;
  /** The origin to which messages are posted, and the only one whose answers are believed. */
  readonly origin: string;
  /** What `postMessage` sends to the frame. */
  readonly messages: { readonly play: unknown; readonly pause: unknown };
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

/** Anything that plays: a native video element is one as it is. */
export interface Pausable {
  pause(): void;
}

export interface ExclusivePlayback {
  /** `player` has begun to play: whoever played before is paused. */
  claim(player: Pausable): void;
  /** `player` has stopped or is gone. */
  release(player: Pausable): void;
}

/** One sound at a time: of all players that share it, only the one that began last goes on. */
export function createExclusivePlayback(): ExclusivePlayback {
  let playing: Pausable | undefined;
  return {
    claim(player) {
      const previous = playing;
      // First: pausing may call `release` of the previous one, which must find that it no longer plays.
      playing = player;
      if (previous !== player) previous?.pause();
    },
    release(player) {
      if (playing === player) playing = undefined;
    },
  };
}

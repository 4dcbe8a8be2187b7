interface ProviderOptions {
  /** The origin of the player's frame: messages are only sent to it, and only accepted from it. */
  readonly origin: string;
  /** The pattern of its hosts; their subdomains are included. */
  readonly hosts: string;
  /** The path of a video's player at the provider's origin. */
  find(url: URL): string | undefined;
  parameters(isMuted: number): Readonly<Record<string, string | number | undefined>>;
}

/** A service whose player a page embeds. */
function provider({ origin, hosts, find, parameters }: ProviderOptions) {
  const pattern = new RegExp(`^https?://(?:[\\w-]+\\.)*(?:${hosts})/`);
  return {
    origin,
    matches: ({ href }: URL) => pattern.test(href),
    /** The address of a frame that plays at once; undefined when `url` does not name a video. */
    embedUrl(url: URL, isMuted?: boolean) {
      const player = find(url);
      if (!player) return undefined;
      const address = new URL(player, origin);
      const { searchParams } = address;
      // The author's parameters, overridden by ours.
      const ours = Object.entries(parameters(Number(isMuted)));
      for (const [name, value] of [...url.searchParams, ...ours]) {
        if (value) searchParams.set(name, `${value}`);
        else searchParams.delete(name);
      }
      return address.href;
    },
  };
}

/** YouTube (from the host that sets no cookies before the visitor plays), Vimeo, Wistia and Animoto. */
const PROVIDERS = [
  provider({
    origin: 'https://www.youtube-nocookie.com',
    hosts: 'youtube(?:-nocookie)?\\.com|youtu\\.be',
    find({ pathname, searchParams, hostname }) {
      const [, first, second] = pathname.split('/');
      const id =
        searchParams.get('v') ||
        (/be$/.test(hostname) ? first : second) ||
        (searchParams.has('list') && 'videoseries');
      return id && /^[\w-]+$/.test(id) ? `/embed/${id}` : undefined;
    },
    parameters: (mute) => ({
      v: undefined,
      wmode: undefined,
      autoplay: 1,
      mute,
      playsinline: 1,
      enablejsapi: 1,
      origin: location.origin,
    }),
  }),
  provider({
    origin: 'https://player.vimeo.com',
    hosts: 'vimeo\\.com',
    find({ origin, pathname }) {
      // Events and showcases have their own players.
      if (/\/embed\b/.test(pathname)) return origin + pathname;
      // The second part of `vimeo.com/1234/abcd` is the key of an unlisted video.
      const [, id, key] = /\/(\d+)(?:\/([\da-f]+))?\/?$/i.exec(pathname) ?? [];
      return id && `/video/${id}${key ? `?h=${key}` : ''}`;
    },
    parameters: (muted) => ({ dnt: 1, autoplay: 1, muted, playsinline: 1 }),
  }),
  provider({
    origin: 'https://fast.wistia.net',
    hosts: 'wistia\\.(?:com|net)|animoto\\.com',
    // Their embed codes name the player itself; each service ignores the other's parameters.
    find: ({ origin, pathname }) => origin + pathname,
    parameters: (muted) => ({
      autoPlay: 'true',
      autostart: 'true',
      muted: muted && 'true',
      doNotTrack: 'true',
    }),
  }),
];

/** The service that plays an address; undefined for unknown services. */
export const findProvider = (url: URL) => PROVIDERS.find((known) => known.matches(url));

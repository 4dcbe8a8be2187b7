/** The globals of the networks' scripts; pages may have anything under these names. */
interface NetworkGlobals {
  readonly twttr?: { readonly widgets?: { load?(within: Element): unknown } };
  readonly instgrm?: { readonly Embeds?: { process?(): unknown } };
}

export interface SocialNetwork {
  /** Its row in the table of third parties. */
  readonly party: 'twitter' | 'instagram';
  readonly name: string;
  readonly script: string;
  /** Classes by which the script finds what to replace. */
  readonly marks: readonly string[];
  /** Asks the script, once it is there, to look for posts again. */
  readonly render: (host: Element) => void;
}

const globals = () => window as unknown as NetworkGlobals;

const TWITTER: SocialNetwork = {
  party: 'twitter',
  name: 'Twitter',
  script: 'https://platform.twitter.com/widgets.js',
  marks: ['twitter-tweet', 'twitter-video', 'twitter-timeline'],
  render: (host) => globals().twttr?.widgets?.load?.(host),
};

const INSTAGRAM: SocialNetwork = {
  party: 'instagram',
  name: 'Instagram',
  script: 'https://www.instagram.com/embed.js',
  marks: ['instagram-media'],
  render: () => globals().instgrm?.Embeds?.process?.(),
};

/** Whether a page brings a network's script itself: asked before ours is there, which looks the same. */
const pagesOwn = new Map<SocialNetwork, boolean>();

function hasOwnScript(network: SocialNetwork): boolean {
  const { host, pathname } = new URL(network.script);
  const known = pagesOwn.get(network) ?? document.querySelector(`script[src*="${host}${pathname}"]`) !== null;
  pagesOwn.set(network, known);
  return known;
}

/** The network that a post is of; undefined where the page's own script shows it. */
export function readSocialPost(element: Element): SocialNetwork | undefined {
  const network = element.classList.contains('instagram-media') ? INSTAGRAM : TWITTER;
  return hasOwnScript(network) ? undefined : network;
}

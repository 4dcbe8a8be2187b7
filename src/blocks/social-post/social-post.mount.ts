import { mountThirdParty } from '../../consent/load-third-party';
import type { Part } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { insertHost, placeAfter } from '../../dom/create-host';

/** The globals of the networks' scripts; pages may have anything under these names. */
interface NetworkGlobals {
  readonly twttr?: { readonly widgets?: { load?(within: Element): unknown } };
  readonly instgrm?: { readonly Embeds?: { process?(): unknown } };
}

interface SocialNetwork {
  readonly party: 'twitter' | 'instagram';
  readonly name: string;
  readonly script: string;
  /** The classes of posts, by which the script finds them. */
  readonly classes: readonly string[];
  /** Makes the loaded script look for posts again. */
  readonly render: (host: Element) => void;
}

const globals = () => window as unknown as NetworkGlobals;

const TWITTER: SocialNetwork = {
  party: 'twitter',
  name: 'Twitter',
  script: 'https://platform.twitter.com/widgets.js',
  classes: ['twitter-tweet', 'twitter-video', 'twitter-timeline'],
  render: (host) => globals().twttr?.widgets?.load?.(host),
};

const INSTAGRAM: SocialNetwork = {
  party: 'instagram',
  name: 'Instagram',
  script: 'https://www.instagram.com/embed.js',
  classes: ['instagram-media'],
  render: () => globals().instgrm?.Embeds?.process?.(),
};

/** Whether a page has a network's script itself: read before ours, which looks the same. */
const pagesOwn = new Map<SocialNetwork, boolean>();

function hasOwnScript(network: SocialNetwork): boolean {
  const { host, pathname } = new URL(network.script);
  const known = pagesOwn.get(network) ?? document.querySelector(`script[src*="${host}${pathname}"]`) !== null;
  pagesOwn.set(network, known);
  return known;
}

/** The network of a post; undefined if the page's own script shows it. */
function readSocialPost(element: Element): SocialNetwork | undefined {
  const network = element.classList.contains('instagram-media') ? INSTAGRAM : TWITTER;
  return hasOwnScript(network) ? undefined : network;
}

/** Inserts a copy, which the network's script replaces, and hides the server's quote. */
function insertCopy(part: Part, post: HTMLElement, { classes }: SocialNetwork): HTMLElement {
  const copy = post.cloneNode(true);
  if (copy instanceof Element) copy.removeAttribute('id');
  const found = classes.filter((name) => post.classList.contains(name));
  part.owner().claim(post, {
    classes: Object.fromEntries(found.map((name) => [name, false])),
    attributes: { hidden: '' },
  });
  return insertHost(part, placeAfter(post), copy);
}

export const unit = defineUnit({
  read: readSocialPost,
  /** Lets the network show the post. Before that, without consent, and after a failure, its quote is visible. */
  mount(network, scope, post) {
    mountThirdParty(scope, network.party, {
      async show(part, { load, isAsked }) {
        const host = insertCopy(part, post, network);
        // The button that was pressed is gone.
        if (isAsked) host.querySelector<HTMLElement>('a[href]')?.focus();
        await load(network.script);
        network.render(host);
      },
      instead(part, reason, { proceed }) {
        part.guard(async () => {
          const { drawNote } = await part.load('social-note', () => import('./social-note'));
          drawNote(part, post, { network: network.name, reason, onProceed: proceed });
        })();
      },
    });
  },
});

import { mountThirdParty } from '../../consent/load-third-party';
import type { Part } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { createHost } from '../../dom/create-host';
import { readSocialPost, type SocialNetwork } from './social-post.data';

/** A copy for the network's script, which replaces what it finds; the server's quote is hidden and stays as it is. */
function insertCopy(part: Part, post: HTMLElement, { marks }: SocialNetwork): HTMLElement {
  const owner = part.owner();
  const host = createHost();
  const copy = post.cloneNode(true);
  if (copy instanceof Element) copy.removeAttribute('id');
  host.append(copy);
  const found = marks.filter((mark) => post.classList.contains(mark));
  owner.claim(post, {
    classes: Object.fromEntries(found.map((mark) => [mark, false])),
    attributes: { hidden: '' },
  });
  return owner.insert(host, post.parentNode ?? document.body, post.nextSibling);
}

export const unit = defineUnit({
  read: readSocialPost,
  /** Has the network show the post. Its quote stands before that, without consent, and when the script does not come. */
  mount(network, scope, post) {
    mountThirdParty(scope, network.party, {
      async show(part, { load, isAsked }) {
        const host = insertCopy(part, post, network);
        // The button that was pressed is gone.
        if (isAsked) host.querySelector<HTMLElement>('a[href]')?.focus();
        await load(network.script);
        network.render(host);
      },
      instead(part, reason, proceed) {
        const showNote = part.guard(async () => {
          const { drawNote } = await part.load('social-note', () => import('./social-note.mount'));
          drawNote(part, post, { network: network.name, reason, onProceed: proceed });
        });
        showNote();
      },
    });
  },
});

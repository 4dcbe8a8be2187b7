import { mountThirdParty } from '../../consent/load-third-party';
import type { SiteContext } from '../../context/context';
import { disqusShortname } from '../../context/page-facts';
import type { Scope } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { createMessages } from '../../text/messages';
import messages from './disqus-counts.messages.json';

const t = createMessages(messages);

/** The server writes the links without a text. Returns whether there is one to count for. */
function addPlaces(scope: Scope): boolean {
  const owner = scope.owner();
  const links = findAll(document, '.sqs-disqus-comment-link').filter(
    (link) => link.dataset.id && !link.textContent.trim(),
  );
  for (const link of links) {
    // Not drawn by React: Disqus replaces the text.
    const place = document.createElement('span');
    place.className = 'disqus-comment-count';
    place.dataset.disqusIdentifier = link.dataset.id ?? '';
    place.textContent = t('comments');
    owner.insert(place, link);
  }
  return links.length > 0;
}

export const unit = defineFeature({
  read: (context: SiteContext) => disqusShortname(context),
  mount(shortname, scope) {
    if (!addPlaces(scope)) return;
    mountThirdParty(scope, 'disqus', {
      async show(_part, { load }) {
        // From an earlier run of the script.
        const { DISQUSWIDGETS: before } = window as {
          DISQUSWIDGETS?: { getCount(options: { readonly reset: true }): void };
        };
        await load(`https://${shortname}.disqus.com/count.js`);
        before?.getCount({ reset: true });
      },
    });
  },
});

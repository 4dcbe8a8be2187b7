import { defineFeature } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { createMessages } from '../../text/messages';
import { PageType } from '../../vocabulary/pages';
import messages from './lock-screen.messages.json';

const t = createMessages(messages);

/** The slide that the platform draws, or the page's main part. */
const PLACES = '[data-slide-type="lock-screen"],main,[role="main"]';

export const unit = defineFeature({
  mount({ pageType }, scope) {
    const [place] = findAll(document, PLACES);
    if (!place || place.hasAttribute('aria-label') || place.hasAttribute('aria-labelledby')) return;
    const hasRole = place.localName === 'main' || place.hasAttribute('role');
    scope.owner().claim(place, {
      attributes: {
        'aria-label': t(pageType === PageType.memberAreaAccessDenied ? 'members' : 'locked'),
        ...(!hasRole && { role: 'region' }),
      },
    });
  },
});

// @chunk unlisted

import { defineUnit } from '../../core/unit';
import { readAccountLink, readIsSignedIn } from './account-link.data';

export const unit = defineUnit({
  controllers: '[data-controller*=UserAccountLink]',
  read: readAccountLink,
  mount({ signedIn, signedOut }, scope, link) {
    const owner = scope.owner();
    const show = () => {
      const isSignedIn = readIsSignedIn();
      // Theme CSS hides the link until then.
      owner.claim(link, { classes: { loaded: true } });
      for (const [texts, isShown] of [
        [signedIn, isSignedIn],
        [signedOut, !isSignedIn],
      ] as const)
        for (const text of texts) owner.claim(text, isShown ? {} : { styles: { display: 'none' } });
    };
    show();
    // The visitor may have signed in or out in another tab.
    scope.listen(document, 'visibilitychange', () => document.hidden || show());
  },
});

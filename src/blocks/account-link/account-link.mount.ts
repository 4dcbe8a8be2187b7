import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { isMemberSignedIn } from '../../storage/member-cookie';
import './account-link.css';

/** The texts of an account link: one for visitors who are signed in, one for all others. */
export const readAccountLink = (link: HTMLElement) => ({
  signedIn: findAll(link, '.auth'),
  signedOut: findAll(link, '.unauth'),
});

export const unit = defineUnit({
  controllers: '[data-controller*=UserAccountLink]',
  read: readAccountLink,
  mount({ signedIn, signedOut }, scope, link) {
    const owner = scope.owner();
    // Theme CSS hides the link until then.
    owner.claim(link, { classes: { loaded: true } });
    const display = (texts: readonly HTMLElement[], isShown: boolean) => {
      for (const text of texts) owner.claim(text, { styles: { display: isShown ? 'inline' : 'none' } });
    };
    const show = () => {
      display(signedIn, isMemberSignedIn());
      display(signedOut, !isMemberSignedIn());
    };
    show();
    // The visitor may have signed in or out in another tab.
    scope.listen(document, 'visibilitychange', () => document.hidden || show());
  },
});

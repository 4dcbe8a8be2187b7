import { defineUnit } from '../../core/unit';
import { isMemberSignedIn } from '../../storage/member-cookie';
import './account-link.css';
import { findAll } from '../../dom/find-all';

/** The texts of an account link: one for visitors who are signed in, one for all others. */
interface AccountLink {
  readonly signedIn: readonly HTMLElement[];
  readonly signedOut: readonly HTMLElement[];
}

/** Reads the texts of an account link. Never throws. */
export const readAccountLink = (link: HTMLElement): AccountLink => ({
  signedIn: findAll(link, '.auth'),
  signedOut: findAll(link, '.unauth'),
});

export const unit = defineUnit({
  controllers: '[data-controller*=UserAccountLink]',
  read: readAccountLink,
  mount({ signedIn, signedOut }, scope, link) {
    const owner = scope.owner();
    const show = () => {
      const isSignedIn = isMemberSignedIn();
      // Theme CSS hides the link until then.
      owner.claim(link, { classes: { loaded: true } });
      const display = (isShown: boolean) => ({ styles: { display: isShown ? 'inline' : 'none' } });
      for (const text of signedIn) owner.claim(text, display(isSignedIn));
      for (const text of signedOut) owner.claim(text, display(!isSignedIn));
    };
    show();
    // The visitor may have signed in or out in another tab.
    scope.listen(document, 'visibilitychange', () => document.hidden || show());
  },
});

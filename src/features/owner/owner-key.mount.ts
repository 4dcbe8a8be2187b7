import { liveContext } from '../../context/live-context';
import { defineFeature } from '../../core/unit';
import { isMemberSignedIn } from '../../storage/member-cookie';
import { isAnythingOpen, isFreeEscape, usesEscapeKey } from './escape-key';

/** Escape, by which the people who run the site sign in, and with Shift out. For visitors `owner` is loaded only then. */
export const unit = defineFeature({
  mount({ authenticatedAccount }, scope) {
    const hasUse = (withShift: boolean) =>
      authenticatedAccount || (withShift ? isMemberSignedIn() : usesEscapeKey(liveContext()));
    let wasOpen = false;
    scope.listen(
      window,
      'keydown',
      ({ key }) => {
        if (key === 'Escape') wasOpen = isAnythingOpen();
      },
      { capture: true },
    );
    // On the window, so that everything in the page may use the key first.
    scope.listen(window, 'keydown', (event) => {
      const withShift = event.shiftKey;
      if (!isFreeEscape(event) || wasOpen || !hasUse(withShift)) return;
      // The browser would close the dialog that opens now.
      event.preventDefault();
      scope.bus.emit('owner:escape', { withShift });
    });
  },
});

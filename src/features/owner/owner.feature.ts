import { liveContext } from '../../context/live-context';
import type { Feature } from '../../core/entry/feature';
import { lazyFeature } from '../../core/entry/lazy-feature';
import { isMemberSignedIn } from '../../storage/member-cookie';
import { isAnythingOpen, isFreeEscape } from './escape-key';
import { usesEscapeKey } from './owner.data';

const lazyOwner = lazyFeature({
  name: 'owner',
  isWanted: ({ context }) =>
    context.authenticatedAccount || /[?&](?:logout|noredirect)\b/.test(location.search),
  startOn: 'owner:escape',
  load: () => import('./owner.mount'),
});

/** What the page does for the people who run the site. For visitors its code is loaded only when they press Escape. */
export const owner: Feature = (site, early) => {
  const { bus, context } = site;
  const end = lazyOwner(site, early);
  const listeners = new AbortController();
  const hasUse = (withShift: boolean) =>
    context.authenticatedAccount || (withShift ? isMemberSignedIn() : usesEscapeKey(liveContext()));
  const { signal } = listeners;
  let wasOpen = false;
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') wasOpen = isAnythingOpen();
    },
    { signal, capture: true },
  );
  // On the window, so that everything in the page may use the key first.
  addEventListener(
    'keydown',
    (event) => {
      const withShift = event.shiftKey;
      if (!isFreeEscape(event) || wasOpen || !hasUse(withShift)) return;
      // The browser would close the dialog that opens now.
      event.preventDefault();
      bus.emit('owner:escape', { withShift });
    },
    { signal },
  );
  return () => {
    listeners.abort();
    end?.();
  };
};

import type { FeatureScope } from '../../core/feature';
import type { LedgerOwner } from '../../core/ledger.types';
import { pageLedger } from '../../core/page-ledger';
import { mountView } from '../../react/mount-view';
import { createCatalogue } from '../../text/catalogue';
import messages from '../../text/messages/cookie-banner.messages.json';
import { type BannerSettings, readBanner } from './cookie-banner.data';
import { CookieBanner } from './cookie-banner.view';

/**
 * Puts the banner's host where themes look for it: a bar at the top belongs into the announcement's place, which may
 * be the header itself, so it goes in first and replaces nothing. All else goes first into the page, where the
 * keyboard meets it before what it covers.
 */
function insertHost({ themeName, variant, position }: BannerSettings, owner: LedgerOwner): HTMLElement {
  const host = document.createElement(themeName ? 'div' : 'inlay-ui');
  if (themeName) host.className = 'cookie-banner-mount-point';
  const isTopBar = variant === 'BAR' && position === 'TOP';
  const dropzone = isTopBar ? document.querySelector('.sqs-announcement-bar-dropzone') : null;
  if (dropzone) {
    owner.claim(dropzone, {
      classes: { 'sqs-cookie-banner-v2-enabled': true, 'sqs-cookie-banner-v2-top': true },
    });
  }
  const parent = dropzone ?? (themeName && document.getElementById('siteWrapper')) ?? document.body;
  const place = parent || document.body;
  // A link past the page's head is only one as long as it is the first.
  const first = place.firstElementChild;
  const skipLink = first?.matches('a[href^="#"]') ? first : null;
  return owner.insert(host, place, skipLink ? skipLink.nextSibling : place.firstChild);
}

const text = createCatalogue(messages);

/** What the keyboard focuses must not lie behind the banner. Returns the undo. */
function keepFocusInSight(banner: Element, { position }: BannerSettings, owner: LedgerOwner): () => void {
  const side = position.startsWith('TOP') ? 'top' : 'bottom';
  const observer = new ResizeObserver(() => {
    owner.claim(document.documentElement, {
      styles: { [`scroll-padding-${side}`]: `${Math.ceil(banner.getBoundingClientRect().height)}px` },
    });
  });
  observer.observe(banner);
  return () => observer.disconnect();
}

export function mount({ context, consent, report }: FeatureScope): () => void {
  const settings = readBanner(context.cookieSettings, (path, wanted) => {
    report('read', 'cookie-banner', `cookieSettings: ${path} is no ${wanted}; the default is used.`);
  });
  const owner = pageLedger.owner('cookie-banner');
  const host = insertHost(settings, owner);
  let unmount = () => {};
  let stopWatching = () => {};
  const remove = () => {
    stopWatching();
    unmount();
    unmount = () => {};
    owner.release();
  };
  const failed = (error: unknown) => {
    remove();
    report('render', 'cookie-banner', error);
  };
  try {
    unmount = mountView(
      host,
      <CookieBanner
        settings={settings}
        texts={{
          label: text('notice'),
          body: settings.text || text('text'),
          accept: settings.acceptText || text('accept'),
          decline: settings.declineText || text('decline'),
        }}
        onChoose={(isAccepted) => consent.choose({ performance: isAccepted, marketing: isAccepted })}
      />,
      failed,
    );
    if (host.firstElementChild) stopWatching = keepFocusInSight(host.firstElementChild, settings, owner);
  } catch (error) {
    failed(error);
  }
  // Also when the choice was made elsewhere: by a theme's own button.
  const undo = consent.subscribe(() => consent.get() && remove());
  return () => {
    undo();
    remove();
  };
}

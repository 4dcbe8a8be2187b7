import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { build } from '../../dom/build';
import type { BannerSettings } from './cookie-banner.data';

/**
 * Puts the banner where themes look for it: a bar at the top belongs into the announcement's place, which may be the
 * header itself, so it goes in first and replaces nothing. All else goes first into the page, where the keyboard meets
 * it before what it covers.
 */
export function placeBanner(
  banner: Element,
  { themeName, variant, position }: BannerSettings,
  owner: LedgerOwner,
  isForced: boolean,
): void {
  const host = themeName
    ? build('div', { class: 'cookie-banner-mount-point' })
    : document.createElement('inlay-ui');
  host.append(banner);
  const isTopBar = variant === 'BAR' && position === 'TOP';
  const dropzone = isTopBar ? document.querySelector('.sqs-announcement-bar-dropzone') : null;
  const states = {
    'sqs-cookie-banner-v2-enabled': true,
    ...(isTopBar && { 'sqs-cookie-banner-v2-top': true }),
  };
  // Themes of the old platform hide the banner until the body says that there is one.
  const bodyStates = { ...(!themeName && states), ...(isForced && { 'sqs-cookie-banner-v2-forced': true }) };
  owner.claim(document.body, { classes: bodyStates });
  if (dropzone) owner.claim(dropzone, { classes: states });
  const parent = dropzone ?? (themeName && document.getElementById('siteWrapper'));
  const place = parent || document.body;
  // A link past the page's head is only one as long as it is the first.
  const first = place.firstElementChild;
  const skipLink = first?.matches('a[href^="#"]') ? first : null;
  owner.insert(host, place, skipLink ? skipLink.nextSibling : place.firstChild);
}

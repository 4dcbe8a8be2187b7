import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { BannerSettings } from './cookie-banner.data';

/**
 * Puts the banner where themes expect it: a bar at the top goes into the announcement's dropzone, which may be the
 * header itself, so it comes first in it and replaces nothing. Any other banner comes first in the page, so that the keyboard reaches
 * it before what it covers. Returns the host.
 */
export function placeBanner(
  banner: Element,
  { themeName, variant, position }: BannerSettings,
  owner: LedgerOwner,
  isForced: boolean,
): Element {
  const host = document.createElement(themeName ? 'div' : 'inlay-ui');
  if (themeName) host.className = 'cookie-banner-mount-point';
  host.append(banner);
  const isTopBar = variant === 'BAR' && position === 'TOP';
  const dropzone = isTopBar ? document.querySelector('.sqs-announcement-bar-dropzone') : null;
  const states = {
    'sqs-cookie-banner-v2-enabled': true,
    ...(isTopBar && { 'sqs-cookie-banner-v2-top': true }),
  };
  // Themes of the old platform hide the banner until the body has these classes.
  const bodyStates = { ...(!themeName && states), ...(isForced && { 'sqs-cookie-banner-v2-forced': true }) };
  owner.claim(document.body, { classes: bodyStates });
  if (dropzone) owner.claim(dropzone, { classes: states });
  const place = dropzone || (themeName && document.getElementById('siteWrapper')) || document.body;
  // A skip link must stay the first focusable element.
  const first = place.firstElementChild;
  const skipLink = first?.matches('a[href^="#"]') ? first : null;
  return owner.insert(host, place, skipLink ? skipLink.nextSibling : place.firstChild);
}

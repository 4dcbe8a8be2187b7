import { object, record, strings, type WarnShape } from '../../data/shape';
import { safeUrl } from '../../text/links/safe-url';
import type { SharedPage, ShareService } from '../../text/share-address';
import { SocialService } from '../../vocabulary/sites';

/** Google+ and StumbleUpon have closed. */
const SERVICES: Readonly<Record<string, ShareService>> = {
  [SocialService.twitter]: 'x',
  [SocialService.facebook]: 'facebook',
  [SocialService.linkedin]: 'linkedin',
  [SocialService.reddit]: 'reddit',
  [SocialService.pinterest]: 'pinterest',
  [SocialService.tumblr]: 'tumblr',
};

export interface ShareData {
  readonly page: SharedPage;
  readonly services: readonly ShareService[];
}

const options = object({ website: object({ ...strings('baseUrl'), shareButtonOptions: record() }) });

/** The address as others can open it, or undefined for one that is not on the web. */
function absolute(value: string | null, base: string): string | undefined {
  const url = safeUrl(value);
  return url && URL.canParse(url, base) && /^https?:/.test(new URL(url, base).protocol)
    ? new URL(url, base).href
    : undefined;
}

/**
 * Reads what is shared from the markup, and where from the page's context object. Undefined where the owner has chosen no service, and
 * where there are buttons already.
 */
export function readShareButtons(
  element: Element,
  context: unknown,
  warn?: WarnShape,
): ShareData | undefined {
  const { website } = options(context, '', warn);
  const services = Object.entries(SERVICES).flatMap(([number, service]) =>
    website.shareButtonOptions?.[number] === true ? [service] : [],
  );
  if (services.length === 0 || element.firstElementChild) return undefined;
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;
  const base = absolute(website.baseUrl, location.href) ?? location.href;
  const page = {
    address: absolute(element.getAttribute('data-full-url') || canonical, base) ?? location.href,
    title: element.getAttribute('data-title')?.trim() || document.title,
    image: absolute(element.getAttribute('data-asset-url'), base) ?? '',
  };
  // A pin needs a picture.
  return { page, services: services.filter((service) => service !== 'pinterest' || page.image) };
}

import type { ReadData } from '../../core/data-fault';
import { object, record, strings, type WarnShape } from '../../data/shape';
import { safeUrl } from '../../text/links/safe-url';
import type { ShareService } from '../../text/share-address';
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

export type ShareData = ReadData<ReturnType<typeof readShareButtons>>;

const options = object({ website: object({ ...strings('baseUrl'), shareButtonOptions: record() }) });

/** The full address; undefined for one that is not on the web. */
function absolute(value: string | null, base: string): string | undefined {
  const url = safeUrl(value);
  return url && URL.canParse(url, base) && /^https?:/.test(new URL(url, base).protocol)
    ? new URL(url, base).href
    : undefined;
}

/** The page to share, and the services that the owner has chosen. Undefined without a service, or if there are buttons already. */
export function readShareButtons(element: Element, context: unknown, warn?: WarnShape) {
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

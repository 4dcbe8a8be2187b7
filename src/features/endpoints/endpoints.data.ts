import type { SiteContext } from '../../context/context';
import { PAGE_SETTING } from '../../context/page-config';
import type { Endpoint, EndpointName, PageEndpoints } from '../../context/page-endpoints';
import type { DataFault } from '../../core/data-fault';
import { list, object, oneOf, type Reader, record, string, strings, type WarnShape } from '../../data/shape';
import { findAll } from '../../dom/find-all';
import { followedLink, link } from '../../text/links/read-link';
import { webUrl } from '../../text/links/web-url';

const withoutWww = (host: string) => host.replace(/^www\./, '');

const hostOf = (address: string) => (URL.canParse(address) ? withoutWww(new URL(address).hostname) : '');

/**
 * Checks whether the platform's server answers on a host, as far as the page's context says: on the site's own address, and on every address of the
 * platform. A page that does not say its site's address is taken at its host's word.
 * @example isPlatformHost(context, 'shop.example') // false where `website.baseUrl` is 'https://glasshouse.example'
 */
export function isPlatformHost(
  { website: { baseUrl }, appDomain }: Pick<SiteContext, 'website' | 'appDomain'>,
  host = location.hostname,
): boolean {
  const own = hostOf(baseUrl);
  return !own || own === withoutWww(host) || (appDomain !== '' && `.${host}`.endsWith(`.${appDomain}`));
}

/** The checkout of a cart that the visitor's browser keeps. */
export type CartSettings = ReturnType<typeof readCart>;

export interface EndpointSettings extends Pick<PageEndpoints, 'of' | 'searchPage'> {
  /** The server of all other calls: rendered parts, accounts. */
  readonly others: 'platform' | 'none';
  /** Address of the index of the site's texts; undefined: the search is the endpoint's. */
  readonly searchIndex: string | undefined;
  /** Address of the events of all calendars; undefined: they are asked for by month. */
  readonly events: string | undefined;
  /** Undefined: the cart is the endpoint's. */
  readonly cart: CartSettings | undefined;
  /** Names of the units that are switched off, as the page has them. */
  readonly off: readonly string[];
}

const serverShape = object({ ...strings('url'), as: oneOf(['json', 'form'], 'json'), fields: record() });

/** The base of relative addresses. The command `inlay` checks settings where there is no page. */
const baseUrl = () => (typeof location === 'undefined' ? 'https://page.invalid' : location.href);

/** `platform`, `none`, an address, or an object with an address. Undefined where the setting says nothing. */
const endpoint: Reader<Endpoint | undefined> = (value, path = '', warn) => {
  if (value === undefined || value === 'platform' || value === 'none') return value;
  const { url, as, fields } = serverShape(typeof value === 'string' ? { url: value } : value, path, warn);
  const address = followedLink(url);
  if (address && webUrl(address, baseUrl())) return { url: address, as, fields: fields ?? {} };
  warn?.(path, 'valid endpoint (`platform`, `none` or the URL of a server)', url || value);
  return undefined;
};

const endpointFields = {
  forms: endpoint,
  newsletter: endpoint,
  comments: endpoint,
  cart: endpoint,
  search: endpoint,
  statistics: endpoint,
} satisfies Record<EndpointName, unknown>;

const configShape = object({
  endpoints: object(endpointFields),
  search: object({ index: link, page: link }),
  calendar: object({ events: link }),
  cart: record(),
  // Read before anything starts: `context/switched-off.ts`, and by the feature `consent-list`.
  off: list(string()),
  consent: record(),
});

const SETTINGS = ['endpoints', 'search', 'calendar', 'cart', 'off', 'consent'];

/** Settings that say nothing about servers. */
const OTHERS = ['off', 'consent'];

/** Says nothing about servers: the page's calls go where they went without the setting. */
const saysNoServer = (source: unknown): boolean => {
  const names = Object.keys(record()(source) ?? {});
  return names.length > 0 && names.every((name) => OTHERS.includes(name));
};

const cartShape = object({ checkout: link, links: record() });

/** Reports unknown names, which would be ignored silently: a typing error sends forms to the wrong server. */
function warnOfUnknown(source: unknown, names: readonly string[], warn: WarnShape): void {
  for (const [name, value] of Object.entries(record()(source) ?? {}))
    if (!names.includes(name)) warn(name, `setting that Inlay knows (${names.join(', ')})`, value);
}

function readCart(source: unknown, warn: WarnShape | undefined) {
  const { checkout, links = {} } = cartShape(source, 'cart', warn);
  const read = Object.entries(links).map(
    ([id, value]) => [id, link(value, `cart.links.${id}`, warn)] as const,
  );
  return {
    /** A page, with `{items}` in the place of what is in the cart, or `mailto:`. */
    checkout,
    /** Address of a payment page by SKU or id of the product. */
    links: new Map(read.filter((entry): entry is readonly [string, string] => Boolean(entry[1]))),
  };
}

/** Reads the settings of a page; what does not fit is reported and left out. */
export function readSettings(source: unknown, warn?: WarnShape) {
  const { cart, ...config } = configShape(source, '', warn);
  if (warn) {
    warnOfUnknown(source, SETTINGS, warn);
    warnOfUnknown(record()(source)?.endpoints, Object.keys(endpointFields), (name, ...wanted) =>
      warn(`endpoints.${name}`, ...wanted),
    );
  }
  return { ...config, cart: cart && readCart(cart, warn) };
}

/**
 * Reads who answers from the page's setting; what it does not say follows from the host. Never throws.
 * @example
 * // <script type="application/json" data-inlay-config>{ "endpoints": { "forms": "https://formspree.io/f/abc" } }</script>
 * readEndpoints(context).of.forms // { url: 'https://formspree.io/f/abc', as: 'json', fields: {} }
 */
export function readEndpoints(context: SiteContext, warn?: WarnShape): EndpointSettings | DataFault {
  const [script] = findAll(document, PAGE_SETTING);
  let source: unknown;
  try {
    source = JSON.parse(script?.textContent ?? '');
  } catch (error) {
    return {
      fault: `The page's setting \`data-inlay-config\` is not JSON, so the platform is asked for everything. Correct it: ${error}`,
    };
  }
  const config = readSettings(source, warn);
  const others = saysNoServer(source) || isPlatformHost(context) ? 'platform' : 'none';
  const { forms = others, newsletter = forms, ...rest } = config.endpoints;
  const { comments = others, cart = others, search = others, statistics = others } = rest;
  return {
    of: { forms, newsletter, comments, cart, search, statistics },
    others,
    searchIndex: config.search.index,
    events: config.calendar.events,
    searchPage: config.search.page,
    cart: config.cart,
    off: config.off,
  };
}

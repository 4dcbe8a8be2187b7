import { emailLink } from '../../text/links/email-link';
import type { Endpoint } from '../public';
import { isAbsent } from '../save/save-state';
import type { Fact, Need, SiteSummary, SummarizedPage, SummarizedSite } from './site-summary';
import { wordOf } from './unit-words';

const times = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** The pages that a name occurs on, the most frequent name first. */
function byName(
  pages: readonly SummarizedPage[],
  namesOf: (page: SummarizedPage) => readonly string[],
): ReadonlyArray<readonly [string, readonly string[]]> {
  const found = new Map<string, string[]>();
  for (const page of pages)
    for (const name of new Set(namesOf(page))) {
      const where = found.get(name);
      if (where) where.push(page.path);
      else found.set(name, [page.path]);
    }
  return [...found].sort(([, one], [, other]) => other.length - one.length);
}

/** The decisions of an owner before the platform stops answering, by the setting for each. */
const SERVICES: ReadonlyArray<{
  readonly endpoint: Endpoint;
  readonly what: string;
  readonly paste: string;
  readonly closed: string;
}> = [
  {
    endpoint: 'forms',
    what: 'Forms need somebody who receives what visitors send.',
    paste: '"endpoints": { "forms": "https://formspree.io/f/YOUR-FORM" }',
    closed: 'Forms say that they are closed.',
  },
  {
    endpoint: 'newsletter',
    what: 'Newsletter sign-ups need somebody who receives them.',
    paste: '"endpoints": { "newsletter": "https://formspree.io/f/YOUR-FORM" }',
    closed: 'Newsletter sign-ups say that they are closed.',
  },
  {
    endpoint: 'cart',
    what: 'The shop needs a way to send you an order.',
    paste: `"cart": { "checkout": "${emailLink({ to: 'orders@example.com' })}" }`,
    closed: 'The shop says that it is closed.',
  },
];

/** A link to the cart does not make a shop: these are on pages of sites that sell nothing. */
const WITHOUT_WARES: readonly string[] = ['cart-indicator', 'cart-page'];

/** Units beside those of the platform alone that do nothing without an answer. The others are seen, and can be used, all the same. */
const ONLY_ASK: readonly string[] = ['comments', 'form', 'newsletter', 'server-form', 'simple-like'];

/** Checks whether the settings have a value for `key`. */
const says = (settings: object | undefined, key: string): unknown => settings && Reflect.get(settings, key);

/** Who answers what asks an endpoint: an address, `none`, or undefined where nobody does. */
function answerTo(endpoint: Endpoint | 'platform', { config }: SummarizedSite): unknown {
  const { endpoints, cart } = config;
  if (endpoint === 'platform') return undefined;
  const own = says(endpoints, endpoint);
  if (endpoint === 'cart') return says(cart, 'checkout') ?? own;
  // A newsletter without a setting of its own is sent where forms are.
  return own ?? (endpoint === 'newsletter' ? says(endpoints, 'forms') : undefined);
}

/** The units of a page that do something, as their owner calls them. */
function worksOf({ lives, asks }: SummarizedPage, site: SummarizedSite): readonly string[] {
  const idle = asks.flatMap(({ name, endpoint }) => {
    const isIdle = endpoint === 'platform' || ONLY_ASK.includes(name);
    return isIdle && (answerTo(endpoint, site) ?? 'none') === 'none' ? [name] : [];
  });
  return lives.flatMap(({ name }) => (idle.includes(name) ? [] : (wordOf(name) ?? [])));
}

function needsOf(site: SummarizedSite): {
  readonly needs: readonly Need[];
  readonly closed: readonly Fact[];
} {
  const needs: Need[] = [];
  const closed: Fact[] = [];
  for (const { endpoint, what, paste, closed: isClosed } of SERVICES) {
    const asking = site.pages.filter(({ asks }) =>
      asks.some((ask) => ask.endpoint === endpoint && !WITHOUT_WARES.includes(ask.name)),
    );
    if (!asking.length) continue;
    const where = asking.map(({ path }) => path);
    const answer = answerTo(endpoint, site);
    if (answer === 'none') closed.push({ text: isClosed, pages: where, details: [] });
    else needs.push({ text: what, pages: where, details: [], paste, isDone: answer !== undefined });
  }
  return { needs, closed };
}

/** Files that are lost with the account, because they are not in the copy. */
function filesOf({ pages }: SummarizedSite): readonly Need[] {
  const hosts = byName(pages, ({ platformHosts }) => platformHosts.map(({ name }) => name));
  const missing = byName(pages, ({ missing: files }) =>
    files.filter(({ kind }) => kind !== 'page').map(({ address }) => address),
  );
  const links = byName(pages, ({ platformLinks }) => platformLinks);
  const need = (text: string, found: ReadonlyArray<readonly [string, readonly string[]]>): Need => ({
    text,
    pages: [...new Set(found.flatMap(([, where]) => where))],
    details: found.map(([name]) => name),
    isDone: false,
  });
  return [
    ...(hosts.length
      ? [need('Some files still come from the platform, and end with the account.', hosts)]
      : []),
    ...(missing.length
      ? [
          need(
            `${times(missing.length, 'file')} of the pages ${missing.length === 1 ? 'is' : 'are'} not in the copy.`,
            missing,
          ),
        ]
      : []),
    ...(links.length ? [need('Some links still lead to the site’s address at the platform.', links)] : []),
  ];
}

function downloadOf({ download, failed }: SummarizedSite): readonly Need[] {
  const need = (text: string, details: readonly string[]): Need => ({
    text,
    pages: [],
    details,
    isDone: false,
  });
  const all: Need[] = [];
  if (failed.length)
    all.push(
      need(
        `${times(failed.length, 'page or file', 'pages or files')} could not be read.`,
        failed.map(({ path, error }) => `${path}: ${error}`),
      ),
    );
  if (!download) return all;
  const { stopped, locked, excluded } = download;
  if (stopped) all.push(need(`The download is not complete: ${stopped}.`, []));
  if (locked.length)
    all.push(
      need(
        `${times(locked.length, 'page')} behind a password ${locked.length === 1 ? 'is' : 'are'} not in the copy.`,
        locked,
      ),
    );
  if (excluded.length)
    all.push(
      need(
        `${times(excluded.length, 'page')} that robots.txt keeps from guests ${excluded.length === 1 ? 'is' : 'are'} not in the copy. Add --own-site if the site is yours.`,
        excluded,
      ),
    );
  const lost = Object.entries(download.failed).filter(
    ([address, why]) => !locked.includes(address) && !isAbsent(why),
  );
  if (lost.length)
    all.push(
      need(
        `${times(lost.length, 'address', 'addresses')} could not be downloaded.`,
        lost.map(([address, why]) => `${address}: ${why}`),
      ),
    );
  return all;
}

const PLATFORM_ONLY: Readonly<Record<string, string>> = {
  'account-link': 'Customer accounts',
  calendar: 'Events of calendars',
  'checkout-link': 'Buying with one click',
  donation: 'Donations',
  'lock-screen': 'Pages behind a password',
  'pricing-plan': 'Buying a plan',
  'product-filters': 'Filters of the shop',
};

function lostOf(site: SummarizedSite, closed: readonly Fact[]): readonly Fact[] {
  const { pages } = site;
  const asksPlatform = byName(pages, ({ asks }) =>
    asks.filter(({ endpoint }) => endpoint === 'platform').map(({ name }) => PLATFORM_ONLY[name] ?? name),
  );
  const comments = pages.filter(({ asks }) => asks.some(({ endpoint }) => endpoint === 'comments'));
  const why = new Map(
    pages.flatMap(({ unsupported }) => unsupported.map((block) => [block.name, block.why])),
  );
  return [
    ...closed,
    ...asksPlatform.map(([text, where]) => ({
      text: `${text}: only the platform could answer.`,
      pages: where,
      details: [],
    })),
    ...(comments.length && answerTo('comments', site) === undefined
      ? [
          {
            text: 'Comments and likes are closed; those on the pages stay.',
            pages: comments.map(({ path }) => path),
            details: [],
          },
        ]
      : []),
    ...byName(pages, ({ unsupported }) => unsupported.map(({ name }) => name)).map(([name, where]) => ({
      text: `A block of the kind “${name}” does nothing.`,
      pages: where,
      details: [why.get(name) ?? ''],
    })),
  ];
}

/**
 * The summary of a copy for its owner: whether the account can be closed, what works, what is left to do, and what is lost.
 * @example summarizeSite({ pages, failed: [], config: {} }).verdict; // 'Not yet: 2 things.'
 */
export function summarizeSite(site: SummarizedSite): SiteSummary {
  const { pages, download } = site;
  const { needs, closed } = needsOf(site);
  const all = [...downloadOf(site), ...filesOf(site), ...needs];
  const open = all.filter(({ isDone }) => !isDone);
  const works = byName(pages, (page) => worksOf(page, site));
  const dead = byName(pages, ({ deadLinks }) => deadLinks.map(({ name }) => name));
  const others = byName(pages, ({ trackers }) => trackers);
  const absent = Object.entries(download?.failed ?? {}).flatMap(([address, why]) =>
    isAbsent(why) ? [address] : [],
  );
  const fact = (text: string, found: ReadonlyArray<readonly [string, readonly string[]]>): Fact => ({
    text,
    pages: [...new Set(found.flatMap(([, where]) => where))],
    details: found.map(([name]) => name),
  });
  return {
    canClose: open.length === 0,
    verdict: open.length ? `Not yet: ${times(open.length, 'thing')}.` : 'You can close the account.',
    works: works.map(([text, where]) => ({ text, pages: where, details: [] })),
    needs: [...open, ...all.filter(({ isDone }) => isDone)],
    lost: lostOf(site, closed),
    notes: [
      ...(dead.length ? [fact(`${times(dead.length, 'link leads', 'links lead')} nowhere.`, dead)] : []),
      ...(others.length
        ? [fact('Scripts of other companies stay in the pages: decide which of them you still want.', others)]
        : []),
      ...(absent.length
        ? [
            {
              text: `${times(absent.length, 'address is', 'addresses are')} not there on the site itself, either.`,
              pages: [],
              details: absent,
            },
          ]
        : []),
      ...(download?.playlists?.length
        ? [
            {
              text: 'Playlists of videos are saved, but not the pieces that they name: keep the videos themselves.',
              pages: [],
              details: download.playlists,
            },
          ]
        : []),
      ...(download?.otherHosts.length
        ? [{ text: 'Files of other companies stay where they are.', pages: [], details: download.otherHosts }]
        : []),
    ],
  };
}

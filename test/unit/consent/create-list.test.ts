// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it } from 'vitest';
import { isAsking } from '../../../src/consent/answers';
import type { ConsentAnswers, ConsentChoice } from '../../../src/consent/categories';
import { createConsent } from '../../../src/consent/consent';
import { consentSignals } from '../../../src/consent/consent-mode';
import { createList } from '../../../src/consent/create-list';
import { needsEmbedConsent } from '../../../src/consent/embed-consent';
import { followList } from '../../../src/consent/follow-list';
import { type ListSettings, readListSettings } from '../../../src/consent/list-settings';
import { type Answers, own } from '../../../src/consent/own-list';
import { readConsentPolicy } from '../../../src/consent/policy';
import { readChoice } from '../../../src/consent/read-choice';
import { writeChoice, writeReceipt } from '../../../src/consent/write-choice';

const SETTINGS = {
  version: '1',
  categories: {
    necessary: { services: { shop: { hosts: ['shop.example'], cookies: ['shop_*'] } } },
    performance: { services: { count: { hosts: ['count.example'], cookies: ['_count*', '_shared'] } } },
    marketing: {
      cookies: ['_ads'],
      services: {
        tube: { hosts: ['tube.example'], cookies: ['_tube', '_shared'], signals: ['ad_storage'] },
        map: { hosts: ['map.example'], signals: ['ad_storage'] },
      },
    },
    comfort: { cookies: ['ss_*', '*consent*', 'fond_of'], signals: ['functionality_storage'] },
  },
};

const list = (changes: object = {}) =>
  createList(
    readListSettings({ ...SETTINGS, ...changes }, (text) => expect.unreachable(text)) as ListSettings,
  );

function use(changes?: object) {
  const used = list(changes);
  own.list = used;
  return used;
}

/** The page's consent, as the feature leaves it. */
function createListed() {
  const consent = createConsent(() => {});
  if (own.list) followList(consent, own.list);
  return consent;
}

const forget = () => Object.keys(Cookies.get()).forEach((name) => void Cookies.remove(name));
afterEach(() => {
  own.list = undefined;
  forget();
});

/** Names that are allowed. */
const allowed = (choice: ConsentChoice) =>
  choice &&
  Object.entries(choice)
    .flatMap(([name, is]) => (is ? [name] : []))
    .join(' ');

/** As the visitor's browser keeps it. */
function keep(answers: Answers | undefined) {
  if (!answers) return;
  // The platform's categories are part of each list.
  const choice = answers as ConsentAnswers;
  writeChoice(choice);
  writeReceipt(choice, { banner: 'b', gpc: false });
}

describe('an answer to the site’s own list', () => {
  it.each([
    [{ performance: true, marketing: false }, 'performance count'],
    [{ performance: true, marketing: true }, 'performance count marketing tube map'],
    [{ tube: true }, 'tube'],
    [{ tube: true, map: true }, 'marketing tube map'],
    [{ marketing: true, tube: false }, 'map'],
    [{ comfort: true }, 'comfort'],
    [{ comfort: 'yes', marketing: 1 }, ''],
  ])('%j allows “%s”: services follow their category, and it is allowed when all are', (given, expected) => {
    use();
    const consent = createListed();
    consent.choose(given as never);
    expect(allowed(consent.get())).toBe(expected);
    for (const name of own.list?.names ?? [])
      expect(consent.allows(name)).toBe(expected.split(' ').includes(name));
  });

  it('is not needed for what is necessary', () => {
    expect(createConsent(() => {}).allows('necessary' as string)).toBe(false);
    use();
    const consent = createListed();
    expect([consent.allows('necessary shop' as string), consent.allows('shop tube' as string)]).toEqual([
      true,
      false,
    ]);
  });

  it('does not take inherited fields for answers', () => {
    own.list = createList(
      readListSettings(
        { categories: { marketing: { services: { constructor: {}, valueOf: {} } } } },
        () => {},
      ) as ListSettings,
    );
    const consent = createListed();
    for (const name of ['constructor', 'valueOf', '__proto__', 'toString'])
      expect(consent.allows(name as string), name).toBe(false);
    consent.choose({ performance: false, marketing: true });
    expect(allowed(consent.get())).toBe('marketing constructor valueOf');
    expect(consent.allows('toString' as string)).toBe(false);
  });
});

/** What a browser keeps, the list that it meets → what is allowed, and whether the visitor is asked again. */
const HISTORIES: ReadonlyArray<
  readonly [what: string, kept: () => void, allowed: string | undefined, isAsked: boolean, changes?: object]
> = [
  ['nothing', () => {}, undefined, true],
  [
    'a choice from before the list',
    () => keep({ performance: true, marketing: false }),
    'performance count',
    true,
  ],
  [
    'the platform’s cookies alone, written by its own banner',
    () => writeChoice({ performance: false, marketing: true }),
    'marketing tube map',
    true,
  ],
  [
    'its oldest cookie alone',
    () => Cookies.set('ss_cookieAllowed', 'true'),
    'performance count marketing tube map',
    true,
  ],
  ['an answer to this list', () => answer('count tube'), 'performance count tube', false],
  [
    'an answer to this list: all',
    () => answer('count tube map comfort'),
    'performance count marketing tube map comfort',
    false,
  ],
  ['an answer to this list: none', () => answer(''), '', false],
  [
    'an answer to this list, after which the platform’s cookies were written by others: refused',
    () => {
      answer('count tube map comfort');
      Cookies.set('ss_marketingCookiesAllowed', 'false');
    },
    'performance count comfort',
    false,
  ],
  [
    'the same: allowed',
    () => {
      answer('tube');
      Cookies.set('ss_marketingCookiesAllowed', 'true');
    },
    'marketing tube map',
    false,
  ],
  [
    'an answer to a list with fewer services: the new one is not allowed, and is asked for',
    () => answer('count tube map comfort'),
    'performance count tube map comfort',
    true,
    { categories: { ...SETTINGS.categories, marketing: { services: { tube: {}, map: {}, feed: {} } } } },
  ],
  [
    'an answer to a list with more of them: nothing is asked',
    () => answer('count tube'),
    'performance count marketing tube',
    false,
    { categories: { ...SETTINGS.categories, marketing: { services: { tube: {} } } } },
  ],
  [
    'an answer to a service that has moved to another category',
    () => answer('count tube map comfort'),
    'performance count marketing map',
    true,
    {
      categories: {
        ...SETTINGS.categories,
        marketing: { services: { map: {} } },
        comfort: { services: { tube: {} } },
      },
    },
  ],
  [
    'an answer to another version: nothing is allowed until the next',
    () => answer('count tube map comfort'),
    '',
    true,
    { version: '2' },
  ],
  [
    'a receipt that is damaged',
    () => {
      answer('count');
      Cookies.set('inlay_consent', '{"v":2,"list":"1","allowed":7}');
    },
    'performance count',
    true,
  ],
  [
    'a receipt without the platform’s cookies, which have been cleared',
    () => {
      answer('count');
      for (const name of ['ss_performanceCookiesAllowed', 'ss_marketingCookiesAllowed', 'ss_cookieAllowed'])
        Cookies.remove(name);
    },
    undefined,
    true,
  ],
];

/** A visitor answers the list as it is above. */
function answer(names: string) {
  const first = use();
  keep(first.answersOf((name) => (names.split(' ').includes(name) ? true : undefined) ?? false));
  own.list = undefined;
}

it.for(HISTORIES)('reads %s', ([, kept, expected, isAsked, changes]) => {
  kept();
  use(changes);
  const consent = createListed();
  expect(allowed(consent.get())?.split(' ').sort()).toEqual(expected?.split(' ').sort());
  expect(isAsking(consent)).toBe(isAsked);
  // An answer ends the asking, here and on the next page, although there may be no cookies.
  consent.choose({ performance: false, marketing: false });
  expect(isAsking(consent)).toBe(false);
  keep(consent.get());
  use(changes);
  expect([allowed(readChoice()), own.list?.isOutdated]).toEqual(['', false]);
});

it('is named in the receipt with its category; without a list the receipt is what it was', () => {
  const receipt = () => JSON.parse(Cookies.get('inlay_consent') ?? '');
  keep({ performance: true, marketing: false });
  const { at: _, ...old } = receipt();
  expect(old).toEqual({ v: 1, performance: true, marketing: false, banner: 'b', gpc: false });
  answer('count map');
  expect(receipt()).toMatchObject({
    v: 2,
    performance: true,
    marketing: false,
    list: '1',
    allowed: ['performance', 'performance/count', 'marketing/map'],
    refused: ['marketing', 'marketing/tube', 'comfort'],
  });
});

it('has the names that something from a host waits for', () => {
  const { nameAt, gateOf } = list();
  expect(
    ['tube.example', 'www.tube.example', 'nottube.example', 'shop.example', undefined].map(nameAt),
  ).toEqual(['tube', 'tube', undefined, 'shop', undefined]);
  expect([
    gateOf('marketing', 'tube.example'),
    gateOf('marketing', 'other.example'),
    gateOf('performance marketing', 'tube.example'),
    gateOf('performance', 'tube.example'),
    gateOf('', 'tube.example'),
    gateOf('marketing', undefined),
  ]).toEqual(['tube', 'marketing', 'performance tube', 'performance tube', 'tube', 'marketing']);
});

it('clears the cookies of what is refused, by name and pattern, but none that others need', () => {
  const present = ['_count', '_count_2', '_shared', '_tube', '_ads', 'shop_1', 'fond_of', 'own'];
  const kept = ['ss_performanceCookiesAllowed', 'ss_cookieAllowed', 'inlay_consent', 'crumb'];
  for (const name of [...present, ...kept, 'ss_cid', 'x_count']) Cookies.set(name, '1');
  const { cookiesToClear } = list();
  const cleared = (...refused: readonly string[]) =>
    [...cookiesToClear((name) => refused.includes(name))].sort().join(' ');
  expect(cleared()).toBe('');
  expect(cleared('count')).toBe('_count _count_2');
  expect(cleared('tube')).toBe('_tube');
  expect(cleared('count', 'tube')).toBe('_count _count_2 _shared _tube');
  expect(cleared('necessary', 'shop')).toBe('');
  expect(cleared('comfort')).toBe('fond_of ss_cid');
});

it('has the signals that its entries name follow them: all of those that name one', () => {
  use();
  const policy = readConsentPolicy({});
  const signals = (choice: ConsentChoice, hasPrivacySignal = false) => {
    const { ad_storage, functionality_storage, analytics_storage, ad_user_data, security_storage } =
      consentSignals({ policy, choice, hasPrivacySignal });
    return [ad_storage, functionality_storage, analytics_storage, ad_user_data, security_storage]
      .map((status) => (status === 'granted' ? 1 : 0))
      .join('');
  };
  const chosen = (names: string) =>
    list().answersOf((name) => names.split(' ').includes(name)) as ConsentAnswers;
  expect(signals(chosen('tube'))).toBe('00001');
  expect(signals(chosen('tube map'))).toBe('10011');
  expect(signals(chosen('comfort count'))).toBe('01101');
  expect(signals(undefined)).toBe('11111');
  expect(signals(undefined, true)).toBe('01101');
});

it('has embeds from its hosts wait for their service, and others for the category', () => {
  use();
  const consent = createListed();
  consent.choose({ tube: true } as never);
  const needs = (host: string) => needsEmbedConsent({ consent }, host);
  expect(['tube.example', 'map.example', 'other.example', 'shop.example'].map(needs)).toEqual([
    ...[false, true],
    ...[true, false],
  ]);
});

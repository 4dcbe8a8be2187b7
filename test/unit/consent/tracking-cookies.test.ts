// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { ConsentChoice } from '../../../src/consent/categories';
import { readConsentPolicy } from '../../../src/consent/policy';
import { clearCookies, cookiesToClear } from '../../../src/consent/tracking-cookies';
import { replaceCookies } from '../support/replace-cookies';

const FIVE = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];
const COUNTING = [...FIVE, 'SS_ANALYTICS_ID', 'SS_SESSION_ID'];
const FOUR = ['SS_MID', 'SS_MATTR', 'SS_lastvisit', 'user_segment'];

const toClear = (
  settings: Readonly<Record<string, unknown>> | undefined,
  choice: ConsentChoice,
  hasPrivacySignal = false,
  isCloneable = false,
) => cookiesToClear({ policy: readConsentPolicy(settings), choice, hasPrivacySignal }, isCloneable);

describe('cookies to clear', () => {
  const restrictive = { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true };
  const asking = { isCookieBannerEnabled: true };
  const ALL = { performance: true, marketing: true };

  it.each([
    ['restrictive and not answered', restrictive, undefined, false, COUNTING],
    ['restrictive and not answered, with the signal', restrictive, undefined, true, [...COUNTING, ...FOUR]],
    [
      'restrictive and declined',
      restrictive,
      { performance: false, marketing: false },
      false,
      [...COUNTING, ...FOUR],
    ],
    ['restrictive and half declined', restrictive, { performance: false, marketing: true }, false, COUNTING],
    [
      'restrictive and half accepted',
      restrictive,
      { performance: true, marketing: false },
      false,
      [...COUNTING, ...FOUR],
    ],
    ['restrictive without a banner', { isRestrictiveCookiePolicyEnabled: 'true' }, ALL, false, COUNTING],
    ['absolute alone', { isRestrictiveCookiePolicyAbsolute: true }, undefined, false, COUNTING],
    ['absolute and accepted', { ...asking, isRestrictiveCookiePolicyAbsolute: true }, ALL, false, COUNTING],
    ['restrictive and accepted', restrictive, { performance: true, marketing: true }, false, []],
    ['asked and not answered', asking, undefined, false, []],
    ['asked and declined', asking, { performance: false, marketing: false }, false, [...COUNTING, ...FOUR]],
    ['performance refused', asking, { performance: false, marketing: true }, false, COUNTING],
    ['marketing refused', asking, { performance: true, marketing: false }, false, FOUR],
    ['nothing asked', {}, undefined, false, []],
    ['nothing asked, with the signal', {}, undefined, true, FOUR],
    ['accepted in spite of the signal', asking, { performance: true, marketing: true }, true, []],
  ] as const)('%s', (_, settings, choice, signal, names) => {
    expect(toClear(settings, choice, signal)).toEqual(names);
  });

  it('are left alone on sites that are there to be copied, before the visitor has refused', () => {
    expect(toClear(restrictive, undefined, false, true)).toEqual([]);
  });
});

it('clearing writes for each domain and each folder of the page, and says what has stayed', async () => {
  const written: string[] = [];
  replaceCookies({
    get: () => (written.length ? 'CART=1; ss_cvt=2' : 'ss_cvr=1; CART=1; ss_cvt=2'),
    set: (text: string) => written.push(text),
  });
  const left = clearCookies(FIVE, { hostname: 'shop.example.com', pathname: '/blog/first-post' });
  expect(left).toEqual(['ss_cvt']);
  const removals = (name: string) =>
    written.flatMap((text) => new RegExp(`^${name}=; (.*); expires=.* GMT$`).exec(text)?.[1] ?? []);
  expect(removals('ss_cvr')).toEqual(
    ['', '; domain=shop.example.com', '; domain=example.com'].flatMap((domain) =>
      ['/', '/blog', '/blog/first-post'].map((path) => `path=${path}${domain}`),
    ),
  );
  expect(written.some((text) => text.startsWith('CART'))).toBe(false);
  written.length = 0;
  // Until then, what has been read lasts.
  await Promise.resolve();
  clearCookies(['ss_cvr'], { hostname: '127.0.0.1', pathname: '/' });
  expect(removals('ss_cvr')).toEqual(['path=/']);
  expect(written).toHaveLength(1);
});

// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { ConsentChoice } from '../../../../src/consent/categories';
import { readSiteContext } from '../../../../src/context/context';
import { canIdentify, countingStatus } from '../../../../src/features/statistics/who-is-counted';

/** On a site with an id, which a page that counts always has. */
const count = (context: Readonly<Record<string, unknown>>, choice?: ConsentChoice, path = '/') => {
  const website = { id: 'w', ...(context.website as object | undefined) };
  return countingStatus(readSiteContext({ ...context, website }), choice, path);
};
const ALL = { performance: true, marketing: true };
const account = { authenticatedAccount: { id: 'a' } };
const restrictive = { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true };

describe('a visitor', () => {
  it('is counted, unless they have declined', () => {
    expect([count({}), count({}, ALL), count({}, { performance: false, marketing: true })]).toEqual([
      'allowed',
      'allowed',
      'refused',
    ]);
  });

  it('on a restrictive site must have accepted both categories', () => {
    const context = { cookieSettings: restrictive };
    expect([
      count(context),
      count(context, { performance: true, marketing: false }),
      count(context, ALL),
    ]).toEqual(['waiting', 'refused', 'allowed']);
    const absolute = { cookieSettings: { ...restrictive, isRestrictiveCookiePolicyAbsolute: true } };
    expect([count(absolute), count(absolute, ALL)]).toEqual(['refused', 'refused']);
    expect(count({ cookieSettings: { isRestrictiveCookiePolicyEnabled: true } })).toBe('refused');
    expect(count({ ...context, website: { cloneable: true } })).toBe('allowed');
  });

  it('is not counted as an editor; a viewer is, but not in the settings of the site', () => {
    expect(count(account)).toBe('uncounted');
    expect(count({ ...account, websiteRoles: { 1: true } })).toBe('uncounted');
    expect(count({ ...account, websiteRoles: { 1: true, 10: true } })).toBe('uncounted');
    expect(count({ ...account, websiteRoles: { 10: true } })).toBe('allowed');
    expect(count({ ...account, websiteRoles: [10] })).toBe('allowed');
    // The role before it manages appointments.
    expect(count({ ...account, websiteRoles: { 9: true } })).toBe('uncounted');
    expect(count({ ...account, websiteRoles: { 10: true } }, undefined, '/config/pages')).toBe('uncounted');
  });

  it.each([100, 103, 106])('is not counted on page type %i', (pageType) => {
    expect(count({ pageType })).toBe('uncounted');
  });

  it('may refuse also on a page that is not counted, so that stored data is removed', () => {
    const NO = { performance: false, marketing: false };
    expect([count({ pageType: 100 }, NO), count(account, NO)]).toEqual(['refused', 'refused']);
    expect(count({ pageType: 100, cookieSettings: restrictive })).toBe('uncounted');
  });

  it("is not counted where the platform's switch is off", () => {
    vi.stubGlobal('__WE_ARE_SQUARESPACE_DISABLING_CENSUS__', true);
    expect(count({})).toBe('uncounted');
  });
});

it('a visitor is not counted on a page without a site', () => {
  expect(countingStatus(readSiteContext({}), ALL, '/')).toBe('uncounted');
});

it('Global Privacy Control and Do Not Track are about other companies, not about counting', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true, doNotTrack: '1', cookieEnabled: true });
  expect(count({})).toBe('allowed');
});

describe('a counted visitor', () => {
  const identify = (cookieSettings: object, choice?: ConsentChoice) =>
    canIdentify(readSiteContext({ cookieSettings }), choice);

  it('is identified, but not where the owner has switched off the activity log', () => {
    expect([identify({}), identify({}, ALL)]).toEqual([true, true]);
    expect([
      identify({ isVisitorDataRestricted: true }),
      identify({ isVisitorDataRestricted: 'true' }, ALL),
    ]).toEqual([false, false]);
  });

  it('under a restrictive policy is identified after accepting both categories', () => {
    expect([
      identify(restrictive),
      identify(restrictive, { performance: true, marketing: false }),
      identify(restrictive, ALL),
    ]).toEqual([false, false, true]);
  });
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConsentChoice } from '../../../../src/consent/categories';
import { readSiteContext } from '../../../../src/context/context';
import { canCount, canIdentify } from '../../../../src/features/census/census-policy';

afterEach(() => vi.unstubAllGlobals());

const count = (context: object, choice?: ConsentChoice, path = '/') =>
  canCount(readSiteContext(context), choice, path);
const ALL = { performance: true, marketing: true };
const account = { authenticatedAccount: { id: 'a' } };
const restrictive = { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true };

describe('a visitor', () => {
  it('is counted, unless they have declined', () => {
    expect([count({}), count({}, ALL), count({}, { performance: false, marketing: true })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('on a restrictive site must have accepted both categories', () => {
    const context = { cookieSettings: restrictive };
    expect([
      count(context),
      count(context, { performance: true, marketing: false }),
      count(context, ALL),
    ]).toEqual([false, false, true]);
    expect(count({ cookieSettings: { ...restrictive, isRestrictiveCookiePolicyAbsolute: true } }, ALL)).toBe(
      false,
    );
    expect(count({ ...context, website: { cloneable: true } })).toBe(true);
  });

  it('is not counted as an editor; a viewer is, but not in the settings of the site', () => {
    expect(count(account)).toBe(false);
    expect(count({ ...account, websiteRoles: { 1: true } })).toBe(false);
    expect(count({ ...account, websiteRoles: { 1: true, 10: true } })).toBe(false);
    expect(count({ ...account, websiteRoles: { 10: true } })).toBe(true);
    expect(count({ ...account, websiteRoles: [10] })).toBe(true);
    // The role before it manages appointments.
    expect(count({ ...account, websiteRoles: { 9: true } })).toBe(false);
    expect(count({ ...account, websiteRoles: { 10: true } }, undefined, '/config/pages')).toBe(false);
  });

  it.each([100, 103, 106])('is not counted on page type %i', (pageType) => {
    expect(count({ pageType })).toBe(false);
  });

  it("is not counted where the platform's switch is off", () => {
    vi.stubGlobal('__WE_ARE_SQUARESPACE_DISABLING_CENSUS__', true);
    expect(count({})).toBe(false);
  });
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

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
  it('is counted, unless they have said no', () => {
    expect([count({}), count({}, ALL), count({}, { performance: false, marketing: true })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('on a restrictive site must have said yes to both', () => {
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

  it('who works on the site is not, a mere viewer is, but not in its settings', () => {
    expect(count(account)).toBe(false);
    expect(count({ ...account, websiteRoles: { 1: true } })).toBe(false);
    expect(count({ ...account, websiteRoles: { 1: true, 10: true } })).toBe(false);
    expect(count({ ...account, websiteRoles: { 10: true } })).toBe(true);
    expect(count({ ...account, websiteRoles: [10] })).toBe(true);
    // The one before is who keeps the appointments.
    expect(count({ ...account, websiteRoles: { 9: true } })).toBe(false);
    expect(count({ ...account, websiteRoles: { 10: true } }, undefined, '/config/pages')).toBe(false);
  });

  it.each([100, 103, 106])('has seen no page on page type %i', (pageType) => {
    expect(count({ pageType })).toBe(false);
  });

  it("is not counted where the platform's switch is off", () => {
    vi.stubGlobal('__WE_ARE_SQUARESPACE_DISABLING_CENSUS__', true);
    expect(count({})).toBe(false);
  });
});

describe('who is counted', () => {
  const recognise = (cookieSettings: object, choice?: ConsentChoice) =>
    canIdentify(readSiteContext({ cookieSettings }), choice);

  it('is told apart from others, but not where the owner has no log of single visits', () => {
    expect([recognise({}), recognise({}, ALL)]).toEqual([true, true]);
    expect([
      recognise({ isVisitorDataRestricted: true }),
      recognise({ isVisitorDataRestricted: 'true' }, ALL),
    ]).toEqual([false, false]);
  });

  it('under a restrictive policy has accepted both categories', () => {
    expect([
      recognise(restrictive),
      recognise(restrictive, { performance: true, marketing: false }),
      recognise(restrictive, ALL),
    ]).toEqual([false, false, true]);
  });
});

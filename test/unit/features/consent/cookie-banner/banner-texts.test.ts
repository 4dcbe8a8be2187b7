import { expect, it } from 'vitest';
import { readBanner } from '../../../../../src/features/consent/cookie-banner/cookie-banner.data';
import messages from '../../../../../src/features/consent/cookie-banner/cookie-banner.messages.json';
import { bannerTexts } from '../../../../../src/features/consent/cookie-banner/cookie-banner-messages';

const first = { isReopened: false, isOutdated: false, isSignalled: false };
const textsOf = (settings: Readonly<Record<string, unknown>>, occasion = first) =>
  bannerTexts(readBanner(settings), occasion);

it('says what the owner has written, and our own texts where there are none', () => {
  expect(textsOf({})).toMatchObject({ body: messages.text, accept: messages.accept });
  const written = { cookieBannerText: '<p>Hello</p>', cookieBannerCtaText: 'Fine' };
  expect(textsOf(written)).toMatchObject({ body: '<p>Hello</p>', accept: 'Fine' });
});

it('offers to decline where the settings do, and to everybody who opens the choice again', () => {
  const optOut = { cookieBannerAcceptType: 'OPT_IN_AND_OUT', cookieBannerOptOutCtaText: 'No' };
  expect(textsOf({}).decline).toBeUndefined();
  expect(textsOf(optOut).decline).toBe('No');
  expect(textsOf({}, { ...first, isReopened: true }).decline).toBe(messages.decline);
});

it('offers the panel where the settings do', () => {
  const newest = { cookieBannerThemeName: 'dark', cookieBannerHasManageCookies: true };
  expect(textsOf(newest).manage).toBe(messages.manage);
  expect(textsOf({}).manage).toBeUndefined();
});

it('mentions the browser’s own signal only while it counts, and a list that has changed only when it asks again', () => {
  expect(textsOf({}).notes).toEqual([]);
  expect(textsOf({}, { ...first, isSignalled: true }).notes).toEqual([messages.signal]);
  expect(textsOf({}, { ...first, isOutdated: true }).notes).toEqual([messages.changed]);
});

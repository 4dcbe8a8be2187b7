// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeLanding, forgetVisitor } from '../../../../../src/features/statistics/events/event-recorder';
import { ANALYTICS_ID } from '../../../../../src/features/statistics/visit/analytics-id';
import { readSession, SESSION_ID } from '../../../../../src/features/statistics/visit/session';
import { readVisitor } from '../../../../../src/features/statistics/visit/visitor';
import { readCookie, removeCookie, writeCookie } from '../../../../../src/storage/cookies';

const COOKIES = [SESSION_ID, ANALYTICS_ID, 'ss_cvr', 'ss_cvt'];
const forget = () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of COOKIES) removeCookie(name);
};
beforeEach(forget);
afterEach(() => {
  forget();
});

it('generates a session id once, if there is none', () => {
  const { id } = readSession();
  expect([readSession().id, readCookie(SESSION_ID)]).toEqual([id, id]);
});

it('keeps the flags of the first landing and the first session in the browser’s storage', () => {
  expect(readSession()).toMatchObject({ isLanding: true, isFirst: true });
  expect(Object.entries(sessionStorage)).toEqual([
    ['SS_HAS_LANDED', 'true'],
    ['SS_IS_FIRST_SESSION', 'true'],
  ]);
  // The next page of the session.
  expect(readSession()).toMatchObject({ isLanding: false, isFirst: true });
  // Another tab.
  sessionStorage.clear();
  expect(readSession()).toMatchObject({ isLanding: false, isFirst: false });
});

it('knows a later session of the same visitor', () => {
  readVisitor(() => {});
  removeCookie(SESSION_ID);
  sessionStorage.clear();
  expect(readVisitor(() => {}).session).toMatchObject({ isLanding: true, isFirst: false });
  expect(sessionStorage.getItem('SS_IS_FIRST_SESSION')).toBe('false');
});

it('begins no session with each page where the browser keeps no cookies', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect([readSession().isLanding, readSession().isLanding]).toEqual([true, false]);
});

it('forgets all by which a visitor could be recognised', () => {
  readVisitor(() => {});
  expect(COOKIES.filter((name) => readCookie(name) === undefined)).toEqual([]);
  forgetVisitor();
  expect(COOKIES.filter((name) => readCookie(name) !== undefined)).toEqual([]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it('GET image /api/track/Track: landing, refer, lang, screen and the fields of a campaign', () => {
  const search =
    '?source=a&campaign=b&subcampaign=c&channel=d&subchannel=e&variation=f&mkwid=&other=no&source=second';
  vi.stubGlobal('location', { href: `https://otter.example/${search}#part`, search });
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('screen', { width: 1280, height: 800 });
  const landing = describeLanding();
  vi.unstubAllGlobals();
  expect(landing).toEqual({
    landing: `https://otter.example/${search}`,
    refer: '',
    lang: 'en-GB',
    screen: '1280x800',
    source: 'a',
    campaign: 'b',
    subcampaign: 'c',
    channel: 'd',
    subchannel: 'e',
    variation: 'f',
    mkwid: '',
  });
});

it('asks the browser for cookies again only after a while, so that a click does not wait', () => {
  const visitor = readVisitor(() => {});
  const record = visitor.visit();
  const spy = vi.spyOn(document, 'cookie', 'get');
  expect(visitor.visit()).toBe(record);
  expect(spy).not.toHaveBeenCalled();
  vi.useFakeTimers({ now: Date.now() + 61_000 });
  writeCookie('ss_cvr', `other${record}`);
  const later = visitor.visit();
  vi.useRealTimers();
  expect(later).toBe(`other${record}`);
});

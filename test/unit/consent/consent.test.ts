// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { CHOICE_COOKIES } from '../../../src/consent/categories';
import { createConsent } from '../../../src/consent/consent';
import { readChoice } from '../../../src/consent/read-choice';
import { CONSENT_DAYS, writeChoice } from '../../../src/consent/write-choice';

const YES = { performance: true, marketing: true };
const NO = { performance: false, marketing: false };
const forget = () => {
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: what a browser offers to forget one
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  }
};

beforeEach(forget);

describe('consent', () => {
  it('allows nothing before there is an answer', () => {
    const consent = createConsent(() => {});
    expect(consent.get()).toBeUndefined();
    expect(consent.allows('performance')).toBe(false);
    expect(consent.allows('marketing')).toBe(false);
  });

  it('allows what was accepted, several only together, and never what is no category', () => {
    const consent = createConsent(() => {});
    consent.choose({ performance: true, marketing: false });
    expect(consent.allows('performance')).toBe(true);
    expect(consent.allows('marketing')).toBe(false);
    expect(consent.allows('performance marketing')).toBe(false);
    consent.choose(YES);
    expect(consent.allows('performance marketing')).toBe(true);
    for (const words of ['', 'necessary', 'toString', 'performance,marketing'])
      expect(consent.allows(words)).toBe(false);
  });

  it('tells of each choice, also of the same once more', () => {
    const heard: unknown[] = [];
    const consent = createConsent((choice) => heard.push(choice));
    consent.choose(YES);
    consent.choose(YES);
    expect(heard).toEqual([YES, YES]);
  });

  it('reads the cookies again when told', () => {
    const heard: unknown[] = [];
    const consent = createConsent((choice) => heard.push(choice));
    consent.choose({ performance: false, marketing: false });
    writeChoice(YES);
    consent.refresh();
    expect(heard).toEqual([{ performance: false, marketing: false }, YES]);
  });

  it('reads what another script has written since the last look', () => {
    const consent = createConsent(() => {});
    writeChoice(YES);
    expect(consent.allows('marketing')).toBe(true);
    // biome-ignore lint/suspicious/noDocumentCookie: as a theme's script does
    document.cookie = `${CHOICE_COOKIES.marketing}=false; path=/`;
    consent.refresh();
    expect(consent.get()).toEqual({ ...YES, marketing: false });
  });

  it('keeps what it knows where there are no cookies', () => {
    const consent = createConsent(() => {});
    consent.choose(YES);
    consent.refresh();
    expect(consent.get()).toEqual(YES);
  });

  it('takes from a choice what is a category, and nothing else', () => {
    const consent = createConsent(() => {});
    consent.choose({ ...YES, other: true } as typeof YES);
    expect(consent.get()).toEqual(YES);
    consent.choose({ performance: true } as typeof YES);
    expect(consent.get()).toEqual({ performance: true, marketing: false });
  });
});

describe('the cookies of a choice', () => {
  it.each([
    ['performance', true, false],
    ['marketing', false, true],
  ])('are read as they were written: %s alone', (_, performance, marketing) => {
    writeChoice({ performance, marketing });
    expect(readChoice()).toEqual({ performance, marketing });
    expect(document.cookie).toContain('ss_cookieAllowed=false');
  });

  it('allow the old one only with everything', () => {
    writeChoice(YES);
    expect(document.cookie).toContain('ss_cookieAllowed=true');
    writeChoice(NO);
    expect(document.cookie).toContain('ss_cookieAllowed=false');
  });

  it.each([
    ['', undefined],
    ['ss_cookieAllowed=true', YES],
    ['ss_cookieAllowed=false', NO],
    ['ss_cookieAllowed=true; ss_marketingCookiesAllowed=false', { performance: true, marketing: false }],
    ['ss_performanceCookiesAllowed=true', { performance: true, marketing: false }],
    ['ss_performanceCookiesAllowed=1', NO],
    ['ss_performanceCookiesAllowed=', undefined],
  ])('mean, as “%s”: %o', (cookies, choice) => {
    for (const cookie of cookies.split('; ')) {
      // biome-ignore lint/suspicious/noDocumentCookie: as the platform has written them
      document.cookie = `${cookie}; path=/`;
    }
    expect(readChoice()).toEqual(choice);
  });
});

it('keeps a choice for thirty days, as the platform does', () => {
  expect(CONSENT_DAYS).toBe(30);
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createConsent } from '../../../src/consent/consent';

const YES = { performance: true, marketing: true };
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
    createConsent(() => {}).choose(YES);
    consent.refresh();
    expect(heard).toEqual([{ performance: false, marketing: false }, YES]);
  });

  it('keeps what it knows where cookies are gone', () => {
    const consent = createConsent(() => {});
    consent.choose(YES);
    forget();
    consent.refresh();
    expect(consent.get()).toEqual(YES);
  });
});

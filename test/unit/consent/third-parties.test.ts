import { describe, expect, it } from 'vitest';
import { isHostOf, THIRD_PARTIES, thirdPartyUrl } from '../../../src/consent/third-parties';

describe('a third party', () => {
  it('is waited for as long as its script may take', () => {
    const times = Object.entries(THIRD_PARTIES).map(([name, { timeoutMs }]) => [name, timeoutMs]);
    expect(Object.fromEntries(times)).toEqual({
      captcha: 8000,
      maps: 30_000,
      opentable: 8000,
      tock: 8000,
      acuity: 8000,
      zola: 8000,
      disqus: 8000,
      twitter: 10_000,
      instagram: 8000,
      bandsintown: 8000,
      googleFonts: 8000,
      typekit: 8000,
    });
  });

  it('needs consent, unless the visitor cannot send a form without it', () => {
    const without = Object.entries(THIRD_PARTIES).filter(([, { category }]) => category === 'necessary');
    expect(without.map(([name]) => name)).toEqual(['captcha']);
  });

  it.each([
    ['www.exploretock.com', 'tock', true],
    ['exploretock.com', 'tock', false],
    ['x.www.exploretock.com', 'tock', false],
    ['otters.disqus.com', 'disqus', true],
    ['disqus.com', 'disqus', true],
    ['notdisqus.com', 'disqus', false],
    ['disqus.com.evil.example', 'disqus', false],
    ['www.opentable.co.uk', 'opentable', true],
  ] as const)('has the host %s: %s, %s', (host, name, is) => {
    expect(isHostOf(name, host)).toBe(is);
  });

  it('is only asked by https, at its own hosts', () => {
    expect(thirdPartyUrl('tock', '//www.exploretock.com/x.js')).toBe('https://www.exploretock.com/x.js');
    for (const address of ['http://www.exploretock.com/x.js', 'https://evil.example/x.js', '/x.js'])
      expect(() => thirdPartyUrl('tock', address)).toThrow(`${address} is not an address of tock.`);
  });
});

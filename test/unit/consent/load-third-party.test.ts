// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsent } from '../../../src/consent/consent';
import { loadNecessary, type MissingReason, mountThirdParty } from '../../../src/consent/load-third-party';
import { THIRD_PARTIES, thirdPartyUrl } from '../../../src/consent/third-parties';
import { createTestScope } from '../support/scope';

const loadScript = vi.hoisted(() => vi.fn());
vi.mock('../../../src/dom/load-script', () => ({ loadScript }));

beforeEach(() => {
  loadScript.mockReset().mockResolvedValue(undefined);
});

/** Mounts content that loads one script, and keeps a log of what the visitor has. */
function mount(
  settings: Record<string, unknown>,
  name: 'maps' | 'zola' = 'maps',
  consent = createConsent(
    () => {},
    () => settings,
  ),
) {
  const report = vi.fn();
  const scope = createTestScope({ consent, report });
  const log: string[] = [];
  let proceed = () => {};
  mountThirdParty(scope, name, {
    async show(part, { load, isAsked }) {
      part.defer(() => log.push('gone'));
      await load(`https://${THIRD_PARTIES[name].hosts[0]}/a.js`);
      log.push(isAsked ? 'shown, asked for' : 'shown');
    },
    instead(part, reason: MissingReason, { proceed: next }) {
      log.push(reason);
      proceed = next;
      part.defer(() => log.push(`no ${reason}`));
    },
  });
  return { consent, scope, report, log, proceed: () => proceed() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const RESTRICTIVE = { isRestrictiveCookiePolicyEnabled: true };

describe('addresses of third parties', () => {
  it.each([
    ['captcha', 'https://evil.example/recaptcha/api.js'],
    ['captcha', 'http://www.google.com/recaptcha/api.js'],
    ['captcha', 'https://www.google.com.evil.example/'],
    ['captcha', 'https://evil.example@evil.example/'],
    ['captcha', 'javascript:alert(1)'],
    ['captcha', 'data:text/javascript,1'],
    ['captcha', '/relative.js'],
    ['opentable', 'https://notopentable.com/widget'],
    ['opentable', 'https://opentable.com.evil.example/widget'],
    ['disqus', '//evil.example/disqus.com'],
  ] as const)('%s does not accept %s', (name, address) => {
    expect(() => thirdPartyUrl(name, address)).toThrow(TypeError);
  });

  it.each([
    ['opentable', '//www.opentable.co.uk/widget/reservation/loader?rid=1'],
    ['opentable', 'https://opentable.com/widget'],
    ['disqus', 'https://my-site.disqus.com/count.js'],
    ['zola', 'https://widget.zola.com/js/widget.js'],
  ] as const)('%s accepts %s', (name, address) => {
    expect(thirdPartyUrl(name, address)).toBe(`https:${address.replace('https:', '')}`);
  });
});

describe('a third party', () => {
  it('is loaded with its time-out where the policy does not ask', async () => {
    const { log } = mount({});
    await settled();
    expect(loadScript.mock.calls).toEqual([['https://maps.googleapis.com/a.js', 30_000, undefined]]);
    expect(log).toEqual(['shown']);
  });

  it('is not asked for anything before consent under a restrictive policy, and goes when it is withdrawn', async () => {
    const { log, consent, scope } = mount(RESTRICTIVE);
    await settled();
    expect([loadScript.mock.calls, log]).toEqual([[], ['consent']]);
    consent.choose({ performance: false, marketing: true });
    await settled();
    expect(log.splice(0)).toEqual(['consent', 'no consent', 'shown']);
    consent.choose({ performance: true, marketing: false });
    expect(log.splice(0)).toEqual(['gone', 'consent']);
    scope.end();
    expect(log).toEqual(['no consent']);
    consent.choose({ performance: true, marketing: true });
    expect(log).toEqual(['no consent']);
  });

  it('is not loaded for a visitor who has refused, whatever the policy', async () => {
    const consent = createConsent(() => {});
    consent.choose({ performance: true, marketing: false });
    const { log } = mount({}, 'maps', consent);
    await settled();
    expect([loadScript.mock.calls, log]).toEqual([[], ['consent']]);
  });

  it('is reported when it fails, and is tried again on request', async () => {
    loadScript.mockRejectedValueOnce(new Error('It took too long to load.'));
    const { log, report, proceed } = mount({});
    await settled();
    expect(log.splice(0)).toEqual(['gone', 'failed']);
    expect(report.mock.calls[0]?.slice(0, 3)).toEqual([
      'load',
      'test',
      'It took too long to load. Instead, the address and a link to the map are shown.',
    ]);
    proceed();
    await settled();
    expect(log).toEqual(['no failed', 'shown, asked for']);
  });

  it('counts as asked for only once', async () => {
    loadScript.mockRejectedValueOnce(new Error('It took too long to load.'));
    const { log, consent, proceed } = mount({});
    await settled();
    proceed();
    await settled();
    consent.choose({ performance: false, marketing: false });
    consent.choose({ performance: true, marketing: true });
    await settled();
    expect(log.filter((entry) => entry.startsWith('shown'))).toEqual(['shown, asked for', 'shown']);
  });

  it('says nothing of a script that fails after its block has ended', async () => {
    loadScript.mockRejectedValueOnce(new Error('It took too long to load.'));
    const { log, report, scope } = mount({});
    scope.end();
    await settled();
    expect(log).toEqual(['gone']);
    expect(report).not.toHaveBeenCalled();
  });

  it('is loaded once the visitor wishes it, also for the other blocks of the page', async () => {
    const [first, second] = [mount(RESTRICTIVE, 'zola'), mount(RESTRICTIVE, 'zola')];
    first.proceed();
    await settled();
    expect(first.log).toEqual(['consent', 'no consent', 'shown, asked for']);
    expect(second.log.at(-1)).toMatch('shown');
  });
});

it('loads without consent only what is necessary', async () => {
  await expect(loadNecessary('maps', 'https://maps.googleapis.com/')).rejects.toThrow('maps needs consent');
  expect(loadScript).not.toHaveBeenCalled();
  await loadNecessary('captcha', 'https://www.google.com/recaptcha/api.js');
  expect(loadScript).toHaveBeenCalledOnce();
});

it('what a third party throws is said, whatever it is', async () => {
  loadScript.mockRejectedValueOnce('The map has no key.');
  const { report } = mount({});
  await settled();
  expect(`${report.mock.calls[0]?.[2]}`).toMatch(/^The map has no key\. Instead, /);
});

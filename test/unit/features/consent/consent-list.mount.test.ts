// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, expect, it, vi } from 'vitest';
import { createConsent } from '../../../../src/consent/consent';
import { own } from '../../../../src/consent/own-list';
import { readSiteContext } from '../../../../src/context/context';
import { createBus } from '../../../../src/core/entry/bus';
import type { FeatureScope } from '../../../../src/core/entry/site-services';
import { unit } from '../../../../src/features/consent/consent-list.mount';
import { createTestScope } from '../../support/scope';

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

function setUp(inlayConsent: unknown) {
  const context = readSiteContext({ cookieSettings: { inlayConsent } });
  const bus = createBus(() => {});
  const chosen = vi.fn();
  const read = vi.fn();
  bus.on('consent:changed', chosen);
  bus.on('consent:read', read);
  const consent = createConsent(
    (choice) => bus.emit('consent:changed', choice),
    () => context.cookieSettings,
  );
  const report = vi.fn();
  const scope = createTestScope({ bus, report, consent });
  return {
    consent,
    chosen,
    read,
    report,
    scope,
    mount: () => unit.mount(context, scope as unknown as FeatureScope),
  };
}

const LIST = { categories: { marketing: { services: { tube: {} } } } };

it('allows nothing before it is there; then what was allowed starts, and is no new choice', () => {
  Cookies.set('ss_cookieAllowed', 'true');
  const { consent, chosen, read, mount, scope } = setUp(LIST);
  const heard = vi.fn();
  consent.subscribe(heard);
  expect([consent.get(), consent.allows('marketing')]).toEqual([undefined, false]);
  mount();
  expect(heard).toHaveBeenCalledOnce();
  expect(consent.allows('marketing tube necessary' as string)).toBe(true);
  expect([chosen.mock.calls.length, read.mock.calls.length]).toEqual([0, 1]);
  consent.choose({ performance: true, marketing: false });
  expect(chosen).toHaveBeenCalledExactlyOnceWith({ performance: true, marketing: false, tube: false });
  scope.end();
  expect(own.list).toBeUndefined();
  expect(consent.allows('necessary' as string)).toBe(false);
});

it('takes the page’s own setting before the site’s', () => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.setAttribute('data-inlay-config', '');
  script.textContent = JSON.stringify({ consent: { categories: { comfort: {} } } });
  document.body.append(script);
  setUp(LIST).mount();
  expect(own.list?.names).toEqual(['performance', 'marketing', 'comfort']);
});

it('leaves the platform’s categories where the settings cannot be used, and says so', () => {
  Cookies.set('ss_cookieAllowed', 'true');
  const { consent, report, mount } = setUp('yes');
  expect(consent.allows('marketing')).toBe(false);
  mount();
  expect(report.mock.calls.map(([phase, , text]) => [phase, text])).toEqual([
    ['read', expect.stringContaining('visitors are asked about performance and marketing alone')],
  ]);
  expect(consent.get()).toEqual({ performance: true, marketing: true });
});

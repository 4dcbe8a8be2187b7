import { expect, it, vi } from 'vitest';
import { allowEmbeds, needsEmbedConsent, watchEmbedConsent } from '../../../src/consent/embed-consent';
import type { Services } from '../../../src/core/entry/services';

/** What a visitor has chosen on a site whose policy may ask. */
function consentOf({ isRequired = false, choice = undefined as object | undefined, allowed = '' } = {}) {
  const stop = vi.fn();
  const consent = {
    allows: (category: string) => category === allowed,
    isRequired: () => isRequired,
    get: () => choice,
    subscribe: vi.fn((_: () => void) => stop),
  };
  return { services: { consent } as unknown as Pick<Services, 'consent'>, consent, stop };
}

it.each([
  ['a site that asks for nothing', {}, false],
  ['a site that asks', { isRequired: true }, true],
  ['a visitor who has refused', { choice: {} }, true],
  ['a visitor who has allowed it', { isRequired: true, choice: {}, allowed: 'marketing' }, false],
])('embeds need consent on %s', (_, choice, needs) => {
  expect(needsEmbedConsent(consentOf(choice).services, 'a.example', 'marketing' as never)).toBe(needs);
});

it('allows a host by a click, for as long as the page is open, and tells who watches', () => {
  const { services, consent, stop } = consentOf({ isRequired: true });
  const listener = vi.fn();
  const end = watchEmbedConsent(services, listener);
  expect(consent.subscribe).toHaveBeenCalledWith(listener);
  allowEmbeds('player.example');
  expect(listener).toHaveBeenCalledOnce();
  expect(needsEmbedConsent(services, 'player.example')).toBe(false);
  expect(needsEmbedConsent(services, 'other.example')).toBe(true);
  end();
  expect(stop).toHaveBeenCalledOnce();
  allowEmbeds('third.example');
  expect(listener).toHaveBeenCalledOnce();
});

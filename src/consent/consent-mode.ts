import {
  CATEGORIES,
  CONSENT_SIGNALS,
  type ConsentChoice,
  NECESSARY_SIGNALS,
  THIRD_PARTY,
} from './categories';
import { own } from './own-list';
import {
  type ConsentFacts,
  type ConsentStatus,
  type CookieSettings,
  consentStatusOf,
  hasPrivacySignal,
  readConsentPolicy,
} from './policy';

const tags = () =>
  window as { dataLayer?: unknown; fbq?: unknown; facebookPixelRequiresConsentUpdates?: unknown };

/** Puts a command where Google's tags read it. They ignore arrays and want an arguments object. */
function command(..._words: readonly unknown[]): void {
  const page = tags();
  if (!Array.isArray(page.dataLayer)) page.dataLayer = [];
  // biome-ignore lint/complexity/noArguments: see above
  (page.dataLayer as unknown[]).push(arguments);
}

/** The last `default` or `update` command in `dataLayer`, the page's or ours. */
function lastCommand(kind: 'default' | 'update'): unknown {
  const { dataLayer } = tags();
  if (!Array.isArray(dataLayer)) return undefined;
  return dataLayer.findLast((entry) => entry?.[0] === 'consent' && entry?.[1] === kind)?.[2];
}

/** The facts as they are now. */
export const readConsentFacts = (settings: CookieSettings, choice: ConsentChoice): ConsentFacts => ({
  policy: readConsentPolicy(settings),
  choice,
  hasPrivacySignal: hasPrivacySignal(),
});

/** Each of Google's signals with its status. */
export function consentSignals(facts: ConsentFacts): Readonly<Record<string, ConsentStatus>> {
  const list = (signals: readonly string[], status: ConsentStatus) =>
    signals.map((signal) => [signal, status]);
  return Object.fromEntries([
    ...CATEGORIES.flatMap((category) => list(CONSENT_SIGNALS[category], consentStatusOf(category, facts))),
    ...list(NECESSARY_SIGNALS, 'granted'),
    // The site's own list comes last: a signal follows what it says, and is granted once all of that is.
    ...(own.list?.signals ?? []).map(([signal, follows]) => {
      const isGranted = follows.every(
        ([id, category]) => consentStatusOf(facts.choice ? id : category, facts) === 'granted',
      );
      return [signal, isGranted ? 'granted' : 'denied'] as const;
    }),
  ]);
}

/**
 * Tells Google's tags the consent status, and the other network's pixel where the page says that it waits for it. Code that
 * releases a waiting script calls this first, so that tags find it; the same status is not sent twice in a row.
 */
export function sendConsentMode(facts: ConsentFacts): void {
  // Google takes only the first default.
  if (!lastCommand('default')) command('consent', 'default', consentSignals({ ...facts, choice: undefined }));
  const signals = consentSignals(facts);
  if (!facts.choice || JSON.stringify(signals) === JSON.stringify(lastCommand('update'))) return;
  command('consent', 'update', signals);
  const { fbq, facebookPixelRequiresConsentUpdates } = tags();
  if (facebookPixelRequiresConsentUpdates && typeof fbq === 'function') {
    fbq('consent', consentStatusOf(THIRD_PARTY, facts) === 'granted' ? 'grant' : 'revoke');
  }
}

import { type StandingFacts, standingOf } from './policy';

/** Google Consent Mode v2: each signal, and what it depends on. */
const SIGNALS = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'performance',
  personalization_storage: 'performance',
  functionality_storage: 'necessary',
  security_storage: 'necessary',
} as const;

interface TagWindow {
  dataLayer?: unknown;
  fbq?: unknown;
  facebookPixelRequiresConsentUpdates?: unknown;
}

const tags = () => window as unknown as TagWindow;

/** Puts a command where Google's tags read it; they want an arguments object, no array. */
function command(..._words: readonly unknown[]): void {
  const page = tags();
  if (!Array.isArray(page.dataLayer)) page.dataLayer = [];
  // biome-ignore lint/complexity/noArguments: see above
  (page.dataLayer as unknown[]).push(arguments);
}

/** What has been said last of a kind, by the page or by us; undefined: nothing. */
function lastSaid(kind: 'default' | 'update'): unknown {
  const { dataLayer } = tags();
  if (!Array.isArray(dataLayer)) return undefined;
  return dataLayer.findLast((entry) => entry?.[0] === 'consent' && entry?.[1] === kind)?.[2];
}

export function signalsOf(facts: StandingFacts): Readonly<Record<string, 'granted' | 'denied'>> {
  return Object.fromEntries(
    Object.entries(SIGNALS).map(([name, category]) => [
      name,
      category === 'necessary' ? 'granted' : standingOf(category, facts),
    ]),
  );
}

/**
 * Tells Google's tags, and the other network's pixel where the page says that it waits for it, how things stand. Whoever
 * releases a waiting script calls it before, so that tags find it; what has been said is not said again.
 */
export function sendConsentMode(facts: StandingFacts): void {
  // Google takes only the first.
  if (!lastSaid('default')) command('consent', 'default', signalsOf({ ...facts, choice: undefined }));
  const signals = signalsOf(facts);
  if (!facts.choice || JSON.stringify(signals) === JSON.stringify(lastSaid('update'))) return;
  command('consent', 'update', signals);
  const { fbq, facebookPixelRequiresConsentUpdates } = tags();
  if (facebookPixelRequiresConsentUpdates && typeof fbq === 'function') {
    fbq('consent', standingOf('marketing', facts) === 'granted' ? 'grant' : 'revoke');
  }
}

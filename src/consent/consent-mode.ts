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

/** Whether the page, or we before a destroy, has said the default already: Google takes only the first. */
function hasDefault(): boolean {
  const { dataLayer } = tags();
  return (
    Array.isArray(dataLayer) &&
    dataLayer.some((entry) => entry?.[0] === 'consent' && entry?.[1] === 'default')
  );
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
 * Tells Google's tags, and the other network's pixel where the page says that it waits for it, how things stand. Called
 * before any waiting script is released, so that tags find the default first.
 */
export function sendConsentMode(facts: StandingFacts): void {
  if (!hasDefault()) command('consent', 'default', signalsOf({ ...facts, choice: undefined }));
  if (!facts.choice) return;
  command('consent', 'update', signalsOf(facts));
  const { fbq, facebookPixelRequiresConsentUpdates } = tags();
  if (facebookPixelRequiresConsentUpdates && typeof fbq === 'function') {
    fbq('consent', standingOf('marketing', facts) === 'granted' ? 'grant' : 'revoke');
  }
}

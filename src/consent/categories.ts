import { own } from './own-list';

/**
 * The one table of the platform's consent categories: what a visitor is asked about on every site. Strictly necessary storage needs no asking,
 * so it has no row. A site adds categories and services of its own by its settings (`list-settings.ts`). To add a category for all sites, give it an entry in each column below (the compiler asks for them) and its texts in
 * `cookie-panel.messages.json` and `consented-embed.messages.json`. The table is written in columns so that the entry only carries
 * the ones it reads.
 */

/**
 * The platform's cookie of each category, `true` or `false`. Pages and servers read them under these names.
 * @stored cookie | ss_performanceCookiesAllowed | necessary | 30 days | the visitor’s answer to performance
 * @stored cookie | ss_marketingCookiesAllowed | necessary | 30 days | the visitor’s answer to marketing
 */
export const CHOICE_COOKIES = {
  performance: 'ss_performanceCookiesAllowed',
  marketing: 'ss_marketingCookiesAllowed',
} as const;

export type ConsentCategory = keyof typeof CHOICE_COOKIES;

/**
 * The names that code may ask for. A theme adds those of its site's own list by declaration merging, as docs/consent.md shows.
 */
export interface ConsentNames extends Readonly<Record<ConsentCategory, true>> {}

export type ConsentName = keyof ConsentNames & string;

/** The visitor's answer for each category, and for what the site's own list has besides. */
export type ConsentAnswers = Readonly<
  Record<ConsentCategory, boolean> &
    Partial<Record<Exclude<ConsentName, ConsentCategory | 'necessary'>, boolean>>
>;

/** `undefined` until the visitor has chosen. */
export type ConsentChoice = ConsentAnswers | undefined;

/** In the order in which they are shown. */
// The table has no other keys. Pure: a chunk that reads another column leaves this out.
export const CATEGORIES = /* @__PURE__ */ Object.keys(CHOICE_COOKIES) as readonly ConsentCategory[];

/** Google Consent Mode v2: the signals that follow each category. */
export const CONSENT_SIGNALS: Readonly<Record<ConsentCategory, readonly string[]>> = {
  performance: ['analytics_storage', 'personalization_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};

/** The signals of strictly necessary storage, which are always granted. */
export const NECESSARY_SIGNALS = ['functionality_storage', 'security_storage'];

/** The platform's own cookies, which must go when their category is refused. */
export const TRACKING_COOKIES: Readonly<Record<ConsentCategory, readonly string[]>> = {
  // Visits and sessions, and the ids that connect events.
  performance: ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt', 'SS_ANALYTICS_ID', 'SS_SESSION_ID'],
  // The visitor's origin, and the group that follows from it.
  marketing: ['SS_MID', 'SS_MATTR', 'SS_lastvisit', 'user_segment'],
};

/** The category of counting visits. A restrictive policy holds its cookies back until everything is accepted. */
export const COUNTING: ConsentCategory = 'performance';

/** The category of what other services bring: players, maps, pixels. Global Privacy Control refuses it. */
export const THIRD_PARTY: ConsentCategory = 'marketing';

/** An answer for each of the platform's categories. Only `true` is a yes. */
export const platformAnswers = (isAllowed: (category: ConsentCategory) => unknown): ConsentAnswers =>
  // Every category has been given its answer.
  Object.fromEntries(
    CATEGORIES.map((category) => [category, isAllowed(category) === true]),
  ) as ConsentAnswers;

/** An answer for each category, and for each name of the site's own list, without other keys. */
export const answersOf = (isAllowed: (name: string) => unknown): ConsentAnswers =>
  // The platform's categories are part of each list.
  (own.list?.answersOf(isAllowed) as ConsentAnswers | undefined) ?? platformAnswers(isAllowed);

/** Checks whether the visitor has accepted every category. */
export const allowsAll = (choice: ConsentChoice): boolean =>
  CATEGORIES.every((category) => choice?.[category] === true);

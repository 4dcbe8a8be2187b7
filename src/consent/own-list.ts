/** Name → answer. `ConsentAnswers` is the public type of it. */
export type Answers = Readonly<Record<string, boolean | undefined>>;

/** The fields that categories and services share, checked. Texts are plain text, and empty where the settings have none. */
interface ListEntry {
  /** The name by which pages and scripts ask for it. */
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** Names of cookies to remove when it is refused; `*` stands for any letters. */
  readonly cookies: readonly string[];
  /** Hosts, with their subdomains: what comes from them waits for it. */
  readonly hosts: readonly string[];
  /** Signals of Google's Consent Mode that follow it. */
  readonly signals: readonly string[];
}

export type ListedService = ListEntry;

export interface ListedCategory extends ListEntry {
  readonly services: readonly ListedService[];
}

/** The categories and services of the site's own settings, and what they mean for a choice. */
export interface OwnList {
  /** In the order in which they are shown; `necessary` comes first. */
  readonly categories: readonly ListedCategory[];
  /** The names that need no answer: `necessary` and its services. */
  readonly always: readonly string[];
  /** The names that a visitor answers, each category before its services. */
  readonly names: readonly string[];
  /** The visitor's last answer was to another list, so they are asked again. */
  isOutdated: boolean;
  /** An answer to each name. A service without one follows its category; a category with services is allowed when all of them are. */
  answersOf(isAllowed: (name: string) => unknown): Answers;
  /** The visitor's answers by the platform's cookies and the receipt; sets `isOutdated`. */
  read(platform: Answers | undefined): Answers | undefined;
  /** The fields of a receipt. */
  receiptOf(choice: Answers): object;
  /** The name that something from this host waits for. */
  nameAt(host: unknown): string | undefined;
  /** The names that an element waits for which names `names` and is loaded from `host`: the host's service stands in for its category. */
  gateOf(names: string, host: string | undefined): string;
  /** Signals of Google's Consent Mode, each with the names that it follows and their categories. */
  readonly signals: ReadonlyArray<
    readonly [signal: string, follows: ReadonlyArray<readonly [id: string, category: string]>]
  >;
  /** The cookies of the page that belong to refused names, and to no other. */
  cookiesToClear(isRefused: (name: string, category: string) => boolean): readonly string[];
}

/**
 * The site's own list, on pages whose settings have one: the feature `consent-list` writes it before other units are mounted. On all other pages, and
 * where the settings cannot be used, it stays undefined, and visitors are asked about the platform's categories.
 */
export const own: {
  list?: OwnList | undefined;
  /** The choice is being read, not made. */
  isReading?: boolean;
} = {};

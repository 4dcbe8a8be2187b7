import { readCookies } from '../storage/cookies';
import { ALWAYS, answerTo, RECEIPT_COOKIE } from './answers';
import { CHOICE_COOKIES } from './categories';
import { createAnswersOf, placesOf, readAnswers } from './list-answers';
import type { ListSettings } from './list-settings';
import type { ListedCategory, ListedService, OwnList } from './own-list';
import { LEGACY_COOKIE } from './read-choice';

/** Cookies without which the page does not work, or asks again each time, whatever patterns the settings have. */
const KEPT: readonly string[] = [
  ...Object.values(CHOICE_COOKIES),
  ...[LEGACY_COOKIE, RECEIPT_COOKIE, 'crumb', 'hasCart', 'CART'],
];

/** Checks whether the names, in which `*` stands for any letters, match a cookie. */
function matches(names: readonly string[], cookie: string): boolean {
  const literally = (text: string) => text.replace(/[^\w-]/g, '\\$&');
  return names.some((name) => new RegExp(`^${name.split(/\*+/).map(literally).join('.*')}$`).test(cookie));
}

const isAlways = (id: string) => ALWAYS.includes(id);

/** A category or a service, with its category. */
interface Entry extends ListedService {
  readonly category: string;
}

function signalsOf(entries: readonly Entry[]): OwnList['signals'] {
  const signals = new Map<string, Array<readonly [id: string, category: string]>>();
  for (const { id, category, signals: own } of entries)
    if (!isAlways(category))
      for (const signal of own) signals.set(signal, [...(signals.get(signal) ?? []), [id, category]]);
  return [...signals];
}

/** The cookies of the page that belong to refused entries, and to no other. */
function cookiesToClear(entries: readonly Entry[], isRefused: (entry: Entry) => boolean): readonly string[] {
  const namesOf = (are: boolean) =>
    entries
      .filter((entry) => (!isAlways(entry.category) && isRefused(entry)) === are)
      .flatMap(({ cookies }) => cookies);
  const refused = namesOf(true);
  const kept = namesOf(false);
  return Object.keys(readCookies()).filter(
    (cookie) => !KEPT.includes(cookie) && matches(refused, cookie) && !matches(kept, cookie),
  );
}

/** The site's own list at work. */
export function createList({ version, categories }: ListSettings): OwnList {
  const asked = categories.filter(({ id }) => !isAlways(id));
  const places = placesOf(asked);
  const entries = categories.flatMap((category: ListedCategory) =>
    [...category.services, category].map((entry) => ({ ...entry, category: category.id })),
  );
  const entryAt = (host: unknown) =>
    entries.find(({ hosts }) => hosts.some((one) => `.${host}`.endsWith(`.${one}`)));
  const created: OwnList = {
    categories,
    always: entries.filter(({ category }) => isAlways(category)).map(({ id }) => id),
    names: [...places.keys()],
    isOutdated: false,
    answersOf: createAnswersOf(asked),
    read(platform) {
      const read = platform && readAnswers(asked, version, platform);
      created.isOutdated = read?.isOutdated === true;
      return read?.answers;
    },
    receiptOf(choice) {
      const placesWith = (is: boolean) =>
        [...places].flatMap(([name, place]) => (answerTo(choice, name) === is ? [place] : []));
      return { list: version, allowed: placesWith(true), refused: placesWith(false) };
    },
    nameAt: (host) => entryAt(host)?.id,
    gateOf(names, host) {
      const found = host ? entryAt(host) : undefined;
      if (!found) return names;
      return [...names.split(' ').filter((name) => name && name !== found.category), found.id].join(' ');
    },
    signals: signalsOf(entries),
    cookiesToClear: (isRefused) => cookiesToClear(entries, ({ id, category }) => isRefused(id, category)),
  };
  return created;
}

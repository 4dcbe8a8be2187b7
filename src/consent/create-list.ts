import { readCookie, readCookies } from '../storage/cookies';
import { ALWAYS } from './always';
import { answerTo } from './answer-to';
import { CATEGORIES, CHOICE_COOKIES, type ConsentAnswers, type ConsentChoice } from './categories';
import type { ListSettings } from './list-settings';
import type { ListedCategory, OwnList } from './own-list';
import { LEGACY_COOKIE } from './read-choice';
import { RECEIPT_COOKIE } from './receipt-cookie';

/** Cookies without which the page does not work, or asks again each time, whatever patterns the settings have. */
const KEPT: readonly string[] = [
  ...Object.values(CHOICE_COOKIES),
  ...[LEGACY_COOKIE, RECEIPT_COOKIE, 'crumb', 'hasCart', 'CART'],
];

/** Each name that a visitor answers, with its place in the list: a service that moves to another category is another question. */
const placesOf = (categories: readonly ListedCategory[]): ReadonlyMap<string, string> =>
  new Map(
    categories.flatMap(({ id, services }) => [
      [id, id] as const,
      ...services.map((service) => [service.id, `${id}/${service.id}`] as const),
    ]),
  );

interface Receipt {
  readonly version: string;
  /** Place → answer. */
  readonly answers: ReadonlyMap<unknown, boolean>;
}

/** The visitor's answer to the site's own list, if there is one. Others may have written the cookie. */
function readReceipt(): Receipt | undefined {
  try {
    const { list, allowed, refused } = JSON.parse(readCookie(RECEIPT_COOKIE) ?? '');
    if (typeof list !== 'string') return undefined;
    return {
      version: list,
      answers: new Map([
        ...[...allowed].map((place) => [place, true] as const),
        ...[...refused].map((place) => [place, false] as const),
      ]),
    };
  } catch {
    return undefined;
  }
}

/** Checks whether the names, in which `*` stands for any letters, match a cookie. */
function matches(names: readonly string[], cookie: string): boolean {
  const literally = (text: string) => text.replace(/[^\w-]/g, '\\$&');
  return names.some((name) => new RegExp(`^${name.split(/\*+/).map(literally).join('.*')}$`).test(cookie));
}

const isPlatforms = (id: string) => CATEGORIES.some((category) => category === id);

/** The site's own list at work. */
export function createList({ version, categories }: ListSettings): OwnList {
  const isAlways = ({ id }: ListedCategory) => ALWAYS.includes(id);
  const asked = categories.filter((category) => !isAlways(category));
  const places = placesOf(asked);
  const entries = categories.flatMap((category) =>
    [...category.services, category].map((entry) => ({ ...entry, category: category.id })),
  );

  const answersOf: OwnList['answersOf'] = (isAllowed) => {
    // A script's answers may have inherited fields, such as a function called `constructor`.
    const answer = (name: string) => {
      const given = isAllowed(name);
      return typeof given === 'boolean' ? given : undefined;
    };
    const pairs = asked.flatMap(({ id, services }) => {
      const isWhole = answer(id) === true;
      const ofServices = services.map((service) => [service.id, answer(service.id) ?? isWhole] as const);
      const isAll = services.length ? ofServices.every(([, is]) => is) : isWhole;
      return [[id, isAll] as const, ...ofServices];
    });
    // The platform's categories are part of each list.
    return Object.fromEntries(pairs) as unknown as ConsentAnswers;
  };

  /** The answers of a receipt, where the platform's cookies say the same; they may have been written by others since. */
  function answersBy(receipt: Receipt | undefined, platform: ConsentAnswers): ConsentAnswers {
    const recorded = (name: string) => receipt?.answers.get(places.get(name));
    const isVoid = receipt !== undefined && receipt.version !== version;
    const known = asked.flatMap(({ id, services }) => {
      const names = [id, ...services.map((service) => service.id)];
      const isOfOthers = isPlatforms(id) && recorded(id) !== answerTo(platform, id);
      if (isOfOthers) return names.map((name) => [name, answerTo(platform, id)] as const);
      // What the list has got since, and all of a list whose meaning has changed, has not been allowed.
      return names.map((name) => [name, !isVoid && recorded(name) === true] as const);
    });
    const answers = new Map(known);
    return answersOf((name) => answers.get(name));
  }

  const nameAt: OwnList['nameAt'] = (host) =>
    entries.find(({ hosts }) => hosts.some((one) => `.${host}`.endsWith(`.${one}`)))?.id;
  const signals = new Map<string, Array<readonly [id: string, category: string]>>();
  for (const { id, category, signals: own } of entries)
    if (!ALWAYS.includes(category))
      for (const signal of own) signals.set(signal, [...(signals.get(signal) ?? []), [id, category]]);

  const created: OwnList = {
    categories,
    always: categories.filter(isAlways).flatMap(({ id, services }) => [id, ...services.map((one) => one.id)]),
    names: [...places.keys()],
    isOutdated: false,
    answersOf,
    read(platform: ConsentChoice) {
      const receipt = platform && readReceipt();
      const isAnswered =
        receipt?.version === version && [...places.values()].every((place) => receipt.answers.has(place));
      created.isOutdated = platform !== undefined && !isAnswered;
      return platform && answersBy(receipt, platform);
    },
    receiptOf(choice) {
      const placesWith = (is: boolean) =>
        [...places].flatMap(([name, place]) => (answerTo(choice, name) === is ? [place] : []));
      return { list: version, allowed: placesWith(true), refused: placesWith(false) };
    },
    nameAt,
    gateOf(names, host) {
      const found = host ? entries.find(({ id }) => id === nameAt(host)) : undefined;
      if (!found) return names;
      return [...names.split(' ').filter((name) => name && name !== found.category), found.id].join(' ');
    },
    signals: [...signals],
    cookiesToClear(isRefused) {
      const refused = entries.filter(
        ({ id, category }) => !created.always.includes(id) && isRefused(id, category),
      );
      const kept = entries.filter((entry) => !refused.includes(entry));
      const namesOf = (those: typeof entries) => those.flatMap(({ cookies }) => cookies);
      return Object.keys(readCookies()).filter(
        (cookie) =>
          !KEPT.includes(cookie) && matches(namesOf(refused), cookie) && !matches(namesOf(kept), cookie),
      );
    },
  };
  return created;
}

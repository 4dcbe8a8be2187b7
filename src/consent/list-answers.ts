import { readCookie } from '../storage/cookies';
import { answerTo, RECEIPT_COOKIE } from './answers';
import { CATEGORIES } from './categories';
import type { Answers, ListedCategory, OwnList } from './own-list';

/** Each name that a visitor answers, with its place in the list: a service that moves to another category is another question. */
export const placesOf = (asked: readonly ListedCategory[]): ReadonlyMap<string, string> =>
  new Map(
    asked.flatMap(({ id, services }) => [
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

/** `answersOf` of a list that asks about these categories. */
export const createAnswersOf =
  (asked: readonly ListedCategory[]): OwnList['answersOf'] =>
  (isAllowed) => {
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
    return Object.fromEntries(pairs);
  };

const isPlatforms = (id: string) => CATEGORIES.some((category) => category === id);

/** The visitor's answers by the receipt where the platform's cookies say the same; they may have been written by others since. */
export function readAnswers(
  asked: readonly ListedCategory[],
  version: string,
  platform: Answers,
): { readonly answers: Answers; readonly isOutdated: boolean } {
  const places = placesOf(asked);
  const receipt = readReceipt();
  const recorded = (name: string) => receipt?.answers.get(places.get(name));
  const isVoid = receipt !== undefined && receipt.version !== version;
  const read = asked.flatMap(({ id, services }) => {
    const names = [id, ...services.map((service) => service.id)];
    const isOfOthers = isPlatforms(id) && recorded(id) !== answerTo(platform, id);
    if (isOfOthers) return names.map((name) => [name, answerTo(platform, id)] as const);
    // What the list has got since, and all of a list whose meaning has changed, has not been allowed.
    return names.map((name) => [name, !isVoid && recorded(name) === true] as const);
  });
  const answers = new Map(read);
  return {
    answers: createAnswersOf(asked)((name) => answers.get(name)),
    isOutdated: isVoid || [...places.values()].some((place) => !receipt?.answers.has(place)),
  };
}

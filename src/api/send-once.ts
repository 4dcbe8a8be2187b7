import { randomNumber } from '../text/random-number';
import type { ApiResult } from './api.types';
import { isUnclear } from './read-answer';

interface Attempt {
  /** The same for each attempt at the same thing, for servers that take a key once. */
  readonly key: string;
  /** The server may have an earlier attempt, whose answer was lost. */
  readonly isRepeat: boolean;
}

interface Sending<Data> {
  readonly send: (attempt: Attempt) => Promise<ApiResult<Data>>;
  /**
   * Looks whether the server has an attempt whose answer was lost. Undefined: it has not, so it is sent again. A failure: that is not known
   * yet, so nothing is sent. Leave it out where only the key can tell.
   */
  readonly find?: () => Promise<ApiResult<Data> | undefined>;
}

/** By what is sent. For the whole page: a block may end and start again before its answer has come. */
const pending = new Map<string, Promise<ApiResult<unknown>>>();
/** Keys of attempts that the server may have although their answers were lost. */
const lost = new Map<string, string>();

async function attempt<Data>(what: string, { send, find }: Sending<Data>): Promise<ApiResult<Data>> {
  const known = lost.get(what);
  const key = known ?? randomNumber();
  const found = known === undefined ? undefined : await find?.();
  const answer = found ?? (await send({ key, isRepeat: known !== undefined }));
  // That a repeat is refused does not say what became of the first attempt.
  if (!answer.ok && (known !== undefined || isUnclear(answer.failure))) lost.set(what, key);
  else lost.delete(what);
  return answer;
}

/**
 * Sends what must happen once for each wish of a visitor, however often it is pressed: presses until the answer comes share it, and what may have
 * been taken although its answer was lost is looked for first, or repeated with its key. `what` names the call and all that is sent. Forms have
 * the same rule in `forms/submission`, where keys outlive the page, and the cart in `commerce/cart`, where tabs take turns.
 * @example const answer = await sendOnce(`like ${id}`, { send: () => likeItem(api, id), find: findLike });
 */
export function sendOnce<Data>(what: string, sending: Sending<Data>): Promise<ApiResult<Data>> {
  const underWay = pending.get(what) as Promise<ApiResult<Data>> | undefined;
  if (underWay) return underWay;
  const answer = attempt(what, sending).finally(() => pending.delete(what));
  pending.set(what, answer);
  return answer;
}

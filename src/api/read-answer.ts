import { createMessages } from '../text/messages';
import messages from './api.messages.json';
import type { ApiData, ApiFailure, ApiFailureKind, ApiResult } from './api.types';

const t = createMessages(messages);

/** Statuses whose JSON body may have a message. */
const WITH_MESSAGE = [400, 401, 500, 502];
const EMPTY = 204;

/** A failure with the server's message, or the message file's. */
export function apiFailure(
  kind: ApiFailureKind,
  { status = 0, url = '', message = '', data = {} as ApiData, retryAfterMs = 0, isUnsent = false } = {},
): ApiResult<never> {
  return {
    ok: false,
    failure: { kind, status, message: message || fallback(kind, url), data, retryAfterMs, isUnsent },
  };
}

function fallback(kind: ApiFailureKind, url: string): string {
  switch (kind) {
    case 'offline':
    case 'unauthorized':
    case 'internal':
    case 'unavailable':
    case 'aborted':
      return t(kind);
    case 'unreadable':
      return t('unreadable', { url });
    case 'loginRequired':
    case 'authorization':
    case 'crumb':
      return t('unauthorized');
    default:
      return t('unreachable');
  }
}

/** Some calls answer with a list: read it as `items`. */
function parse(body: string): ApiData | undefined {
  try {
    const value: unknown = JSON.parse(body);
    if (Array.isArray(value)) return { items: value };
    return typeof value === 'object' && value !== null ? (value as ApiData) : undefined;
  } catch {
    return undefined;
  }
}

/** The kind of a failure without a message. */
function kindOf(status: number): ApiFailureKind {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 500 || status === 501) return 'internal';
  return status === 503 ? 'unavailable' : 'refused';
}

/** The data of an answer without a body. */
const NO_DATA: ApiData = {};

const stringOf = (value: unknown) => (typeof value === 'string' ? value : '');
/** Checks whether an answer has an error there: `false`, `null`, `{}` and the like are no errors. */
const isFilled = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** After these the server may have done what was asked: a repeat could do it twice. The one place that decides it. */
export const isUnclear = ({ kind, status, isUnanswered, isUnsent }: ApiFailure): boolean =>
  isUnanswered || (!isUnsent && (kind === 'unreadable' || status === 0 || status >= 500));

interface RawAnswer {
  readonly status: number;
  readonly body: string;
  readonly url: string;
  /** See `ApiCall`. */
  readonly isEntry?: boolean | undefined;
  /** The header of that name: seconds, or a date. */
  readonly retryAfter?: string | null;
}

/** The longest delay, whatever the server or the clock says. */
const LONGEST_DELAY_MS = 300_000;

function readDelay(header: string): number {
  const delay = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Math.min(Math.max(0, delay || 0), LONGEST_DELAY_MS);
}

/**
 * An answer as data or as a failure, by status, body and the flags in it. A 2xx answer with an error in it is a failure,
 * and so is a page of HTML with status 200 (a captive portal, a firewall).
 */
export function readAnswer<Data>(
  { status, body, url, isEntry, retryAfter }: RawAnswer,
  read: (data: ApiData) => Data | undefined,
): ApiResult<Data> {
  const isGood = status >= 200 && status < 300;
  const data = status === EMPTY || (isGood && !body) ? NO_DATA : parse(body);
  const known = { status, url, data: data ?? {}, retryAfterMs: readDelay(retryAfter ?? '') };
  const message = stringOf(data?.error) || stringOf(data?.message);
  if (data?.crumbFail) return apiFailure('crumb', known);
  if (data?.loginRequired) return apiFailure('loginRequired', { ...known, message });
  if (data?.authorizationFail) return apiFailure('authorization', { ...known, message });
  if (isGood) {
    if (!data || (isEntry && (data === NO_DATA || data.success === false)))
      return apiFailure('unreadable', known);
    if (isFilled(data.error) || isFilled(data.errors)) return apiFailure('server', { ...known, message });
    const typed = read(data);
    return typed === undefined ? apiFailure('unreadable', known) : { ok: true, status, data: typed };
  }
  const hasMessage =
    data && WITH_MESSAGE.includes(status) && (message || data.billingErrorCode || isFilled(data.errors));
  return hasMessage ? apiFailure('server', { ...known, message }) : apiFailure(kindOf(status), known);
}

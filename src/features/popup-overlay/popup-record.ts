import { flag, number, object } from '../../data/shape';
import type { LocalStore } from '../../storage/local-store';
import type { PopupSettings } from './popup.data';

/** The platform's own key and shape: a visitor of its script has closed ours, too. */
const KEY = 'squarespace-popup-overlay';
const DAY_MS = 86_400_000;

export interface PopupRecord {
  readonly version: number;
  readonly submitted: boolean;
  /** Milliseconds since 1970. */
  readonly 'date-closed': number | undefined;
}

const readFields = object({ version: number(-1), submitted: flag(), 'date-closed': number() });

/** What is known of this visitor; undefined: has never met the popup. Dates are numbers or what `Date` reads. */
export function readRecord(storage: LocalStore): PopupRecord | undefined {
  const kept = storage.get(KEY);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { 'date-closed': closed } = kept as { readonly 'date-closed'?: unknown };
  const time = typeof closed === 'string' ? Date.parse(closed) : closed;
  const known = { ...kept, 'date-closed': Number.isNaN(time) ? undefined : time };
  return readFields(known);
}

export function writeRecord(storage: LocalStore, record: PopupRecord): void {
  storage.set(KEY, record);
}

/** Whether it may come again, as far as the visitor is concerned. */
export function mayReturn(
  record: PopupRecord | undefined,
  { version, showUntilSignup, displayFrequency }: PopupSettings,
  now: number,
): boolean {
  if (!record || record.version !== version) return true;
  if (record.submitted && showUntilSignup) return false;
  const closed = record['date-closed'];
  if (closed === undefined) return true;
  if (displayFrequency < 0) return false;
  // A clock that was wrong then or is wrong now must not make it come every time.
  return Math.abs(now - closed) >= displayFrequency * DAY_MS;
}

import { flag, number, object } from '../../data/shape';
import type { LocalStore } from '../../storage/local-store';
import type { PopupSettings } from './popup.data';

/**
 * The platform's own key and shape: visitors who closed its popup do not see ours.
 * @stored browser storage | squarespace-popup-overlay | necessary | until cleared | that the visitor has closed the popup or signed up, so that it is not shown again
 */
const KEY = 'squarespace-popup-overlay';
const DAY_MS = 86_400_000;

interface PopupRecord {
  readonly version: number;
  readonly submitted: boolean;
  /** Milliseconds since 1970. */
  readonly 'date-closed': number | undefined;
}

const readFields = object({ version: number(-1), submitted: flag(), 'date-closed': number() });

/** The stored record of this visitor; undefined: never saw the popup. Dates are numbers or strings that `Date` parses. */
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

/** Whether the visitor may see the popup again. */
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
  // With a wrong clock, then or now, the popup must not appear every time.
  return Math.abs(now - closed) >= displayFrequency * DAY_MS;
}

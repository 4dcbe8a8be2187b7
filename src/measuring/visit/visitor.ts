import { readAnalyticsId } from './analytics-id';
import { readSession, type Session } from './session';
import { readVisit } from './visit-record';

/** How long a visit's record is taken from memory: reading cookies may take a moment, and a click should not wait for it. */
const FRESH_MS = 60_000;

/** By what a visitor is recognised. */
export interface Visitor {
  readonly session: Session;
  readonly analyticsId: string;
  /** The visit's record. Asking for it keeps the visit alive. */
  readonly visit: () => string;
}

/** Reads or makes it all. Call this only where visitors may be recognised. `onRefused`: see `readAnalyticsId`. */
export function readVisitor(onRefused: () => void): Visitor {
  // Before the analytics id, by whose absence it knows a new visitor.
  const session = readSession();
  let record = readVisit();
  let readAt = Date.now();
  return {
    session,
    analyticsId: readAnalyticsId(onRefused),
    visit() {
      if (Math.abs(Date.now() - readAt) > FRESH_MS) {
        record = readVisit();
        readAt = Date.now();
      }
      return record;
    },
  };
}

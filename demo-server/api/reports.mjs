import { randomUUID } from 'node:crypto';

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Calls that report something and expect an empty answer. The API's log keeps them. */
const REPORTS = ['/events/RecordJavascriptErrors', '/events/Trace', '/1/performance/records'];

/** Calls that count an event, or a list of them. */
const EVENTS = [
  '/events/RecordEvent',
  '/v1/events',
  '/census/RecordHit',
  '/census/button-click',
  '/census/button-render',
  '/census/form-render',
  '/census/overlay',
  '/census/RecordQuickView/:id',
];

/**
 * An event that the server has counted.
 * @typedef {{ key: string, path: string, fields: Record<string, unknown> }} CountedEvent
 */

/** The events that have been counted: one with a key that was seen before is answered, and not counted again. */
export function createEventLog() {
  /** @type {CountedEvent[]} */
  const counted = [];
  const seen = new Set();
  return {
    list: () => counted,
    /** @param {string} path @param {Record<string, unknown>} fields */
    count(path, fields) {
      const key = String(fields.key ?? fields.rk ?? '');
      if (key && seen.has(key)) return;
      seen.add(key);
      counted.push({ key, path, fields });
    },
  };
}

/** @typedef {ReturnType<typeof createEventLog>} EventLog */

/** @param {EventLog} events @returns {import('./table.mjs').Endpoint[]} */
export const createReportEndpoints = (events) => [
  ...REPORTS.map(reportEndpoint),
  ...EVENTS.map((path) => eventEndpoint(path, events)),
  {
    method: 'GET',
    path: '/track/Track',
    answer(c) {
      events.count(c.req.path, c.req.query());
      return c.body(PIXEL, 200, { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' });
    },
  },
  {
    method: 'GET',
    path: '/1/performance/settings',
    answer: (c) => c.json({ pageLoadId: randomUUID() }),
  },
];

/** @param {string} path @returns {import('./table.mjs').Endpoint} */
function reportEndpoint(path) {
  return { method: 'POST', path, answer: (c) => c.json({}) };
}

/** @param {string} path @param {EventLog} events @returns {import('./table.mjs').Endpoint} */
function eventEndpoint(path, events) {
  return {
    method: 'POST',
    path,
    async answer(c) {
      const body = await c.req.text();
      const sent = /^[[{]/.test(body) ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
      events.count(c.req.path, sent);
      // As the platform: this one is only accepted.
      return c.json({}, path === '/events/RecordEvent' ? 202 : 200);
    },
  };
}

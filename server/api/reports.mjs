import { randomUUID } from 'node:crypto';

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Calls that report something and expect an empty answer. The API's log keeps them. */
const REPORTS = [
  '/events/RecordJavascriptErrors',
  '/events/Trace',
  '/events/RecordEvent',
  '/v1/events',
  '/1/performance/records',
  '/census/RecordHit',
  '/census/button-click',
  '/census/button-render',
  '/census/form-render',
  '/census/overlay',
  '/census/RecordQuickView/:id',
];

/** @type {import('./table.mjs').Endpoint[]} */
export const reportEndpoints = [
  ...REPORTS.map(reportEndpoint),
  {
    method: 'GET',
    path: '/track/Track',
    answer: (c) => c.body(PIXEL, 200, { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' }),
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

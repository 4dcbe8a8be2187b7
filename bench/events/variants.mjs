// Who sends the same events. Each page has `record(count)`: so many events of one visitor, one after the other.

/** @typedef {{ name: string, source?: string, head?: string, first?: string }} Variant `source`: a module to bundle; `head`: what else is in the head; `first`: path of what it sends by itself */

const SITE = JSON.stringify({
  website: { id: 'w', identifier: 'bench', language: 'en' },
  cookieSettings: {},
  pageType: 2,
});

/** @type {readonly Variant[]} */
export const VARIANTS = [
  { name: 'none', head: '<script>const record = () => {};</script>' },
  {
    name: 'inlay',
    first: '/api/census/RecordHit',
    head: `<script>Static = { SQUARESPACE_CONTEXT: ${SITE} };</script>
    <script type="module" src="/dist/preact/site.js"></script>
    <script>
      const data = { action: 'play', object_type: 'album-track', object_id: 'a1' };
      addEventListener('load', () => {
        window.record = (count) => {
          for (let left = count; left > 0; left--) Inlay.emit('event:record', { to: 'event', data });
        };
      });
    </script>`,
  },
  {
    name: 'plausible',
    // Its own switch for tests: without it, a browser that is driven counts nothing.
    head: '<script>window.__plausible = true;</script>',
    source: `
      import { init, track } from '@plausible-analytics/tracker';
      init({ domain: 'bench.example', endpoint: location.origin + '/api/event', autoCapturePageviews: false, captureOnLocalhost: true });
      window.record = (count) => {
        for (let left = count; left > 0; left--) track('play', { props: { type: 'album-track', id: 'a1' } });
      };`,
  },
  {
    name: 'posthog',
    source: `
      import posthog from 'posthog-js';
      posthog.init('phc_bench', {
        api_host: location.origin, autocapture: false, capture_pageview: false, capture_pageleave: false,
        disable_session_recording: true, disable_surveys: true, disable_external_dependency_loading: true,
        advanced_disable_flags: true, opt_out_useragent_filter: true,
      });
      window.record = (count) => {
        for (let left = count; left > 0; left--) posthog.capture('play', { type: 'album-track', id: 'a1' });
      };`,
  },
];

/** @param {Variant} variant */
export const page = ({ name, head = '', source }) =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>${name}</title>${head}
  ${source ? `<script type="module" src="/scripts/${name}.js"></script>` : ''}
  <body><button>Play</button></body></html>`;

// Who sends the same events. Each variant's script gives the page `record(count)`: so many events of one visitor, at once.
// Umami's script and Matomo's are not on npm: their packages load them from a server of theirs.

/** @typedef {{ name: string, source?: string, head?: string }} Variant `source`: a module to bundle; `head`: tags that are enough */

const CONTEXT = {
  website: { id: 'w', identifier: 'bench', language: 'en' },
  cookieSettings: {},
  pageType: 2,
};

/** @type {readonly Variant[]} */
export const VARIANTS = [
  {
    name: 'inlay',
    head: `<script>Static = { SQUARESPACE_CONTEXT: ${JSON.stringify(CONTEXT)} };</script>
      <script type="module" src="/dist/preact/site.js"></script>
      <script>
        function record(count) {
          const data = { action: 'play', object_type: 'album-track', object_id: 'a1' };
          for (let left = count; left > 0; left--) Inlay.emit('event:record', { to: 'event', data });
        }
      </script>`,
  },
  {
    name: 'plausible',
    source: `
      import { init, track } from '@plausible-analytics/tracker';
      init({ domain: 'bench.example', endpoint: location.origin + '/sent', autoCapturePageviews: false, captureOnLocalhost: true });
      window.record = (count) => {
        for (let left = count; left > 0; left--) track('play', { props: { type: 'album-track', id: 'a1' } });
      };`,
  },
  {
    name: 'posthog',
    source: `
      import posthog from 'posthog-js';
      posthog.init('phc_bench', {
        api_host: location.origin + '/sent', autocapture: false, capture_pageview: false, capture_pageleave: false,
        disable_session_recording: true, disable_surveys: true, advanced_disable_flags: true, opt_out_useragent_filter: true,
      });
      window.record = (count) => {
        for (let left = count; left > 0; left--) posthog.capture('play', { type: 'album-track', id: 'a1' });
      };`,
  },
];

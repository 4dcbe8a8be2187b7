// Who reports the same errors, all of a page whose listener throws.

import { readFileSync } from 'node:fs';

/** @typedef {{ name: string, head?: string, script?: string, first?: string }} Variant `first`: path of what it sends by itself */

const SITE = JSON.stringify({
  website: { id: 'w', identifier: 'bench', language: 'en' },
  cookieSettings: {},
});
const loader = readFileSync(new URL('./loader.js', import.meta.url), 'utf8');

/** As the documentation writes it: errors only, no tracing and no replay. */
export const SOURCES = {
  sentry: `
    import * as Sentry from '@sentry/browser';
    Sentry.init({ dsn: location.protocol + '//key@' + location.host + '/1' });`,
  loader,
};

/** @type {readonly Variant[]} */
export const VARIANTS = [
  { name: 'none' },
  {
    name: 'inlay',
    // By default only the errors of Inlay's own code are reported.
    head: `<meta name="inlay:errors" content="all"><script>Static = { SQUARESPACE_CONTEXT: ${SITE} };</script>`,
    script: '/dist/preact/site.js',
    first: '/api/census/RecordHit',
  },
  { name: 'sentry', script: '/scripts/sentry.js' },
  { name: 'sentry, loader', script: '/scripts/loader.js' },
];

/** How a page fails: `pause` between the errors, or all in one task. */
export const LOOPS = [
  { loop: 'the same error, in one task', isSame: true },
  { loop: 'another error each time, in one task' },
  { loop: 'another error each time, every 10 ms', pause: 10 },
];

/** @param {Variant} variant */
export const page = ({ name, head = '', script }) =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>${name}</title>${head}
  ${script ? `<script type="module" src="${script}"></script>` : ''}
  <body><button>Fail</button><script>
    const button = document.querySelector('button');
    let errors = 0;
    button.addEventListener('fail', ({ detail }) => {
      errors++;
      throw new Error(detail ? 'It has failed' : 'It has failed: ' + errors);
    });
    const fail = (isSame) => button.dispatchEvent(new CustomEvent('fail', { detail: isSame }));
    async function failOften({ count, isSame = false, pause = 0 }) {
      while (errors < count) {
        fail(isSame);
        if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  </script></body></html>`;

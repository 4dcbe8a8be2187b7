// The same five lines of moving text from each, at about 60 px a second.

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const LINES = 5;
const ITEMS = ['The palm house is open', 'Seeds and bulbs', 'Plant fair in May'];

/** As the platform's server writes it. */
const block = (settings) => (_, number) =>
  `<div class="sqs-block sqs-block-marquee" id="block-${number}"><div class="Marquee">
  <script class="Marquee-props" type="application/json">${JSON.stringify({
    marqueeItems: ITEMS.map((text) => ({ text })),
    waveFrequency: 4,
    ...settings,
  })}</script>
  <div class="Marquee-display">
    <div class="Marquee-measure">${ITEMS.map((text) => `<p class="Marquee-item">${text}</p>`).join('')}</div>
    <p><svg class="Marquee-svg" aria-hidden="true"></svg><span class="v6-visually-hidden">${ITEMS.join(' ')}</span></p>
  </div>
</div></div>`;

const inlay = (renderer, settings = {}) => ({
  head: `<link rel="stylesheet" href="/dist/site.css"><script>Static = { SQUARESPACE_CONTEXT: {} }</script><script type="module" src="/dist/${renderer}/site.js"></script>`,
  body: Array.from({ length: LINES }, block(settings)).join(''),
  moving: '.inlay-marquee-track',
});

const peer = (library) => ({
  head: `<script type="module" src="/peer/${library}.js"></script>`,
  body: '<div id="root"></div>',
  moving: '.rfm-marquee',
});

export const VARIANTS = {
  'the page alone': { head: '', body: `<p>${ITEMS.join(' ')}</p>`.repeat(LINES), moving: undefined },
  inlay: inlay('preact'),
  'inlay, React': inlay('react'),
  'inlay, wave': inlay('preact', { waveIntensity: 2 }),
  'react-fast-marquee': peer('react'),
  'react-fast-marquee, Preact': peer('preact'),
};

export const pageOf = ({ head, body }) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Marquee</title>
  <style>p, .line { font: 32px serif } .line span { margin-inline-end: 0.5em }</style>${head}<body>${body}`;

/** As its documentation writes it. */
const PEER = `
  import Marquee from 'react-fast-marquee';
  import { createElement as h } from 'react';
  import { createRoot } from 'react-dom/client';
  const items = ${JSON.stringify(ITEMS)}.map((text) => h('span', { key: text }, text));
  const lines = Array.from({ length: ${LINES} }, (_, key) => h(Marquee, { key, speed: 60, className: 'line' }, items));
  createRoot(document.querySelector('#root')).render(h('main', {}, lines));`;

/** The peer with its renderer, as a page loads it. */
export async function bundlePeer(library) {
  const { outputFiles } = await build({
    stdin: { contents: PEER, resolveDir: here, loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(library === 'preact' && {
      alias: {
        react: 'preact/compat',
        'react-dom': 'preact/compat',
        'react-dom/client': 'preact/compat/client',
        'react/jsx-runtime': 'preact/jsx-runtime',
      },
    }),
    logLevel: 'error',
  });
  return outputFiles[0].contents;
}

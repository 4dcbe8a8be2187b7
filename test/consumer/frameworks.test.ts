import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { compile } from 'svelte/compiler';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileScript, parse } from 'vue/compiler-sfc';
import { launchBrowser } from './support/browser';
import { consumer, filesInDocs, serveFolders, writeFiles } from './support/consumer';
import { CONTENTS, contentOf, ONE, OTHER, openTwoPages } from './support/two-pages';

// The code of docs/guides/frameworks.md, as it is there, in a page that moves between two contents of a server.
// Next and Astro build sites of their own: test/frameworks.

const pageOf = (body: string, script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>House</title><link rel="icon" href="data:,"><script type="module" src="./${script}"></script></head><body>${body}</body></html>`;

const REACT_APP = `import { Link, Route, Routes } from 'react-router';
import { contents } from './contents.js';
import { ServerHtml } from './server-html.jsx';
export const App = () => <main>
  <nav><Link to="/frameworks/react.html">One</Link> <Link to="/frameworks/other">Other</Link></nav>
  <Routes>
    <Route path="/frameworks/other" element={<ServerHtml html={contents.other} />} />
    <Route path="*" element={<ServerHtml html={contents.one} />} />
  </Routes>
</main>;
`;
const REACT_SERVER = `<main><nav><a href="/frameworks/react.html" data-discover="true">One</a> <a href="/frameworks/other" data-discover="true">Other</a></nav><div>${contentOf(ONE)}</div></main>`;
const VUE_APP = `import 'inlay/site.css';
import { createApp, h, ref } from 'vue';
import { contents } from './contents.js';
import ServerHtml from './ServerHtml.vue';
const path = ref('one');
const link = (to, text) => h('button', { onClick: () => { path.value = to; } }, text);
createApp(() => h('main', [link('one', 'One'), link('other', 'Other'), h(ServerHtml, { key: path.value, html: contents[path.value] })])).mount('#root');
`;
const SVELTE_APP = `<script>
  import { contents } from './contents.js';
  import ServerHtml from './ServerHtml.svelte';
  let path = $state('one');
</script>
<main><button onclick={() => { path = 'one'; }}>One</button> <button onclick={() => { path = 'other'; }}>Other</button>
{#key path}<ServerHtml html={contents[path]} />{/key}</main>
`;
const SVELTE_MAIN =
  "import 'inlay/site.css';\nimport { mount } from 'svelte';\nimport App from './App.svelte';\nmount(App, { target: document.getElementById('root') });\n";

/** Pages that a loader replaces. */
const loaded = (script: string, link: (path: string, text: string) => string) => ({
  [`frameworks/${script}.html`]: pageOf(
    `<main id="swup">${link(`${script}.html`, 'One')} ${link(`${script}-other.html`, 'Other')}${contentOf(ONE)}</main>`,
    `${script}.js`,
  ),
  [`frameworks/${script}-other.html`]: pageOf(
    `<main id="swup">${link(`${script}.html`, 'One')} ${link(`${script}-other.html`, 'Other')}${contentOf(OTHER)}</main>`,
    `${script}.js`,
  ),
});
const plainLink = (path: string, text: string) => `<a href="${path}">${text}</a>`;
const htmxLink = (path: string, text: string) =>
  `<a href="${path}" hx-get="${path}" hx-target="#swup" hx-select="#swup" hx-swap="outerHTML">${text}</a>`;

const compileComponents: Plugin = {
  name: 'components',
  transform(code, id) {
    if (id.endsWith('.svelte'))
      return compile(code, { filename: id, css: 'injected', generate: 'client' }).js;
    if (!id.endsWith('.vue')) return undefined;
    const { descriptor } = parse(code, { filename: id });
    return { code: compileScript(descriptor, { id, inlineTemplate: true }).content, map: null };
  },
};

const PAGES = ['react', 'vue', 'svelte', 'turbo', 'turbo-other', 'htmx', 'htmx-other', 'swup', 'swup-other'];

let browser: Browser;
let server: Awaited<ReturnType<typeof serveFolders>>;
beforeAll(async () => {
  browser = await launchBrowser();
  const files = await filesInDocs('docs/guides/frameworks.md');
  expect(Object.keys(files)).toEqual([
    'frameworks/bring-to-life.js',
    'frameworks/server-html.jsx',
    'frameworks/react.jsx',
    'app/layout.jsx',
    'frameworks/ServerHtml.vue',
    'frameworks/ServerHtml.svelte',
    'frameworks/turbo.js',
    'frameworks/htmx.js',
    'frameworks/swup.js',
    'src/layouts/Layout.astro',
  ]);
  await writeFiles({
    ...files,
    'frameworks/contents.js': CONTENTS,
    'frameworks/react-app.jsx': REACT_APP,
    'frameworks/vue.js': VUE_APP,
    'frameworks/App.svelte': SVELTE_APP,
    'frameworks/svelte.js': SVELTE_MAIN,
    'frameworks/react.html': pageOf(`<div id="root">${REACT_SERVER}</div>`, 'react.jsx'),
    'frameworks/vue.html': pageOf('<div id="root"></div>', 'vue.js'),
    'frameworks/svelte.html': pageOf('<div id="root"></div>', 'svelte.js'),
    ...loaded('turbo', plainLink),
    ...loaded('htmx', htmxLink),
    ...loaded('swup', plainLink),
  });
  // With the warnings of development: frameworks say there what they find changed.
  process.env.NODE_ENV = 'development';
  await build({
    root: join(consumer, 'frameworks'),
    base: '/frameworks/',
    mode: 'development',
    logLevel: 'error',
    configFile: false,
    plugins: [compileComponents],
    define: {
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
    build: {
      minify: false,
      rollupOptions: { input: PAGES.map((page) => join(consumer, `frameworks/${page}.html`)) },
    },
  });
  // Turbo and htmx insert style elements.
  server = await serveFolders(
    { '/frameworks/': 'frameworks/dist' },
    "default-src 'self' 'unsafe-inline' data:",
  );
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it.each(['react', 'vue', 'svelte', 'turbo', 'htmx', 'swup'])('lives beside %s', async (framework) => {
  const { page, problems } = await openTwoPages(browser, `${server.url}/frameworks/${framework}.html`);
  expect(problems).toEqual([]);
  await page.close();
});

import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { compile } from 'svelte/compiler';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileScript, parse } from 'vue/compiler-sfc';
import { launchBrowser, openWatched } from './support/browser';
import { consumer, filesInDocs, serveFolders, writeFiles } from './support/consumer';

// The code of docs/guides/frameworks.md, as it is there, in a page that moves between two contents of a server.

const content = (question: string, answer: string) => `<h1>${question}</h1>
<div class="sqs-block sqs-block-accordion"><ul class="accordion-items-container" data-should-allow-multiple-open-items="true">
<li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">${question}</span></button></h4>
<div class="accordion-item__dropdown" role="region"><div class="accordion-item__description"><p>${answer}</p></div></div></li>
</ul></div>`;
const ONE = { question: 'When is the house open?', answer: 'Daily from ten to five.' };
const OTHER = { question: 'May I bring a dog?', answer: 'Only to the garden.' };
const contentOf = ({ question, answer }: typeof ONE) => content(question, answer);

const pageOf = (body: string, script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>House</title><link rel="icon" href="data:,"><script type="module" src="./${script}"></script></head><body>${body}</body></html>`;
const CONTENTS = `export const contents = ${JSON.stringify({ one: contentOf(ONE), other: contentOf(OTHER) })};\n`;

const REACT_APP = `import { Link, Route, Routes } from 'react-router';
import { contents } from './contents.js';
export const App = ({ ServerHtml }) => <main>
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
    'frameworks/react.jsx',
    'app/server-html.jsx',
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

/** Uses the block that is in the page, which is the only one. */
async function use(page: Page, { question, answer }: typeof ONE) {
  await page.getByRole('heading', { level: 1, name: question }).waitFor();
  await page.waitForFunction(() => {
    const inlay = window.Inlay;
    const found = inlay && 'inspect' in inlay ? inlay.inspect() : [];
    return found.map(({ block, state }) => `${block} ${state}`).join() === 'accordion mounted';
  });
  await page.getByRole('button', { name: question }).click();
  await page.getByText(answer).waitFor();
}

it.each(['react', 'vue', 'svelte', 'turbo', 'htmx', 'swup'])('lives beside %s', async (framework) => {
  const { page, problems } = await openWatched(browser, 'about:blank');
  await page.goto(`${server.url}/frameworks/${framework}.html`);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await use(page, ONE);
  await page.getByText('Other', { exact: true }).click();
  await use(page, OTHER);
  await page.getByText('One', { exact: true }).click();
  await use(page, ONE);
  // Features of the page live as well, also in a body that is new.
  await expect.poll(() => page.evaluate(() => document.body.dataset.inlayLook)).toBe('base');
  // Nothing has loaded the page anew.
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(problems).toEqual([]);
  await page.close();
});

import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it, root } from './support/site';

// In Chromium, because happy-dom has neither sanitizer: no setHTML, and DOMPurify finds its DOM wanting.
const ENTRY = `
  import library from 'dompurify';
  import { setSafeHtml } from './src/text/sanitize';
  import { SERVER_HTML } from './src/text/server-html';
  const native = Element.prototype.setHTML;
  window.clean = async (html, isNative, isServers) => {
    Element.prototype.setHTML = isNative ? native : undefined;
    const target = document.createElement('div');
    const load = (_, importer) => importer();
    await setSafeHtml(target, html, { load, list: isServers ? SERVER_HTML : undefined });
    return target.innerHTML;
  };
`;

let page: Page;

it.beforeAll(async ({ site }) => {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
  });
  ({ page } = await site.newPage());
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
});

const CASES: Readonly<Record<string, readonly [html: string, clean: string]>> = {
  'keeps the tags of text': [
    '<p>Hello <strong>you</strong><br><a href="/cookies">read</a>',
    '<p>Hello <strong>you</strong><br><a href="/cookies">read</a></p>',
  ],
  'drops handlers, styles, classes, ids and data': [
    '<p onclick="x()" style="color:red" class="a" id="b" data-c="d" aria-label="e">hi</p>',
    '<p>hi</p>',
  ],
  'keeps attributes only on the tags they belong to': ['<b href="/x" target="_blank">b</b>', '<b>b</b>'],
  'drops code and media with their content': [
    'a<script>1</script><style>x</style><iframe src="//x"></iframe><img src=x onerror=y><!-- c -->b',
    'ab',
  ],
  'drops controls, templates, foreign content and unknown elements': [
    '<form><input>x</form><template><p>x</p></template><svg><a href="javascript:x">x</a></svg><my-el>x</my-el>k',
    'k',
  ],
  'keeps the words of tags that it unwraps': [
    '<section><font color="red">Old</font> <mark>text</mark> <table><tr><td><i>cell</i></td></tr></table></section>',
    'Old text <i>cell</i>',
  ],
  'takes away addresses that are not safe and keeps the words': [
    '<a href="java\nscript:alert(1)">x</a><a href="file:///x/y">y</a><a href="data:text/html,x">z</a>',
    '<a>x</a><a>y</a><a>z</a>',
  ],
  'gives a page in a new window no hold on this one': [
    '<a href="https://a.b" target="_blank" rel="nofollow">x</a><a href="/c" target="_self">y</a>',
    '<a href="https://a.b" target="_blank" rel="nofollow noopener">x</a><a href="/c" target="_self">y</a>',
  ],
  'leaves addresses as they are, whatever they contain': [
    '<a href="/onsale=true" onclick="x()">a</a><a href=/list/style=modern/online=1 style=color:red>b</a><a title=\'>\' href="/c?style = d">c</a>',
    '<a href="/onsale=true">a</a><a href="/list/style=modern/online=1">b</a><a href="/c?style = d">c</a>',
  ],
  'is not fooled by mutation tricks': [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">k',
    '',
  ],
};

/** Of the server's own parts of a page, which have forms. */
const SERVER_CASES: Readonly<Record<string, readonly [html: string, clean: string]>> = {
  'keeps fields that are called as properties of forms are, and ids that globals might have': [
    '<form id="Static"><input name="name"><input name="children"><button name="submit">x</button></form>',
    '<form id="Static"><input name="name"><input name="children"><button name="submit">x</button></form>',
  ],
  'drops handlers, styles and addresses of forms': [
    '<form action="/x" onsubmit="x()" method="post"><input name="a" style="color:red"></form>',
    '<form method="post"><input name="a"></form>',
  ],
};

describe.each([
  ['the browser’s own sanitizer', true],
  ['DOMPurify', false],
])('setSafeHtml with %s', (_, isNative) => {
  const cleaned = (html: string, isServers = false) =>
    page.evaluate((args) => (window as unknown as { clean: typeof cleanInPage }).clean(...args), [
      html,
      isNative,
      isServers,
    ] as const);

  it.each(Object.entries(CASES))('%s', async (_name, [html, clean]) => {
    expect(await cleaned(html)).toBe(clean);
  });

  it.each(Object.entries(SERVER_CASES))('%s', async (_name, [html, clean]) => {
    expect(await cleaned(html, true)).toBe(clean);
  });
});

declare function cleanInPage(html: string, isNative: boolean, isServers: boolean): Promise<string>;

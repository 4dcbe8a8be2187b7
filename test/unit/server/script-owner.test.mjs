import { describe, expect, test } from 'vitest';
import { parsePage } from '../../../src/server/html/parse-page.mjs';
import { ownerOf, ownerOfCode, scriptName, scriptOwner } from '../../../src/server/pages/script-owner.mjs';

const BUNDLE =
  'x.setAttribute("data-controllers-bound",n),q("[data-controller]"),r.register("HeaderOverlay",h)';

describe('the text of a script', () => {
  test.each([
    ['platform', 'a module of YUI', 'YUI.add("squarespace-gallery", function (Y) {})'],
    ['platform', 'a chunk', '(self.webpackChunkextract_css=self.webpackChunkextract_css||[]).push([[1],{}])'],
    [
      'platform',
      'polyfills',
      '(self.webpackChunk_sqs_polyfiller=self.webpackChunk_sqs_polyfiller||[]).push([])',
    ],
    ['platform', 'polyfills of an older build', 'typeof exports?exports.polyfiller=r():t.polyfiller=r()'],
    ['platform', 'a component', 'websiteComponents.loader.define("website.components.form.visitor",[],f)'],
    ['platform', 'its runtime', 'n.p="https://assets.squarespace.com/universal/scripts-compressed/"'],
    ['platform', 'its runtime in a mirror', "n.p='https:/universal/scripts-compressed/'"],
    ['platform', 'a map of its source', '//# sourceMappingURL=https://sourcemaps.squarespace.net/a.js.map'],
    ['platform', 'a name that a saver has changed', 'YUI.add("blockedspace-comments",f)'],
    ['theme', 'a bundle with controllers', BUNDLE],
    ['theme', 'a chunk of a bundle', '(self.webpackChunknew_bedford_framework||[]).push([[2],{}])'],
    [undefined, 'a call of the platform', 'Y.use("node", function () { Squarespace.onInitialize(Y, f); })'],
    [undefined, 'a module of its own', 'YUI.add("my-menu", f)'],
    [undefined, 'a reader of marks', 'if (e.hasAttribute("data-controllers-bound")) register("Menu", e)'],
    [
      undefined,
      'a loader of the platform’s files',
      'load("https://assets.squarespace.com/universal/scripts-compressed/a.js")',
    ],
    [undefined, 'a library', '/*! jQuery v3.6.0 */!function(e,t){}'],
    [undefined, 'nothing', ''],
  ])('says %s of %s', (owner, _, code) => expect(ownerOfCode(code)).toBe(owner));

  test.each([
    'a.getAttribute("data-controllers-bound")',
    'n.Y.Squarespace.Template.getTweakValue("gallery-loop")',
    'Y.Squarespace.Singletons.ShoppingCart.on("change",f)',
    'Y.use("node",function(e){window.Singleton.create({ready(){}})})',
    'Y.use(["node"],function(e){e.config.win.Singleton.create({ready(){}})})',
  ])('needs one mark of a bundle where the file has its name: %s', (older) => {
    expect([ownerOfCode(older), ownerOfCode(older, 'site-bundle.js.download')]).toEqual([undefined, 'theme']);
  });

  test('is the site’s own without a mark, whatever its name', () => {
    expect(ownerOfCode('own()', 'site-bundle.js')).toBeUndefined();
  });
});

test.each([
  ['site-bundle.js.download', 'site-bundle.js'],
  ['site-bundle.js.descarga', 'site-bundle.js'],
  ['site-bundle.js.下载', 'site-bundle.js'],
  ['site-bundle(1).js.download', 'site-bundle.js'],
  ['site-bundle_002.js', 'site-bundle.js'],
  ['common-0123456789abcdef-min.en-us.js@v=1', 'common-0123456789abcdef-min.en-us.js'],
  ['app.json', 'app.json'],
  ['a.js-b.js', 'a.js-b.js'],
])('%s is %s', (saved, name) => expect(scriptName(saved)).toBe(name));

describe('the owner of a script', () => {
  const [own, platform, theme] = [undefined, 'platform', 'theme'].map((owner) => ({ owner }));
  test.each([
    ['its host', 'https://assets.squarespace.com/a.js', undefined, 'platform'],
    [
      'the host of its theme',
      'https://static1.squarespace.com/static/vta/1a/scripts/site-bundle.js',
      undefined,
      'theme',
    ],
    ['another host, whatever its name', 'https://example.com/site-bundle.js', undefined, undefined],
    ['a name that nobody else has', 'js/common-0123456789abcdef-min.en-US.js', own, 'platform'],
    ['the text behind a name like the platform’s', 'js/modern.js', platform, 'platform'],
    ['the text behind a name like a theme’s', 'js/site-bundle.js', theme, 'theme'],
    ['the text behind any name', 'js/all.js', theme, 'theme'],
    [
      'a file that is its owner’s, with a name like the platform’s',
      'js/app-0123456789abcdef-min.js',
      own,
      undefined,
    ],
    ['a file that is its owner’s, with a name like a theme’s', 'js/site-bundle.js', own, undefined],
    ['the name of a file that is not there', 'js/site-bundle.1a.js', undefined, 'theme'],
    ['the name of polyfills that are not there', './Page_files/modern.js.download', undefined, 'platform'],
    ['no name', 'js/own.js', undefined, undefined],
  ])('is known by %s', (_, address, file, owner) => expect(scriptOwner(address, file)).toBe(owner));

  /** @param {string} tag */
  const ownerIn = (tag) => {
    const [element] = parsePage(tag).elements.filter(
      ({ tagName }) => tagName === 'script' || tagName === 'link',
    );
    return element && ownerOf(element, () => undefined);
  };
  const LONG = ' '.repeat(30_000);

  test.each([
    ['in the page', `<script>${BUNDLE}${LONG}</script>`, 'theme'],
    ['in its address', `<script src="data:text/javascript;base64,${btoa(BUNDLE + LONG)}"></script>`, 'theme'],
    [
      'in its address, escaped',
      `<script src="data:,${encodeURIComponent(BUNDLE + LONG)}"></script>`,
      'theme',
    ],
    ['in a broken address', `<script src="data:;base64,%%%${LONG}"></script>`, undefined],
    ['in the page, too short for a bundle', `<script>${BUNDLE}</script>`, undefined],
    [
      'in the page, with its settings',
      `<script>Static.SQUARESPACE_CONTEXT = {};${BUNDLE}${LONG}</script>`,
      undefined,
    ],
    [
      'short, and writes the addresses of the platform’s files into the page',
      '<script data-sqs-type="dynamic-assets-loader">document.write(a)</script>',
      'platform',
    ],
    ['fetched early', '<link rel="preload" as="script" href="a/site-bundle.js">', 'theme'],
    ['of a sheet', '<link rel="stylesheet" href="a/site-bundle.js">', undefined],
  ])('is known of code that is %s', (_, tag, owner) => expect(ownerIn(tag)).toBe(owner));
});

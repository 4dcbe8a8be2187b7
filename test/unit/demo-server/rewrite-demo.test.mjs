import { describe, expect, test } from 'vitest';
import { readDemoComments } from '../../../demo-server/demo/demo-comments.mjs';
import { rewriteDemo } from '../../../demo-server/demo/rewrite-demo.mjs';

const CHOICE = { renderer: 'preact', format: 'module', isOff: false };
const rewrite = (html, choice = {}) => rewriteDemo(html, { ...CHOICE, ...choice });
const TAG = '<script type="module" src="/dist/preact/site.js"></script>';
const AROUND = [
  '<!doctype html>\r\n<link rel="stylesheet" href="/dist/site.css"> ',
  '\n<p title="/dist/preact/site.js">/dist/preact/ <!-- /dist/preact/site.js --><script>"/dist/preact/"</script>\xe9',
];
const page = (tag) => AROUND.join(tag);

describe('a demo page', () => {
  test('is served as written when nothing else is asked for', () => {
    expect(rewrite(page(TAG))).toBe(page(TAG));
  });

  test('changes the renderer in its tags only', () => {
    const react = TAG.replace('preact', 'react');
    expect(rewrite(page(TAG), { renderer: 'react' })).toBe(page(react));
    expect(rewrite(page(react))).toBe(page(TAG));
    const boot = '<script src="/dist/preact/boot.js"></script>';
    expect(rewrite(page(boot), { renderer: 'react' })).toBe(page(boot.replace('preact', 'react')));
  });

  test('loads the classic script', () => {
    const classic = '<script defer src="/dist/preact/site.iife.js"></script>';
    expect(rewrite(page(TAG), { format: 'iife' })).toBe(page(classic));
    expect(
      rewrite('<script nonce=a src="/dist/preact/site.js" type=module></script>', { format: 'iife' }),
    ).toBe('<script nonce=a src="/dist/preact/site.iife.js" defer></script>');
  });

  test('loses every copy of Inlay', () => {
    const all = `${TAG}<script src="/dist/preact/boot.js"></script><script defer src="/dist/react/site.iife.js"></script>${TAG}`;
    expect(rewrite(page(all), { isOff: true })).toBe(page(''));
  });

  test.each([
    ['de', '<html lang="de">'],
    ['he-IL', '<html lang="he-IL" dir="rtl">'],
    ['ur', '<html lang="ur" dir="rtl">'],
    ['en-ab-cd', '<html lang="en-ab-cd">'],
  ])('is in the language that is asked for, with its direction: %s', (locale, html) => {
    expect(rewrite('<html lang="en">', { locale })).toBe(html);
    const own = '<html lang="en" dir="ltr">';
    expect(rewrite(own, { locale }), 'the page says itself which').toBe(own);
  });

  test('keeps other scripts', () => {
    const html =
      '<script src="/demo-pages/help.js"></script><script src="https://a.example/dist/preact/site.js"></script>';
    expect(rewrite(html, { isOff: true })).toBe(html);
  });
});

describe('the comments of a demo page', () => {
  const demo = '<!-- demo: A title | and a line | with a bar -->';
  const headers = '<!-- demo-headers: {"X-A": "b"} -->';

  test('are read before and after the doctype', () => {
    const expected = { title: 'A title', line: 'and a line | with a bar', headers: { 'X-A': 'b' } };
    expect(readDemoComments(`${demo}\n${headers}<!doctype html><html>`)).toEqual(expected);
    expect(readDemoComments(`<!doctype html>\n${demo}\n${headers}<html>`)).toEqual(expected);
  });

  test('count only before the markup', () => {
    expect(readDemoComments(`<html>${demo}`)).toEqual({ title: '', line: '', headers: {} });
  });
});

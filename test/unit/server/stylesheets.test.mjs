import { describe, expect, test } from 'vitest';
import { parsePage } from '../../../server/html/parse-page.mjs';
import { rewritePage } from '../../../server/pages/rewrite-page.mjs';
import { savedNames } from '../../../server/pages/stylesheets.mjs';

const rewrite = (html, ...files) =>
  rewritePage(parsePage(html), {
    renderer: 'preact',
    format: 'module',
    isOff: true,
    hasLocalImages: false,
    saved: { folder: 'example.org', has: (file) => files.includes(file) },
  });

describe('saved stylesheets', () => {
  test.each([
    'https://static1.squarespace.com/static/versioned-site-css/1/site.css',
    '//static1.squarespace.com/static/sitecss/18/site.css?&amp;filterFeatures=false',
    'static1.squarespace.com/static/site.css',
    '../../https://static1.squarespace.com/static/site.css%3Fnocustom=true.css',
    '/cloned/static1.squarespace.com/site.css',
    'site.css',
  ])('%s is answered by site.css', (href) => {
    expect(rewrite(`<link rel="stylesheet" href="${href}"/>`, 'site.css')).toBe(
      '<link rel="stylesheet" href="/pages-css/example.org/site.css"/>',
    );
  });

  test('a name that contains the query comes before one that does not', () => {
    const saved = 'site.css@nocustom=true.css';
    for (const href of [
      'x/site.css@nocustom=true.css',
      'x/site.css?nocustom=true',
      'x/site.css%3Fnocustom=true.css',
    ]) {
      expect(savedNames(href)).toContain(saved);
      expect(rewrite(`<link href="${href}" rel=stylesheet>`, 'site.css', saved)).toBe(
        '<link href="/pages-css/example.org/site.css%40nocustom%3Dtrue.css" rel=stylesheet>',
      );
    }
  });

  test('an address without a saved copy stays, and so does a link that is not a stylesheet', () => {
    const html =
      '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Rubik&display=swap">' +
      '<link rel="canonical" href="/site.css"><link rel="preload" as="style" href="/site.css">' +
      '<!-- <link rel="stylesheet" href="site.css"> -->';
    expect(rewrite(html, 'site.css')).toBe(html);
  });

  test('an apostrophe in a name does not end the attribute', () => {
    expect(rewrite("<link rel=stylesheet href='x/it%27s.css'>", "it's.css")).toBe(
      "<link rel=stylesheet href='/pages-css/example.org/it%27s.css'>",
    );
  });

  test('a name cannot lead to another folder', () => {
    expect(savedNames('x/..%2f..%2fsecret.css')).toEqual([]);
  });
});

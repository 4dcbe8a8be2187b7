import { describe, expect, test } from 'vitest';
import { parsePage } from '../../../src/server/html/parse-page.mjs';
import { matcherOf, pageStyles } from '../../../tools/page-styles.mjs';

const element = (html) =>
  parsePage(`<body>${html}`).elements.find(({ tagName }) => tagName !== 'body' && tagName !== 'html');

describe('a selector of a family', () => {
  test.each([
    ['.form', '<p class="a form\nb">'],
    ['#cart', '<p id="cart">'],
    ['form', '<form>'],
    ['[data-form]', '<p data-form>'],
    ['[data-look=base]', '<p data-look="base">'],
    ['[data-controller^=Gallery]', '<p data-controller="GalleryReel">'],
    ['[data-controller*=Reel]', '<p data-controller="GalleryReel">'],
    ['p.a.b[data-c]', '<p class="b a" data-c="1">'],
  ])('%s means %s', (selector, html) => expect(matcherOf(selector)(element(html))).toBe(true));

  test.each([
    ['.form', '<p class="forms">'],
    ['#cart', '<p class="cart">'],
    ['form', '<p class="form">'],
    ['[data-look=base]', '<p data-look="none">'],
    ['[data-controller^=Gallery]', '<p data-controller="MyGallery">'],
    ['p.a.b', '<p class="a">'],
  ])('%s does not mean %s', (selector, html) => expect(matcherOf(selector)(element(html))).toBe(false));

  test.each(['.a .b', '.a > .b', ':has(.b)', '.a,.b'])('%s is refused', (selector) =>
    expect(() => matcherOf(selector)).toThrow(selector),
  );
});

describe('the style sheets of a page', () => {
  const families = {
    site: { selectors: [], sources: [] },
    consent: { selectors: [], sources: [] },
    forms: { selectors: ['.form', '#form'], sources: [] },
    lists: { selectors: ['.list'], sources: [] },
  };

  test('are the base and those of what is in it, in their order', () => {
    const page = parsePage('<body><ul class="list"></ul><template><p id="form"></template>');
    expect(pageStyles(page, families)).toEqual(['site.css', 'forms.css', 'lists.css']);
    expect(pageStyles(parsePage('<body>'), families)).toEqual(['site.css']);
  });

  test('are those of the chunks that its settings ask for, too', () => {
    const loads = { 'cookie-banner': ['chunks/cookie-banner-A.js', '../consent.css'] };
    expect(pageStyles(parsePage('<body>'), families, { chunks: ['cookie-banner'], loads })).toEqual([
      'site.css',
      'consent.css',
    ]);
  });
});

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { adoptSiteStyles, createPageStyles } from '../../../src/package/adopted-styles';
import { sheets } from '../../../src/package/sheets';

// The build writes the list.
const texts = sheets as Record<string, () => Promise<{ readonly css: string }>>;
const FAMILIES = { 'a.css': '.a', 'b.css': '.b', 'c.css': '.c' };

afterEach(() => {
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  for (const name of Object.keys(texts)) delete texts[name];
});

it('adopts sheets in the order of the cascade, whichever comes first, and each once', async () => {
  class Sheet {
    css = '';
    media: string;
    constructor({ media }: { readonly media: string }) {
      this.media = media;
    }
    replaceSync(css: string) {
      this.css = css;
    }
  }
  vi.stubGlobal('CSSStyleSheet', Sheet);
  let list: Sheet[] = [];
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => list,
    set: (given) => (list = given),
  });
  for (const name of ['a', 'c']) texts[`${name}.css`] = async () => ({ css: name });
  const styles = createPageStyles('', FAMILIES);
  const applyC = await styles.add('x:c.css?1');
  expect(list.map(({ css, media }) => [css, media])).toEqual([['c', 'not all']]);
  applyC();
  await styles.add('x:a.css');
  await expect(styles.add('x:b.css')).rejects.toThrow('There is no style sheet b.css.');
  texts['b.css'] = async () => ({ css: 'b' });
  await styles.add('x:b.css');
  await styles.add('x:a.css');
  expect(list.filter(({ css }) => css).map(({ css, media }) => css + media)).toEqual([
    'anot all',
    'bnot all',
    'c',
  ]);
  texts['d.css'] = async () => ({ css: 'd' });
  document.body.innerHTML = '<p class="d"></p>';
  createPageStyles('', { ...FAMILIES, 'd.css': '.d', 'e.css': '.e' }).linkFound();
  await vi.waitFor(() => expect(list.at(-1)).toMatchObject({ css: 'd', media: '' }));
  expect(list.filter(({ css }) => css).map(({ css }) => css)).toEqual(['a', 'b', 'c', 'd']);
});

it('adopts the styles of the site for all windows, and rejects where they do not come', async () => {
  class Sheet {
    css = '';
    constructor(readonly init: object) {}
    replaceSync(css: string) {
      this.css = css;
    }
  }
  vi.stubGlobal('CSSStyleSheet', Sheet);
  let list: Sheet[] = [];
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => list,
    set: (given) => (list = given),
  });
  await expect(adoptSiteStyles()).rejects.toThrow('There is no style sheet site.css.');
  texts['site.css'] = async () => ({ css: 'site' });
  await adoptSiteStyles();
  expect(list.at(-1)).toMatchObject({ css: 'site', init: { media: '' } });
});

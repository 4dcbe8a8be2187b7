// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageStyles } from '../../../src/style/link-styles';

const BASE = 'https://example.com/inlay/preact/site.js';
const FAMILIES = { 'consent.css': '', 'forms.css': '.form,[data-form]', 'lists.css': '.list' };
const HOME = 'https://example.com/inlay/';

const styles = () => createPageStyles(BASE, FAMILIES);
const links = () => [...document.querySelectorAll('link')].map(({ href }) => href.replace(HOME, ''));

/** A link is loaded, or fails, when the test says so. */
function endLink(file: string, type: 'load' | 'error'): HTMLLinkElement {
  const link = [...document.querySelectorAll('link')].filter(({ href }) => href.includes(file)).at(-1);
  if (!link) throw new Error(`${file} is not linked`);
  if (type === 'load')
    Object.defineProperty(link, 'sheet', { value: { disabled: false }, configurable: true });
  link.dispatchEvent(new Event(type));
  return link;
}

beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet" href="https://example.com/theme.css">';
  document.body.innerHTML = '';
  for (const link of document.querySelectorAll('html > link')) link.remove();
  // Nothing is fetched.
  vi.spyOn(HTMLLinkElement.prototype, 'sheet', 'get').mockReturnValue(null as unknown as CSSStyleSheet);
  return () => vi.restoreAllMocks();
});

describe('the style sheets of a page', () => {
  it('are the base before its own, and the families that it has behind them', () => {
    document.body.innerHTML = '<form data-form></form><style></style>';
    styles().linkFound();
    expect(links()).toEqual(['site.css', 'https://example.com/theme.css', 'forms.css']);
    expect(document.body.innerHTML).toBe('<form data-form=""></form><style></style>');
    expect(document.documentElement.lastElementChild).toHaveProperty('href', `${HOME}forms.css`);
  });

  it('are in the head while the page is being parsed', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    document.body.innerHTML = '<form data-form></form>';
    styles().linkFound();
    expect(document.head.lastElementChild).toHaveProperty('href', `${HOME}forms.css`);
  });

  it('follow what is parsed later, in the order of the cascade, once', () => {
    const page = styles();
    document.body.innerHTML = '<ul class="list"></ul>';
    page.linkFound();
    document.body.innerHTML += '<div class="form"></div>';
    page.linkFound();
    page.linkFound();
    expect(links().filter((one) => !one.includes('theme'))).toEqual(['site.css', 'forms.css', 'lists.css']);
  });

  it.each(['https://example.com/inlay/forms.css', 'https://cdn.example/inlay/forms.css?v=2'])(
    'are not given twice where the server has named %s',
    (href) => {
      document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${href}">`);
      document.body.innerHTML = '<div class="form"></div>';
      styles().linkFound();
      expect(links().filter((one) => one.includes('forms.css'))).toHaveLength(1);
    },
  );

  it('are not there because the server preloads them', () => {
    document.head.innerHTML = `<link rel="preload" as="style" href="${HOME}forms.css">`;
    document.body.innerHTML = '<div class="form"></div>';
    styles().linkFound();
    expect(document.querySelectorAll('link[rel=stylesheet][href$="/forms.css"]')).toHaveLength(1);
  });
});

describe('the style sheet of a chunk', () => {
  it('says nothing until it is let', async () => {
    const page = styles();
    const added = page.add(`${HOME}consent.css`);
    const link = endLink('consent.css', 'load');
    const apply = await added;
    expect(link).toMatchObject({ media: 'not all', sheet: { disabled: true } });
    apply();
    expect(link).toMatchObject({ media: '', sheet: { disabled: false } });
    expect(links().at(-1)).toBe('consent.css');
  });

  it('of one that comes earlier in the cascade is in front of the others', async () => {
    document.body.innerHTML = '<div class="form"></div>';
    const page = styles();
    page.linkFound();
    void page.add(`${HOME}consent.css`);
    expect(links().slice(-2)).toEqual(['consent.css', 'forms.css']);
  });

  it('is the one that the page has linked, loaded or not', async () => {
    document.body.innerHTML = '<div class="form"></div>';
    const page = styles();
    page.linkFound();
    const before = page.add(`${HOME}forms.css`);
    const link = endLink('forms.css', 'load');
    (await before)();
    (await page.add(`${HOME}forms.css`))();
    expect(link).toMatchObject({ media: '', sheet: { disabled: false } });
    expect(links().filter((one) => one === 'forms.css')).toHaveLength(1);
  });

  it('gets a new link where the first has failed', async () => {
    const page = styles();
    const failed = page.add(`${HOME}forms.css`).catch(() => 'failed');
    endLink('forms.css', 'error');
    expect(await failed).toBe('failed');
    const added = page.add(`${HOME}forms.css?2`);
    expect(endLink('forms.css', 'load').href).toBe(`${HOME}forms.css?2`);
    await added;
    expect(links().filter((one) => one.startsWith('forms.css'))).toEqual(['forms.css?2']);
  });

  it('gets a link of its own where that of the server has failed before', async () => {
    document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${HOME}forms.css">`);
    const added = styles().add(`${HOME}forms.css`);
    const [own] = document.querySelectorAll<HTMLLinkElement>('link[media="not all"]');
    own?.dispatchEvent(new Event('load'));
    (await added)();
    expect(own?.media).toBe('');
  });
});

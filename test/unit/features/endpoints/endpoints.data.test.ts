// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import { isPlatformHost, readEndpoints } from '../../../../src/features/endpoints/endpoints.data';

const contextOf = (baseUrl: string) =>
  readSiteContext({ website: { baseUrl }, appDomain: 'builder.example' });
/** The tests' page is not on this site's address. */
const ELSEWHERE = contextOf('https://glasshouse.example');
const UNKNOWN = readSiteContext({});

function write(setting: unknown): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.setAttribute('data-inlay-config', '');
  script.textContent = typeof setting === 'string' ? setting : JSON.stringify(setting);
  document.body.replaceChildren(script);
}
function read(setting: unknown, context = ELSEWHERE, warn = vi.fn()) {
  write(setting);
  const settings = readEndpoints(context, warn);
  if ('fault' in settings) throw new Error(settings.fault);
  return { ...settings, warned: warn.mock.calls.map(([path]) => path) };
}

describe('the host', () => {
  it.each([
    ['glasshouse.example', true],
    ['www.glasshouse.example', true],
    ['otter.builder.example', true],
    ['builder.example', true],
    ['notbuilder.example', false],
    ['copy.example', false],
  ])('is the platform’s: %s → %s', (host, expected) => {
    expect(isPlatformHost(contextOf('https://www.glasshouse.example'), host)).toBe(expected);
  });

  it('is taken for the platform’s where the page does not say its site’s address', () => {
    expect(isPlatformHost(UNKNOWN, 'copy.example')).toBe(true);
  });
});

describe('the setting', () => {
  it.each([[{ consent: { categories: {} } }], [{ off: [], consent: {} }]])(
    'says nothing of servers as %j, so the platform answers wherever it answered',
    (setting) => {
      const { of, others, warned } = read(setting);
      expect([of.forms, of.cart, others, warned]).toEqual(['platform', 'platform', 'platform', []]);
    },
  );

  it('defaults to the platform on its own host, and to no endpoint elsewhere', () => {
    const names = ['forms', 'newsletter', 'comments', 'cart', 'search', 'statistics'];
    expect(read({}, UNKNOWN).of).toEqual(Object.fromEntries(names.map((name) => [name, 'platform'])));
    expect(read({}).of).toEqual(Object.fromEntries(names.map((name) => [name, 'none'])));
    expect(read({}).others).toBe('none');
  });

  it('takes an address alone or with how the form is encoded, for newsletters too', () => {
    const { of, warned } = read({ endpoints: { forms: 'https://formspree.io/f/abc', comments: 'platform' } });
    expect(of.forms).toEqual({ url: 'https://formspree.io/f/abc', as: 'json', fields: {} });
    expect(of.newsletter).toEqual(of.forms);
    expect(of.comments).toBe('platform');
    expect(warned).toEqual([]);
    const own = { url: '/', as: 'form', fields: { 'form-name': 'contact' } };
    expect(read({ endpoints: { forms: own, newsletter: 'none' } }).of).toMatchObject({
      forms: own,
      newsletter: 'none',
    });
  });

  it.each([
    ['forms', 'javascript:alert(1)'],
    ['forms', 'mailto:a@b.example'],
    ['cart', 'https://'],
    ['search', 7],
    ['statistics', { as: 'form' }],
  ])('names what is wrong with an endpoint, and goes by the host: %s: %j', (name, value) => {
    const { of, warned } = read({ endpoints: { [name]: value } });
    expect(of).toMatchObject({ [name]: 'none' });
    expect(warned).toContain(`endpoints.${name}`);
  });

  it('reports unknown settings, which are often typing errors', () => {
    expect(read({ endpoint: {}, endpoints: { form: 'none' } }).warned).toEqual([
      'endpoint',
      'endpoints.form',
    ]);
  });

  it('that only switches units off leaves calls where they go without it', () => {
    expect(read({ off: ['parallax'] })).toMatchObject({
      off: ['parallax'],
      others: 'platform',
      of: { forms: 'platform', cart: 'platform' },
      warned: [],
    });
    expect(read({ off: ['parallax'], search: {} }).others).toBe('none');
    expect(read({ off: 'parallax' })).toMatchObject({ off: [], warned: ['off'] });
  });

  it('says that it is not JSON', () => {
    write('{ forms: none }');
    expect(readEndpoints(ELSEWHERE)).toEqual({ fault: expect.stringContaining('data-inlay-config') });
  });

  it('reads the index, the search page, the events and how the cart is sold; drops links that lead nowhere', () => {
    const settings = read({
      search: { index: '/inlay/search-index.json', page: '/search.html' },
      calendar: { events: '/inlay/events.json' },
      cart: {
        checkout: 'mailto:orders@glasshouse.example',
        links: { A: 'https://pay.example/a', B: 'x:y:z' },
      },
    });
    expect(settings).toMatchObject({
      searchIndex: '/inlay/search-index.json',
      searchPage: '/search.html',
      events: '/inlay/events.json',
    });
    expect(settings.cart?.checkout).toBe('mailto:orders@glasshouse.example');
    expect([...(settings.cart?.links ?? [])]).toEqual([['A', 'https://pay.example/a']]);
    expect(settings.warned).toEqual(['cart.links.B']);
    expect(read({}).cart).toBeUndefined();
  });
});

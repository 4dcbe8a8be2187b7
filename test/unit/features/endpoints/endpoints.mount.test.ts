// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { Endpoint, EndpointName } from '../../../../src/context/page-endpoints';
import { page } from '../../../../src/context/page-endpoints';
import { createBus } from '../../../../src/core/entry/bus';
import { unit } from '../../../../src/features/endpoints/endpoints.mount';
import { describeUnknownUnits } from '../../../../src/features/endpoints/unknown-units';
import { createTestScope } from '../../support/scope';

const NAMES = ['forms', 'newsletter', 'comments', 'cart', 'search', 'statistics'] as const;
const BLOCKS = [
  'comments',
  'form',
  'search',
  'search-page',
  'cart-page',
  'cart-indicator',
  'simple-like',
].map((name) => ({ name, selector: `.${name}`, load: async () => ({}) }));

const settled = async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
};

function start(of: Partial<Record<EndpointName, Endpoint>> = {}, settings: object = {}) {
  document.body.innerHTML = BLOCKS.map(({ name }) => `<div class="${name}"><button></button></div>`).join('');
  const bus = createBus(() => {});
  const scope = createTestScope({ blocks: BLOCKS, features: [{ name: 'visits' }], bus } as object);
  const all = Object.fromEntries(NAMES.map((name) => [name, 'platform'])) as Record<EndpointName, Endpoint>;
  const data = {
    of: { ...all, ...of },
    others: 'none',
    searchIndex: undefined,
    searchPage: undefined,
    cart: undefined,
    off: [],
  };
  unit.mount({ ...data, ...settings } as never, scope as never);
  const find = (name: string) => document.querySelector<HTMLElement>(`.${name}`) as HTMLElement;
  const notes = () =>
    BLOCKS.flatMap(({ name }) =>
      find(name).nextElementSibling?.querySelector('.inlay-closed') ? [name] : [],
    );
  const visit = async (name: string, type = 'focusin') => {
    find(name).firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }));
    await settled();
  };
  return { scope, bus, find, notes, visit };
}

describe('a unit without a server', () => {
  it.each(['focusin', 'pointerdown'])('says so when the visitor comes to it (%s), once', async (type) => {
    const { scope, notes, visit } = start({ forms: 'none' });
    expect(notes()).toEqual([]);
    await visit('form', type);
    await visit('form', type);
    expect(notes()).toEqual(['form']);
    expect(document.querySelectorAll('.inlay-closed')).toHaveLength(1);
    scope.end();
    expect(notes()).toEqual([]);
  });

  it('says nothing of an event without an element', async () => {
    const { notes, scope } = start({ forms: 'none' });
    document.dispatchEvent(new Event('focusin'));
    await settled();
    expect([notes(), vi.mocked(scope.report).mock.calls]).toEqual([[], []]);
  });

  it.each([
    ['another service is', { comments: 'none' }, {}, 'form'],
    ['an index answers', { search: 'none' }, { searchIndex: '/index.json' }, 'search'],
    ['the browser keeps the cart', { cart: 'none' }, { cart: {} }, 'cart-page'],
    ['its page has the note', { cart: 'none' }, {}, 'cart-indicator'],
    ['it is a button', { comments: 'none' }, {}, 'simple-like'],
  ] as const)('says nothing where %s', async (_, of, settings, name) => {
    const { notes, visit } = start(of, settings);
    await visit(name);
    expect(notes()).toEqual([]);
  });

  it.each([
    ['cart-page', { cart: 'none' }, ['cart-page']],
    ['search-page', { search: 'none' }, ['search-page']],
    ['comments', { comments: 'none' }, ['comments']],
    ['form', { forms: 'none' }, []],
  ] as const)('says so at once if Inlay draws its content: %s', async (block, of, expected) => {
    const { bus, find, notes } = start(of);
    const element = find(block);
    bus.emit('block:mounted', { block, element });
    await settled();
    expect(notes()).toEqual(expected);
    bus.emit('block:destroyed', { block, element });
    expect(notes()).toEqual([]);
  });
});

describe('the endpoints of a page', () => {
  it('name the server of calls for others, but not of forms, which are sent otherwise', () => {
    const server = { url: 'https://api.example/', as: 'json', fields: {} } as const;
    const { scope } = start({ forms: server, comments: server });
    expect([
      page.endpoints?.serverOf('/api/comment/GetComments'),
      page.endpoints?.serverOf('/api/form/SaveFormSubmission'),
      page.endpoints?.serverOf('/api/search/x'),
      page.endpoints?.serverOf('/other'),
    ]).toEqual(['https://api.example', undefined, undefined, undefined]);
    scope.end();
    expect(page.endpoints).toBeUndefined();
  });

  it('leave the checkout to the platform unless the cart is closed', async () => {
    const { scope } = start();
    expect(await page.endpoints?.checkOut(scope)).toBe(false);
  });

  it('close the checkout with the cart, and say so', async () => {
    start({ cart: 'none' });
    const openConfirm = vi.fn(async (..._: unknown[]) => 'confirm');
    const asking = createTestScope({ loadUnit: (async () => ({ openConfirm })) as never });
    document.body.insertAdjacentHTML('beforeend', '<a href="mailto:shop@site.example">Write</a>');
    expect(await page.endpoints?.checkOut(asking)).toBe(true);
    expect(openConfirm).toHaveBeenCalledExactlyOnceWith(asking, {
      title: expect.stringContaining('shop@site.example'),
      cancelText: '',
    });
  });

  it('have the checkout of a cart that the browser keeps', async () => {
    const cart = { kind: 'local' };
    start({ cart: 'none' }, { cart });
    const checkOut = vi.fn(async () => true);
    const asking = createTestScope({ loadUnit: (async () => ({ checkOut })) as never });
    expect(await page.endpoints?.checkOut(asking)).toBe(true);
    expect(checkOut).toHaveBeenCalledExactlyOnceWith(asking, cart);
  });

  it('answer the calls of what they are for', () => {
    start({ comments: 'none' });
    expect(page.endpoints?.answererOf('comments')).toBeTypeOf('function');
  });
});

it('reports names that no unit has, with the one that was meant, once a theme has defined its own', async () => {
  expect(describeUnknownUnits(['form', 'visits', 'serch', 7], ['form', 'visits', 'search'])).toEqual([
    expect.stringMatching(/`serch`.*Did you mean `search`\?$/),
    expect.stringMatching(/`7`.*units\.md/),
  ]);
  const own = [{ name: 'own-block', selector: 'p', load: async () => ({}) }];
  const { scope: other } = start({}, { off: ['serch', 'own-block'] });
  (other.blocks as object[]).push(...own);
  await expect
    .poll(() => vi.mocked(other.report).mock.calls.map(([, , cause]) => cause))
    .toEqual([expect.stringContaining('`serch`')]);
  other.end();
});

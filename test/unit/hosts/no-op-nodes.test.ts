// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createNoOpNodes, elementOf } from '../../../src/hosts/no-op-nodes';
import { setBox } from '../support/measured-page';

type Call = (...args: unknown[]) => unknown;
type Asked =
  | 'getAttribute'
  | 'hasAttribute'
  | 'getData'
  | 'hasClass'
  | 'inDoc'
  | 'contains'
  | 'compareTo'
  | 'test'
  | 'get';
type Moved = 'next' | 'previous' | 'ancestor' | 'plug' | 'addClass' | 'setStyle';
type Node = Readonly<Record<Asked | Moved, Call>>;
type List = Readonly<
  Record<'size' | 'isEmpty' | 'indexOf' | 'getDOMNodes' | 'item' | 'each' | 'some' | 'filter' | 'plug', Call>
>;

const nodes = createNoOpNodes(() => undefined);
const one = (wanted: unknown) => nodes.one(wanted) as Node;
const all = (wanted: unknown) => nodes.all(wanted) as List & { readonly length: number };
const idOf = (node: unknown) => elementOf(node)?.id;
const idsOf = (list: unknown) => ((list as List).getDOMNodes() as Element[]).map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `<ul id="list" class="a b" data-my-name="fern" lang="en"><li id="l1" class="odd">One</li><li id="l2"></li>
    <li id="l3" class="odd"></li></ul>`;
});

describe('a node', () => {
  it.each([
    ['a selector', () => '#l2', 'l2'],
    ['the document', () => document, ''],
    ['the window', () => window, ''],
    ['a name of the document', () => 'doc', ''],
    ['a name of the window', () => 'win', ''],
    ['a selector that matches nothing', () => '#nowhere', undefined],
    ['what is not a selector', () => ':nonsense(', undefined],
    ['a number', () => 7, undefined],
  ])('is found by %s', (_, given, id) => {
    const wanted = given();
    expect(idOf(nodes.one(wanted))).toBe(id);
    if (id === undefined) expect(nodes.one(wanted)).toBeNull();
  });

  it('is the same one each time, also for its element', () => {
    expect(one('#l2')).toBe(one(document.querySelector('#l2')));
    expect(one(one('#l2'))).toBe(one('#l2'));
  });

  it('reads its element', () => {
    const list = one('#list');
    expect([
      list.getAttribute('lang'),
      list.getAttribute('title'),
      list.hasAttribute('lang'),
      list.getData('myName'),
      list.getData('other'),
      list.hasClass('b'),
      list.hasClass('c'),
      list.inDoc(),
      list.contains('#l1'),
      list.contains(one('body')),
      list.compareTo(one('#list')),
      list.compareTo(one('#l1')),
      list.test('ul'),
      list.test('ol'),
    ]).toEqual(['en', '', true, 'fern', undefined, true, false, true, true, false, true, false, true, false]);
  });

  it('answers properties as the library does', () => {
    const list = one('#list');
    expect(one('#l1').get('text')).toBe('One');
    expect(idsOf(list.get('children'))).toEqual(['l1', 'l2', 'l3']);
    expect(idOf(one('#l1').get('parentNode'))).toBe('list');
    expect([list.get('id'), list.get('winWidth'), list.get(7)]).toEqual(['list', innerWidth, undefined]);
    expect(list.get('region')).toMatchObject({ left: 0, top: 0 });
    // An object that is no node can be asked, and does nothing.
    expect(list.get('style')).not.toBe(document.querySelector<HTMLElement>('#list')?.style);
  });

  it.each([
    ['winHeight', () => innerHeight],
    ['winWidth', () => innerWidth],
    ['docWidth', () => 120],
    ['docHeight', () => 340],
    ['docScrollX', () => 12],
    ['docScrollY', () => 34],
  ])('has the measure %s of the page', (name, expected) => {
    vi.stubGlobal('scrollX', 12);
    vi.stubGlobal('scrollY', 34);
    const root = document.documentElement;
    vi.spyOn(root, 'scrollWidth', 'get').mockReturnValue(120);
    vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(340);
    expect(one('#list').get(name)).toBe(expected());
  });

  it('knows its styles, its place in the page and its element', () => {
    const element = document.querySelector<HTMLElement>('#list') as HTMLElement;
    element.style.backgroundColor = 'red';
    setBox(element, { left: 5, top: 7 });
    vi.stubGlobal('scrollX', 10);
    vi.stubGlobal('scrollY', 20);
    const list = one('#list') as Node &
      Readonly<Record<'getX' | 'getY' | 'getXY' | 'getStyle' | 'getDOMNode', Call>>;
    expect([list.getStyle('backgroundColor'), list.getX(), list.getY(), list.getXY()]).toEqual([
      'red',
      15,
      27,
      [15, 27],
    ]);
    expect(list.getDOMNode()).toBe(element);
  });

  it('finds what is in it', () => {
    const list = one('#list') as Node & Readonly<Record<'one' | 'all', Call>>;
    expect([idOf(list.one('.odd')), idsOf(list.all('.odd')), list.one('ul')]).toEqual([
      'l1',
      ['l1', 'l3'],
      null,
    ]);
  });

  it('walks to the first that is accepted', () => {
    expect(idOf(one('#l1').next())).toBe('l2');
    expect(idOf(one('#l1').next('.odd'))).toBe('l3');
    expect(idOf(one('#l3').previous((node: unknown) => idOf(node) === 'l1'))).toBe('l1');
    expect(idOf(one('#l3').ancestor('.a'))).toBe('list');
    expect(one('#l3').next()).toBeNull();
    expect(one('#l3').ancestor(':nonsense(')).toBeNull();
  });

  it('changes nothing, and can be chained', () => {
    const before = document.body.innerHTML;
    expect((one('#l1').addClass('x') as Node).setStyle('color', 'red')).toBe(one('#l1'));
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('a list', () => {
  it.each([
    ['li', ['l1', 'l2', 'l3']],
    [':nonsense(', []],
  ])('has all that match %s', (wanted, ids) => {
    expect(idsOf(nodes.all(wanted))).toEqual(ids);
  });

  it('has what is given, without what is no element', () => {
    expect(idsOf(nodes.all([one('#l2'), 7, document.querySelector('#l1')]))).toEqual(['l2', 'l1']);
    expect(idsOf(nodes.all(one('#l2')))).toEqual(['l2']);
  });

  it('is read like a list', () => {
    const list = all('li');
    expect([list.length, list.size(), list.isEmpty(), all('b').isEmpty()]).toEqual([3, 3, false, true]);
    expect([list.indexOf(one('#l2')), list.indexOf(one('#list')), list.indexOf(7)]).toEqual([1, -1, -1]);
    expect([idOf(list.item(2)), list.item(3)]).toEqual(['l3', null]);
    expect(idsOf(list.filter('.odd'))).toEqual(['l1', 'l3']);
    expect(list.some((node: unknown) => idOf(node) === 'l2')).toBe(true);
    expect([list.some(() => false), list.some('no function')]).toEqual([false, false]);
    const seen: unknown[] = [];
    expect(
      list.each((node: unknown, index: number, whole: unknown) =>
        seen.push([idOf(node), index, whole === list]),
      ),
    ).toBe(list);
    expect(seen).toEqual([
      ['l1', 0, true],
      ['l2', 1, true],
      ['l3', 2, true],
    ]);
    expect(list.each('no function')).toBe(list);
  });
});

it('plugs in what has work to do, on each element', () => {
  const work = vi.fn();
  const known = createNoOpNodes((plugin) => (plugin === 'known' ? work : undefined));
  const node = known.one('#l1') as Node;
  const list = known.all('.odd') as List;
  expect(node.plug('known', 1)).toBe(node);
  expect(node.plug('other', 1)).toBe(node);
  expect(list.plug('known', 2)).toBe(list);
  expect(work.mock.calls.map(([element, config]) => [element.id, config])).toEqual([
    ['l1', 1],
    ['l1', 2],
    ['l3', 2],
  ]);
});

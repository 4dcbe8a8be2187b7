// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { jsx, jsxs } from '../../../../src/react/static/jsx-runtime';

const html = (...args: Parameters<typeof jsx>) => jsx(...args).outerHTML;

describe('a static view', () => {
  it('has attributes by React’s names', () => {
    expect(html('label', { className: 'name', htmlFor: 'field', ariaLabel: 'x', 'data-id': 1 })).toBe(
      '<label class="name" for="field" aria-label="x" data-id="1"></label>',
    );
  });

  it.each([
    [undefined, '<p></p>'],
    [false, '<p></p>'],
    [true, '<p hidden="true"></p>'],
    ['', '<p hidden=""></p>'],
    [0, '<p hidden="0"></p>'],
  ])('with the attribute %j is %s', (hidden, expected) => {
    expect(html('p', { hidden })).toBe(expected);
  });

  it('has children: nodes and texts, also in lists of lists, and nothing of what is not to be drawn', () => {
    const child = jsx('b', { children: 'bold' });
    expect(html('p', { children: 'alone' })).toBe('<p>alone</p>');
    expect(jsxs('p', { children: [child, ' and ', ['more', ' text']] }).outerHTML).toBe(
      '<p><b>bold</b> and more text</p>',
    );
    expect(html('p', { children: [null, undefined, false, true, ''] })).toBe('<p></p>');
    // A text is a text.
    expect(html('p', { children: '<b>' })).toBe('<p>&lt;b&gt;</p>');
  });

  it.each([
    ['svg', 'http://www.w3.org/2000/svg'],
    ['path', 'http://www.w3.org/2000/svg'],
    ['button', 'http://www.w3.org/1999/xhtml'],
  ])('knows that %s is an element of %s', (tag, namespace) => {
    expect(jsx(tag, {}).namespaceURI).toBe(namespace);
  });

  it('keeps the names that drawings have', () => {
    expect(jsx('svg', { viewBox: '0 0 24 24', strokeWidth: 2 }).getAttributeNames()).toEqual([
      'viewBox',
      'stroke-width',
    ]);
  });

  it('listens to clicks, and hands out its element once that is whole', () => {
    const onClick = vi.fn();
    const seen: string[] = [];
    const button = jsx('button', { onClick, children: 'Go', ref: (element) => seen.push(element.outerHTML) });
    expect([seen, button.outerHTML]).toEqual([['<button>Go</button>'], '<button>Go</button>']);
    button.dispatchEvent(new Event('click'));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('may be a part, which gets its properties', () => {
    expect(html(({ text }) => jsx('i', { children: String(text) }), { text: 'in it' })).toBe('<i>in it</i>');
  });
});

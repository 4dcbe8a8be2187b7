import { describe, expect, it } from 'vitest';
import {
  PageDocument,
  PageElement,
  PageHtmlElement,
  writeAttribute,
} from '../../../src/server/page-document';

const page = new PageDocument(`<!doctype html><html lang="de"><body class="one two" style="color: red">
  <p data-a-name="x" id="first">Text <b>bold</b></p><svg id="drawing"><g></g></svg>
  <template><i>inside</i></template><div id="last"><p></p></div></body></html>`);
const find = (selector: string): PageElement => {
  const found = page.querySelector(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return found;
};

describe('an element of a page’s text', () => {
  it('is one of HTML, or one of a drawing', () => {
    expect(find('#first')).toBeInstanceOf(PageHtmlElement);
    expect(find('svg')).toBeInstanceOf(PageElement);
    expect(find('svg')).not.toBeInstanceOf(PageHtmlElement);
    expect(find('g')).not.toBeInstanceOf(PageHtmlElement);
  });

  it('is the same object each time', () => {
    expect(find('#first')).toBe(find('[data-a-name]'));
    expect(find('#first')).not.toBe(find('#last'));
  });

  it('has its neighbours', () => {
    expect(find('#first').nextElementSibling).toBe(find('svg'));
    expect(find('#last').nextElementSibling).toBeNull();
    expect(find('#first').parentElement).toBe(page.body);
    expect(page.documentElement?.parentElement).toBeNull();
    expect(find('#last').firstElementChild?.matches('p')).toBe(true);
    expect(find('b').firstElementChild).toBeNull();
    expect(find('b').closest('p')).toBe(find('#first'));
    expect(find('b').closest('b')).toBe(find('b'));
    expect(find('b').closest('div')).toBeNull();
  });

  it('has its attributes, classes, style and texts', () => {
    expect([page.documentElement?.lang, page.body?.className, page.body?.lang]).toEqual([
      'de',
      'one two',
      '',
    ]);
    expect([...(page.body?.classList ?? [])]).toEqual(['one', 'two']);
    expect([page.body?.classList.contains('two'), page.body?.classList.contains('tw')]).toEqual([
      true,
      false,
    ]);
    expect(page.body?.style.getPropertyValue('color')).toBe('red');
    expect(find('#first').dataset).toEqual({ aName: 'x' });
    expect([find('#first').getAttribute('id'), find('#first').getAttribute('title')]).toEqual([
      'first',
      null,
    ]);
    expect([find('#first').hasAttribute('id'), find('#first').hasAttribute('title')]).toEqual([true, false]);
    expect(find('#first').textContent).toBe('Text bold');
  });

  it('keeps what a template holds out of the document', () => {
    expect(page.querySelector('i')).toBeNull();
    expect(find('template').content.querySelector('i')?.textContent).toBe('inside');
    expect(find('#last').content.querySelector('p')).not.toBeNull();
  });

  it('has its attributes written, and taken away', () => {
    const { body } = new PageDocument('<body title="old">');
    if (!body) throw new Error('no body');
    writeAttribute(body.node, 'title', 'new');
    expect([body.getAttribute('title'), body.node.attrs]).toEqual(['new', [{ name: 'title', value: 'new' }]]);
    writeAttribute(body.node, 'title', undefined);
    expect([body.getAttribute('title'), body.matches('[title]'), body.node.attrs]).toEqual([null, false, []]);
  });
});

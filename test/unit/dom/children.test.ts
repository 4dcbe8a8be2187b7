// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { childElements } from '../../../src/dom/child-elements';
import { keepChildren } from '../../../src/dom/keep-children';
import { textOf } from '../../../src/dom/text-of';

const of = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

it('has the children that are HTML, in order', () => {
  const found = childElements(of('a<p></p><svg></svg><!-- --><b></b>'));
  expect(found.map(({ localName }) => localName)).toEqual(['p', 'b']);
});

it('removes what has been added, and nothing that was there', () => {
  const element = of('text<p></p>');
  const [text, paragraph] = element.childNodes;
  const remove = keepChildren(element);
  element.prepend('new', of(''));
  element.append(of(''));
  paragraph?.remove();
  remove();
  expect([...element.childNodes]).toEqual([text]);
});

it.each([
  ['<p> Ferns </p><p>Moss</p>', 'Ferns'],
  ['<p></p>', ''],
  ['<b>Ferns</b>', undefined],
])('reads the text of the first paragraph of %s', (html, text) => {
  expect(textOf(of(html), 'p')).toBe(text);
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { childElements } from '../../../src/dom/child-elements';
import { snapshotChildren } from '../../../src/dom/snapshot-children';
import { textOf } from '../../../src/dom/text-of';

const of = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

it('childElements lists the children that are HTML, in order', () => {
  const found = childElements(of('a<p></p><svg></svg><!-- --><b></b>'));
  expect(found.map(({ localName }) => localName)).toEqual(['p', 'b']);
});

it('snapshotChildren returns a call that removes what was added since, and nothing that was there', () => {
  const element = of('text<p></p>');
  const [text, paragraph] = element.childNodes;
  const restore = snapshotChildren(element);
  element.prepend('new', of(''));
  element.append(of(''));
  paragraph?.remove();
  restore();
  expect([...element.childNodes]).toEqual([text]);
});

it.each([
  ['<p> Ferns </p><p>Moss</p>', 'Ferns'],
  ['<p></p>', ''],
  ['<b>Ferns</b>', undefined],
])('textOf reads the first paragraph of %s', (html, text) => {
  expect(textOf(of(html), 'p')).toBe(text);
});

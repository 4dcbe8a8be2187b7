// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createRestorer } from '../../../../src/forms/draft/restore-entries';
import { createTestScope } from '../../support/scope';

function create(html: string) {
  const form = document.createElement('form');
  form.innerHTML = html;
  const scope = createTestScope();
  const values = () => [...form.querySelectorAll('input')].map(({ value }) => value);
  const add = async (name: string) => {
    const input = document.createElement('input');
    input.name = name;
    form.append(input);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { form, scope, values, add, restorer: createRestorer(scope, form) };
}

it('restores what is in the page, and the rest when it is drawn', async () => {
  const { restorer, values, add } = create('<input name="a">');
  expect(restorer.restore({ 'a:0': 'one', 'b:0': 'two', 'c:0': 'three' })).toBe(1);
  expect([values(), restorer.pending()]).toEqual([['one'], { 'b:0': 'two', 'c:0': 'three' }]);
  await add('b');
  expect([values(), restorer.pending()]).toEqual([['one', 'two'], { 'c:0': 'three' }]);
  restorer.stop();
  await add('c');
  expect([values(), restorer.pending()]).toEqual([['one', 'two', ''], {}]);
});

it('leaves what the visitor has typed, and counts it not', () => {
  const { form, restorer, values } = create('<input name="a"><input name="b">');
  const [first] = form.querySelectorAll('input');
  if (first) first.value = 'mine';
  expect(restorer.restore({ 'a:0': 'one', 'b:0': 'two' })).toBe(1);
  expect([values(), restorer.pending()]).toEqual([['mine', 'two'], {}]);
});

it('waits for a choice that a select does not have yet', () => {
  const { restorer } = create('<select name="a"><option>S</option></select>');
  expect(restorer.restore({ 'a:0': ['M'] })).toBe(0);
  expect(restorer.pending()).toEqual({ 'a:0': ['M'] });
});

it('ends with its scope', async () => {
  const { restorer, scope, add, values } = create('');
  restorer.restore({ 'a:0': 'one' });
  scope.end();
  await add('a');
  expect(values()).toEqual(['']);
});

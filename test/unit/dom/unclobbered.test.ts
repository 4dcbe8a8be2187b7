// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { unclobbered } from '../../../src/dom/unclobbered';

it('is the element itself where it is not a form', () => {
  const section = document.createElement('section');
  expect(unclobbered(section)).toBe(section);
});

// What a field's name does to a form is the browser's: `forms-clobbering.test.ts` has it. Here it is an own property.
it('asks a form through its prototype', () => {
  const form = document.createElement('form');
  form.innerHTML = '<p class="a">One</p>';
  const field = document.createElement('input');
  for (const name of ['querySelector', 'children', 'noValidate'])
    Object.defineProperty(form, name, { value: field, configurable: true });
  const own = unclobbered(form);
  expect(own.querySelector('.a')?.textContent).toBe('One');
  expect(own.children.length).toBe(1);
  expect(own.noValidate).toBe(false);
});

it('cannot be handed on as a node: that does not compile', () => {
  const append = (form: HTMLFormElement) => {
    // @ts-expect-error
    document.body.append(unclobbered(form));
  };
  expect(append).toBeTypeOf('function');
});

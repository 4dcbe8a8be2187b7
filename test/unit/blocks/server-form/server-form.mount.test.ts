// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { unit } from '../../../../src/blocks/server-form/server-form.mount';
import { findIn, pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';
import { createTestScope } from '../../support/scope';

const FORM = '<form data-form-id="f1"><div class="form-item" id="i1"></div></form>';
const BUTTON = '<button class="lightbox-handle"></button>';

function read(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  const { warnShape, context } = createTestScope();
  const found: object = unit.read?.(element, warnShape, context) ?? {};
  if (found === element) return 'button';
  return 'formId' in found ? found.formId : found;
}

it.each([
  ['a form', FORM, 'f1'],
  ['a form and its button', FORM + BUTTON, 'f1'],
  ['a button whose form is elsewhere', BUTTON, 'button'],
  ['a button and a form with a handler of its own', `${BUTTON}<form onsubmit="send()"></form>`, 'button'],
  ['neither', '', { fault: 'The form has no id.' }],
  ['a form without fields', '<form data-form-id="f1"></form>', { fault: 'The form has no fields.' }],
])('reads %s', (_, html, found) => {
  expect(read(html)).toEqual(found);
});

describe('a form that the server has written', () => {
  const submit = (form: Element) => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('is sent by its unit and not by the browser, until that ends', () => {
    const element = pageElement(`<div>${FORM}</div>`);
    const before = element.innerHTML;
    const { scope, store } = mountUnit(unit, element);
    expect(store?.get()).toEqual({ status: 'idle' });
    expect(submit(findIn(element, 'form'))).toBe(true);
    scope.end();
    expect([element.innerHTML, submit(findIn(element, 'form'))]).toEqual([before, false]);
  });

  it('is opened over the page by a button that is alone in its block', () => {
    const element = pageElement(`<div>${BUTTON.replaceAll('button', 'span')}</div>`);
    const asked: string[] = [];
    const loadUnit = (name: string) => {
      asked.push(name);
      return new Promise<object>(() => {});
    };
    mountUnit(unit, element, { loadUnit: loadUnit as never });
    expect(asked).toEqual(['form-overlay']);
    expect(findIn(element, 'span').getAttribute('role')).toBe('button');
  });

  it('that belongs to another block is left to that', () => {
    const other = pageElement(`<div class="sqs-block-form">${FORM}</div>`);
    const before = other.innerHTML;
    const form = findIn(other, 'form');
    expect(mountUnit(unit, form).store).toBeUndefined();
    expect([other.innerHTML, submit(form)]).toEqual([before, false]);
  });

  it('is that of its own block', () => {
    const block = pageElement(`<div class="sqs-block-form">${FORM}</div>`);
    expect(mountUnit(unit, block).store?.get()).toEqual({ status: 'idle' });
  });

  it('may be the element itself', () => {
    const form = pageElement(FORM);
    expect(mountUnit(unit, form).store?.get()).toEqual({ status: 'idle' });
    expect(submit(form)).toBe(true);
  });
});

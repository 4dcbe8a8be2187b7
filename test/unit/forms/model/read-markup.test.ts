// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readItems, readMarkup } from '../../../../src/forms/model/read-markup';

function form(items: string, more = ''): HTMLFormElement {
  const block = document.createElement('div');
  block.className = 'sqs-block';
  block.id = 'block-77';
  block.innerHTML = `<div class="form-wrapper"><div class="form-title">Visit</div>
    <form data-form-id="f1" data-success-redirect="/thanks" onsubmit="submit({ formId: 'f1', collectionId: 'c1', objectName: 'page-c1' })">
    <div class="field-list">${items}</div><input type="submit" value="Send">${more}</form></div>`;
  const found = block.querySelector('form');
  if (!found) throw new Error('no form');
  return found;
}

const EMAIL = `<div class="form-item field email required" id="email-1"><label class="title" for="e">Email <span class="required" aria-hidden="true">*</span></label><input id="e" class="field-element"></div>`;

describe('a form that the server has written', () => {
  it('has its ids from the handler and its texts from the page', () => {
    expect(readMarkup(form(EMAIL))).toMatchObject({
      formId: 'f1',
      collectionId: 'c1',
      objectName: 'page-c1',
      submitText: 'Send',
      successRedirect: '/thanks',
      source: 'markup',
    });
  });

  it('has the title of a field without the mark for what is required', () => {
    const [field] = [...readItems(form(EMAIL)).values()];
    expect(field).toMatchObject({ type: 'email', id: 'email-1', title: 'Email', isRequired: true });
  });

  it('reads the type from the first class that is one, and text where none is', () => {
    const types = (classes: string) =>
      [
        ...readItems(
          form(`<div class="form-item ${classes}" id="x"><input class="field-element"></div>`),
        ).values(),
      ][0]?.type;
    expect(types('fields name required')).toBe('name');
    expect(types('field select')).toBe('select');
    expect(types('field')).toBe('text');
    expect(types('section')).toBe('section');
  });

  it('takes an id that stands twice once, and no item inside an item', () => {
    const item = '<div class="form-item field text" id="a"><input class="field-element"></div>';
    const nested =
      '<div class="form-item field text" id="b"><div class="form-item" id="c"><input></div></div>';
    expect([...readItems(form(item + item + nested)).values()].map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('has a limit where the item says one', () => {
    const limit = (value: string) =>
      [
        ...readItems(
          form(
            `<div class="form-item field textarea" id="t" data-max-length="${value}"><textarea></textarea></div>`,
          ),
        ).values(),
      ][0]?.maxLength;
    expect(limit('200')).toBe(200);
    expect(limit('0')).toBe(0);
    expect(limit('many')).toBe(0);
    expect(limit('-1')).toBe(0);
  });

  it.each([
    ['', '', { maxFiles: 1, fileTypes: [], maxFileMb: 0 }],
    [
      'data-max-file-size="12"',
      'multiple accept=".pdf, .png"',
      { maxFiles: Number.POSITIVE_INFINITY, fileTypes: ['.pdf', '.png'], maxFileMb: 12 },
    ],
    ['data-max-file-size="-3"', 'accept="image/*,.pdf"', { maxFiles: 1, fileTypes: [], maxFileMb: 0 }],
    ['data-max-file-size="many"', 'accept=".pdf"', { maxFiles: 1, fileTypes: ['.pdf'], maxFileMb: 0 }],
  ])('takes files as the item «%s» and its control «%s» say', (item, control, expected) => {
    const html = `<div class="form-item field file" id="f" ${item}><input type="file" ${control}></div>`;
    expect(readItems(form(html)).values().next().value).toMatchObject(expected);
  });

  it('reads the questions of a likert field and the options of a choice', () => {
    const items = `<fieldset class="form-item field likert" id="l"><legend class="title">How?</legend><div data-question="Was it good?"></div></fieldset>
      <fieldset class="form-item field radio" id="r"><legend>Which?</legend><input type="radio" value="A"><input type="radio" value="B"></fieldset>`;
    expect([...readItems(form(items)).values()].map(({ options }) => options)).toEqual([
      ['Was it good?'],
      ['A', 'B'],
    ]);
  });

  it('is a fault without fields', () => {
    expect(readMarkup(form(''))).toHaveProperty('fault');
  });
});

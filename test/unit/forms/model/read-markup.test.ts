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

describe('what a form says in another place', () => {
  const read = (change: (form: HTMLFormElement) => void, items = EMAIL) => {
    const found = form(items);
    change(found);
    return readMarkup(found);
  };

  it('its ids: the handler that was moved aside, else its attribute, and the block', () => {
    const moved = read((found) => {
      found.dataset.onsubmit = "submit({ formId: 'f2', collectionId: 'c2', objectName: 'page-c2' })";
      found.removeAttribute('onsubmit');
    });
    expect(moved).toMatchObject({ formId: 'f2', collectionId: 'c2', objectName: 'page-c2' });
    const bare = read((found) => found.removeAttribute('onsubmit'));
    expect(bare).toMatchObject({ formId: 'f1', collectionId: '', objectName: '77' });
    const none = read((found) => {
      found.removeAttribute('onsubmit');
      found.removeAttribute('data-form-id');
    });
    expect(none).toEqual({ fault: 'The form has no id.' });
    expect(read(() => {}, '')).toEqual({ fault: 'The form has no fields.' });
    const alone = form(EMAIL).cloneNode(true) as HTMLFormElement;
    alone.removeAttribute('onsubmit');
    expect(readMarkup(alone)).toMatchObject({ objectName: '', isOverlay: false });
  });

  it('the text of its button, and where to go and what to say in the end', () => {
    const button = read((found) => {
      const submit = found.querySelector('[type=submit]');
      if (submit) submit.outerHTML = '<button type="submit"> Send it </button>';
    });
    expect(button).toMatchObject({ submitText: 'Send it' });
    const bare = read((found) => {
      found.querySelector('[type=submit]')?.remove();
      found.removeAttribute('data-success-redirect');
      found.insertAdjacentHTML(
        'beforeend',
        `<p class="form-submission-text form-submission-text--align-center"></p>
          <p class="form-submission-html" data-submission-html="<b>Hi</b>"></p>`,
      );
    });
    expect(bare).toMatchObject({
      submitText: '',
      successRedirect: '',
      successAlignment: 'center',
      postSubmitHtml: '<b>Hi</b>',
    });
    expect(read(() => {})).toMatchObject({ successAlignment: '', postSubmitHtml: '', isOverlay: false });
    const overlay = form(EMAIL);
    overlay.closest('.sqs-block')?.insertAdjacentHTML('beforeend', '<a class="lightbox-handle"></a>');
    expect(readMarkup(overlay)).toMatchObject({ isOverlay: true });
  });
});

describe('an item', () => {
  const read = (html: string) => [...readItems(form(html)).values()][0];

  it('is hidden by what it holds, and has the name and the value that are sent', () => {
    const hidden =
      '<div class="form-item required" id="h"><input class="hidden" name="ref" value="42"></div>';
    expect(read(hidden)).toMatchObject({ type: 'hidden', key: 'ref', value: '42', isRequired: false });
    expect(read('<div class="form-item hidden" id="h"><input name="a"></div>')).toMatchObject({
      key: 'a',
      value: '',
    });
    expect(read('<div class="form-item text" id="h"><input name="a" value="b"></div>')).toMatchObject({
      key: '',
      value: '',
    });
  });

  it('is required by its class or by its control', () => {
    for (const [html, isRequired] of [
      ['<div class="form-item text required" id="x"><input></div>', true],
      ['<div class="form-item text" id="x"><input required></div>', true],
      ['<div class="form-item text" id="x"><input aria-required="true"></div>', true],
      ['<div class="form-item text" id="x"><input></div>', false],
    ] as const)
      expect(read(html)?.isRequired).toBe(isRequired);
  });

  it('is named by its control where it has no title', () => {
    expect(
      read('<div class="form-item text" id="x"><input aria-label="Name" placeholder="Ada"></div>'),
    ).toMatchObject({ title: 'Name', placeholder: 'Ada' });
    expect(read('<div class="form-item text" id="x"></div>')).toMatchObject({ title: '', placeholder: '' });
  });

  it('offers the questions of a survey, and else the values of its controls', () => {
    const survey =
      '<div class="form-item likert" id="x"><p data-question="Tea?"></p><p data-question="Milk?"></p></div>';
    expect(read(survey)?.options).toEqual(['Tea?', 'Milk?']);
    const select = '<select><option value=""></option><option value="a">A</option></select>';
    expect(read(`<div class="form-item select" id="x">${select}</div>`)?.options).toEqual(['a']);
    const boxes = '<input type="checkbox" value="b"><input type="radio" value="c"><input value="d">';
    expect(read(`<div class="form-item radio" id="x">${boxes}</div>`)?.options).toEqual(['b', 'c']);
  });

  it.each([
    ['<input type="file" accept=".pdf, .png" multiple>', [Number.POSITIVE_INFINITY, ['.pdf', '.png']]],
    ['<input type="file" accept="image/*,.png">', [1, []]],
    ['<input type="file">', [1, []]],
    ['', [1, []]],
  ])('takes the files that %s does', (control, limits) => {
    const item = read(`<div class="form-item file" id="x">${control}</div>`);
    expect([item?.maxFiles, item?.fileTypes]).toEqual(limits);
  });

  it.each([
    ['5', 5],
    ['-5', 0],
    ['much', 0],
  ])('takes files of up to %s MB as %i', (size, maxFileMb) => {
    expect(read(`<div class="form-item file" id="x" data-max-file-size="${size}"></div>`)).toMatchObject({
      maxFileMb,
    });
  });
});

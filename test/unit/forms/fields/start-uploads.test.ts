// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSay } from '../../../../src/forms/controller/form-fields';
import { pageUploads } from '../../../../src/forms/fields/file/file.field';
import { startUploads } from '../../../../src/forms/fields/file/start-uploads';
import messages from '../../../../src/forms/fields/file/uploads.messages.json';
import { createFormMessages } from '../../../../src/forms/model/form-messages';
import { readField } from '../../../../src/forms/model/read-field';
import { createTestScope } from '../../support/scope';

/** What the server is asked, and how it answers. */
class Request {
  static all: Request[] = [];
  readonly upload: { onprogress?: (event: object) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 200;
  responseText = '';
  isAborted = false;
  body = new FormData();
  constructor() {
    Request.all.push(this);
  }
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null;
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.onabort();
  }
  async answer(data: object | string, status = 200) {
    this.status = status;
    this.responseText = typeof data === 'string' ? data : JSON.stringify(data);
    this.onload();
    await drawn();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Request);
  Request.all = [];
});

const drawn = () => vi.advanceTimersByTimeAsync(50);
const say = createSay(createFormMessages());
const pdf = (name: string) => new File(['x'], name);

/** A field for PDF files of which the visitor has chosen some. */
function start(files: readonly File[] = [], html = '<input type="file">') {
  document.body.innerHTML = `<div class="form-item">${html}</div>`;
  const item = document.querySelector<HTMLElement>('.form-item') as HTMLElement;
  const control = item.querySelector('input') as HTMLInputElement;
  const choose = (chosen: readonly File[]) => {
    Object.defineProperty(control, 'files', { configurable: true, value: chosen });
  };
  choose(files);
  const field = readField({ id: 'file-1', type: 'file' });
  if (!field) throw new Error('no field');
  const announce = vi.fn();
  const scope = createTestScope();
  const onInput = vi.fn();
  item.addEventListener('input', onInput);
  startUploads(scope, { item, field: { ...field, fileTypes: ['.pdf'] }, formId: 'f1', say, announce });
  const change = (chosen: readonly File[]) => {
    choose(chosen);
    control.dispatchEvent(new Event('change'));
    return drawn();
  };
  return { scope, item, control, change, announce, onInput };
}

const rows = () => [...document.querySelectorAll<HTMLElement>('.inlay-upload')];
const states = () => rows().map(({ dataset }) => dataset.state);
const labels = () =>
  rows().map((row) => [...row.querySelectorAll('button')].map((button) => button.textContent));
const problem = () => document.querySelector('.inlay-upload-problem')?.textContent ?? '';
const press = (label: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  button?.focus();
  button?.click();
  return drawn();
};
const request = (index = 0) => Request.all[index] as Request;

describe('a file that is chosen', () => {
  it('is sent at once, with what it is for, and shows how much has arrived', async () => {
    const { change, announce } = start();
    expect(rows()).toEqual([]);
    await change([pdf('plan.pdf')]);
    const { body } = request();
    expect([body.get('formId'), body.get('fieldId'), (body.get('file') as File).name]).toEqual([
      'f1',
      'file-1',
      'plan.pdf',
    ]);
    expect([states(), labels()]).toEqual([['sending'], [['Cancel']]]);
    request().upload.onprogress?.({ loaded: 1, total: 4 });
    await drawn();
    expect(document.querySelector('progress')?.getAttribute('value')).toBe('0.25');
    await request().answer({ id: 'r1', status: 'processed' });
    expect([states(), labels(), document.querySelector('progress')]).toEqual([['sent'], [['Remove']], null]);
    expect(announce.mock.calls.map(([text]) => text.includes('plan.pdf'))).toEqual([true, true]);
  });

  it('before this code was there is sent, too', async () => {
    start([pdf('plan.pdf')]);
    await drawn();
    expect([states(), Request.all.length]).toEqual([['sending'], 1]);
  });

  it('that the field does not take is not sent, and says why', async () => {
    const { change } = start();
    await change([pdf('plan.exe')]);
    expect([states(), labels(), Request.all.length]).toEqual([['refused'], [['Remove']], 0]);
    expect(problem()).toContain('plan.exe');
  });

  it('takes the place of those chosen before, whose upload ends', async () => {
    const { change } = start();
    await change([pdf('a.pdf'), pdf('b.pdf')]);
    await change([pdf('c.pdf')]);
    expect(Request.all.map(({ isAborted }) => isAborted)).toEqual([true, true, false]);
    expect(rows().map((row) => row.querySelector('.inlay-upload-name')?.textContent)).toEqual(['c.pdf']);
  });
});

describe('an upload that does not succeed', () => {
  it.each<[string, (sent: Request) => unknown, string]>([
    ['the connection is lost', (sent) => sent.onerror(), messages.incomplete],
    ['the server has no such call', (sent) => sent.answer('', 404), say('validation.noUpload').message],
    ['the server takes no such call', (sent) => sent.answer('', 405), say('validation.noUpload').message],
    ['the answer cannot be read', (sent) => sent.answer('<html>'), say('validation.uploadFailed').message],
    ['the server says why', (sent) => sent.answer({ error: 'Virus.' }, 400), 'Error uploading: Virus.'],
    ['the server is broken', (sent) => sent.answer('', 500), messages.error],
    ['the file is of no use', (sent) => sent.answer({ status: 'failed' }), messages.processingFailed],
    [
      'the server has cancelled it',
      (sent) => sent.answer({ status: 'cancelled' }),
      messages.processingCancelled,
    ],
  ])('says so where %s, and can be tried again or removed', async (_, answer, text) => {
    const { announce } = start([pdf('plan.pdf')]);
    await drawn();
    await answer(request());
    await drawn();
    expect([states(), labels()]).toEqual([['failed'], [[messages.retry, 'Remove']]]);
    expect(problem()).toBe(text);
    expect(announce.mock.lastCall).toEqual([expect.stringContaining(problem()), 'assertive']);
    await press(messages.retry);
    expect([states(), Request.all.length, problem()]).toEqual([['sending'], 2, '']);
  });

  it('is not announced where the visitor has cancelled it; it can be tried again', async () => {
    const { announce } = start([pdf('plan.pdf')]);
    await drawn();
    await press('Cancel');
    expect([states(), labels(), request().isAborted]).toEqual([
      ['cancelled'],
      [[messages.retry, 'Remove']],
      true,
    ]);
    expect(announce.mock.calls.some(([, politeness]) => politeness === 'assertive')).toBe(false);
    expect(document.activeElement?.textContent).toBe(messages.retry);
  });
});

describe('a file that is removed', () => {
  it('gives focus to the field, which is empty again with the last one', async () => {
    const { control } = start([pdf('a.exe'), pdf('b.exe')]);
    await drawn();
    const emptied = vi.spyOn(control, 'value', 'set');
    await press('Remove');
    expect([rows().length, emptied.mock.calls.length]).toEqual([1, 0]);
    expect(document.activeElement).toBe(control);
    await press('Remove');
    expect([rows().length, emptied.mock.calls]).toEqual([0, [['']]]);
  });

  it('can have failed before', async () => {
    start([pdf('a.pdf')]);
    await drawn();
    await request().answer('', 500);
    await press('Remove');
    expect(rows()).toEqual([]);
  });
});

it('tells the form when a file has another state, and not how much of it has arrived', async () => {
  const { onInput } = start([pdf('plan.pdf')]);
  await drawn();
  const before = onInput.mock.calls.length;
  request().upload.onprogress?.({ loaded: 1, total: 4 });
  await drawn();
  expect(onInput).toHaveBeenCalledTimes(before);
  await request().answer({ id: 'r1', status: 'processed' });
  expect(onInput).toHaveBeenCalledTimes(before + 1);
});

it('is known to the field as long as the form is there, and ends with it', async () => {
  const { scope, item } = start([pdf('plan.pdf')]);
  await drawn();
  expect(pageUploads().get(item)?.get()).toHaveLength(1);
  scope.end();
  expect([pageUploads().has(item), request().isAborted, rows().length]).toEqual([false, true, 0]);
});

it('does nothing in a field without a control for files', () => {
  const { item } = start([], '<select></select><input type="hidden">');
  expect(pageUploads().has(item)).toBe(false);
});

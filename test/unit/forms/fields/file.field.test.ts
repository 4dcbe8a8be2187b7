// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createSay } from '../../../../src/forms/controller/form-fields';
import { file, pageUploads } from '../../../../src/forms/fields/file/file.field';
import type { Upload } from '../../../../src/forms/fields/file/uploads.store';
import { createFormMessages } from '../../../../src/forms/model/form-messages';
import { readField } from '../../../../src/forms/model/read-field';

const say = createSay(createFormMessages());
const field = readField({ id: 'x', type: 'file', numFiles: 2 });
if (!field) throw new Error('no field');

/** A field with files in these states. */
function itemWith(...states: readonly Upload['state'][]): HTMLElement {
  const item = document.createElement('div');
  const uploads = states.map(
    (state, id): Upload => ({
      id,
      name: `${id}.pdf`,
      state,
      share: 0,
      problem: state === 'refused' ? 'Too large' : '',
      reference: state === 'sent' ? `r${id}` : '',
    }),
  );
  const nothing = () => {};
  pageUploads().set(item, {
    get: () => uploads,
    subscribe: () => nothing,
    choose: nothing,
    cancel: nothing,
    retry: nothing,
    remove: nothing,
  });
  return item;
}
const messageOf = (item: HTMLElement) => file.checkItem?.(item, say, field)?.message;

describe('a field for files', () => {
  it('has what the server calls them, without those that were cancelled', () => {
    const item = itemWith('sent', 'cancelled', 'sent');
    expect(file.read(item, field, '')).toEqual(['r0', 'r2']);
    expect(messageOf(item)).toBeUndefined();
  });

  it('may be empty', () => {
    const item = document.createElement('div');
    expect([file.read(item, field, ''), messageOf(item)]).toEqual([[], undefined]);
  });

  it.each([
    [['sending'], 'Wait until your files are uploaded, or cancel them.'],
    [['sent', 'failed'], 'There was a problem while uploading your file.'],
    [['refused'], 'Too large'],
    [['sent', 'sent', 'sent'], 'Choose 2 files at most.'],
  ] as const)('is wrong with files that are %j', (states, message) => {
    expect(messageOf(itemWith(...states))).toBe(message);
  });

  it('is never sent with names alone where the code that uploads has not loaded', () => {
    const item = document.createElement('div');
    const input = Object.assign(document.createElement('input'), { type: 'file' });
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'a.pdf')] });
    item.append(input);
    expect(messageOf(item)).toBe(
      'There was a problem while uploading your file. It cannot be sent with this form.',
    );
  });
});

it('names of files are those that its own control has', () => {
  const item = document.createElement('div');
  item.innerHTML = '<input type="file" class="field-element">';
  const names = [{ name: 'fern.png' }, { name: 'moss.png' }];
  Object.defineProperty(item.firstElementChild, 'files', { configurable: true, value: names });
  expect(file.read(item, field, '')).toEqual(['fern.png', 'moss.png']);
  Object.defineProperty(item.firstElementChild, 'files', { configurable: true, value: null });
  expect(file.read(item, field, '')).toEqual([]);
  item.innerHTML = '<textarea class="field-element"></textarea>';
  expect(file.read(item, field, '')).toEqual([]);
});

it('a file without a reference keeps its own name', () => {
  expect(file.read(itemWith('sending', 'sent'), field, '')).toEqual(['0.pdf', 'r1']);
});

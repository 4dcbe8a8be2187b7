import { expect, it } from 'vitest';
import { createSay } from '../../../../src/forms/controller/form-fields';
import { refuseCount, refuseFile } from '../../../../src/forms/fields/file/upload-limits';
import { createFormMessages } from '../../../../src/forms/model/form-messages';

const say = createSay(createFormMessages());
const refuse = (name: string, size: number, limits: object = {}) =>
  refuseFile({ name, size }, { fileTypes: [], maxFileMb: 0, ...limits }, say)?.message;

it('takes any file where the field has no limits', () => {
  expect(refuse('plan.exe', 1e12)).toBeUndefined();
});

it.each([
  [5_000_000, undefined],
  [5_000_001, 'The file plan.pdf is too large. The maximum allowed file size is 5 MB.'],
])('counts 1,000,000 bytes per MB: %i bytes', (size, message) => {
  expect(refuse('plan.pdf', size, { maxFileMb: 5 })).toBe(message);
});

it('takes the kinds that are asked for, with or without a dot and in any case', () => {
  const limits = { fileTypes: ['.pdf', 'PNG'] };
  expect([refuse('plan.PDF', 1, limits), refuse('plan.png', 1, limits)]).toEqual([undefined, undefined]);
  expect(refuse('plan.exe', 1, limits)).toBe('The file plan.exe does not appear to be a supported file');
});

it.each([
  [2, undefined],
  [3, 'tooManyFiles'],
])('takes as many files as the field does: %i', (count, key) => {
  const said = key && say('validation.tooManyFiles', [2]);
  expect(refuseCount(count, { maxFiles: 2 }, say)).toEqual(said);
});

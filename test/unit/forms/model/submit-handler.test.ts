import { describe, expect, it } from 'vitest';
import { readSubmitHandler } from '../../../../src/forms/model/read-markup';

describe('the ids in an inline submit handler', () => {
  const NEWER = `return (function (form) { Y.use('x', 'node', function (Y) { (new Y.S.FormSubmit(form)).submit({
      formId: '5bb0', collectionId: "5bb1", objectName: 'page-5bb1' }); }); return false; })(this);`;
  const OLDER = `Y.use('x', function (Y) { (new Y.S.FormSubmit(this)).submit('5bb0', '5bb1', 'page-5bb1'); });`;
  it.each([
    ['named in newer pages', NEWER, ['5bb0', '5bb1', 'page-5bb1']],
    ['read in order in older pages', OLDER, ['5bb0', '5bb1', 'page-5bb1']],
    ['read behind the form', OLDER.replace("'5bb0'", "form, '5bb0'"), ['5bb0', '5bb1', 'page-5bb1']],
    ['empty where the text says something else', 'return validate(this)', ['', '', '']],
    [
      'empty one by one',
      `submit({ formId: 'a', collectionId: '', objectName: 'footer' })`,
      ['a', '', 'footer'],
    ],
  ])('are %s', (_, source, [formId, collectionId, objectName]) => {
    expect(readSubmitHandler(source)).toEqual({ formId, collectionId, objectName });
  });

  it.each([
    `submit(${' '.repeat(100_000)}`,
    `submit(${'a.'.repeat(50_000)}`,
    "submit('".repeat(12_000),
    `formId: '${'x'.repeat(100_000)}`,
    "formId:'".repeat(12_000),
  ])('are looked for in a moment, however long the text (%#)', (source) => {
    const start = performance.now();
    readSubmitHandler(source);
    expect(performance.now() - start).toBeLessThan(100);
  });
});

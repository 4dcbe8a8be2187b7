import { describe, expect, it } from 'vitest';
import { readSubmitHandler } from '../../../../src/forms/model/read-markup';

describe('the ids in an inline submit handler', () => {
  it('are named in newer pages', () => {
    const source = `return (function (form) { Y.use('x', 'node', function (Y) { (new Y.S.FormSubmit(form)).submit({
      formId: '5bb0', collectionId: "5bb1", objectName: 'page-5bb1' }); }); return false; })(this);`;
    expect(readSubmitHandler(source)).toEqual({
      formId: '5bb0',
      collectionId: '5bb1',
      objectName: 'page-5bb1',
    });
  });

  it('stand in order in older pages', () => {
    const source = `Y.use('x', function (Y) { (new Y.S.FormSubmit(this)).submit('5bb0', '5bb1', 'page-5bb1'); });`;
    expect(readSubmitHandler(source)).toEqual({
      formId: '5bb0',
      collectionId: '5bb1',
      objectName: 'page-5bb1',
    });
    expect(readSubmitHandler(source.replace("'5bb0'", "formNode, '5bb0'")).formId).toBe('5bb0');
  });

  it('are empty where the text says something else', () => {
    expect(readSubmitHandler('return validate(this)')).toEqual({
      formId: '',
      collectionId: '',
      objectName: '',
    });
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

  it('may be empty one by one', () => {
    expect(readSubmitHandler(`submit({ formId: 'a', collectionId: '', objectName: 'footer' })`)).toEqual({
      formId: 'a',
      collectionId: '',
      objectName: 'footer',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { findLocalized, localize } from '../../../../src/forms/model/localized-messages';

const PAGE = { submit: 'Senden', empty: '', validation: { required: '{0} fehlt. ({1})', count: 7 } };

describe('the messages of a page', () => {
  it.each([
    ['submit', 'Senden'],
    ['validation.required', '{0} fehlt. ({1})'],
    ['validation', undefined],
    ['validation.count', undefined],
    ['validation.other', undefined],
    ['submit.length', undefined],
    ['empty', undefined],
    ['toString', undefined],
    ['validation.constructor.name', undefined],
  ])('have at %j %j', (path, text) => {
    expect(findLocalized(PAGE, path)).toBe(text);
  });

  it('win over ours, with their placeholders filled in', () => {
    const t = localize((key: string) => `ours: ${key}`, PAGE);
    expect(t('validation.required', ['Name', 3])).toBe('Name fehlt. (3)');
    // A placeholder without a value stays.
    expect(t('validation.required', ['Name'])).toBe('Name fehlt. ({1})');
    expect(t('validation.required')).toBe('{0} fehlt. ({1})');
    expect(t('validation.required', ['', 0])).toBe(' fehlt. (0)');
  });

  it('leave the rest to ours, whose placeholders have the same names', () => {
    const t = localize((key: string, values = {}) => `${key} ${JSON.stringify(values)}`);
    expect(t('submit')).toBe('submit {}');
    expect(t('validation.required', ['Name'])).toBe('validation.required {"0":"Name"}');
    expect(t('validation.required', { max: 4 })).toBe('validation.required {"max":4}');
  });
});

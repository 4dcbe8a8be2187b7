import { expect, it, vi } from 'vitest';
import type { LoadChunk } from '../../../../src/core/entry/load-chunk';
import { readOwnMessages } from '../../../../src/core/lazy/own-messages';
import { formatMessage } from '../../../../src/text/messages';

const read = async (given: unknown, locale = 'en') => {
  const warn = vi.fn<(message: string) => void>();
  const loaded = vi.fn<(name: string) => void>();
  const loadChunk: LoadChunk = (name, load) => {
    loaded(name);
    return load();
  };
  const found = await readOwnMessages(given, { loadChunk, locale, warn });
  return { found, loaded, warnings: warn.mock.calls.map(([message]) => message) };
};

it('reads texts with placeholders without a parser', async () => {
  const { found, warnings, loaded } = await read({
    'dialog.close': 'Shut',
    'gallery.place': '{current}/{total}',
  });
  expect(warnings).toEqual([]);
  expect(loaded).not.toHaveBeenCalled();
  expect(found).toEqual([
    { file: 'dialog', key: 'close', message: 'Shut' },
    { file: 'gallery', key: 'place', message: [['current'], '/', ['total']] },
  ]);
});

it('parses plurals, in the plural rules of the page', async () => {
  const text = '{count, plural, one {# výsledek} few {# výsledky} other {# výsledků}}';
  const { found } = await read({ 'search.found': text }, 'cs');
  const format = (count: number) =>
    formatMessage(found[0]?.message ?? '', { count }, { locale: 'cs', rules: 'cs' });
  expect([1, 3, 9].map(format)).toEqual(['1 výsledek', '3 výsledky', '9 výsledků']);
  const { found: none, warnings } = await read({ 'search.found': text }, 'en');
  expect(none).toEqual([]);
  expect(warnings).toEqual([
    expect.stringContaining('“search.found” is not a valid ICU text, so Inlay’s own is used'),
  ]);
});

it('reads apostrophes as ICU does: doubled for one, and around text that is not a placeholder', async () => {
  const { found, loaded } = await read({
    'dialog.close': "Don''t show {name}",
    'confirm.cancel': "Type '{name}'",
  });
  expect(loaded).toHaveBeenCalled();
  const texts = found.map(({ message }) =>
    formatMessage(message, { name: 'Ida' }, { locale: 'en', rules: 'en' }),
  );
  expect(texts).toEqual(["Don't show Ida", 'Type {name}']);
});

it('keeps a text that begins with a placeholder in parts', async () => {
  const { found } = await read({ 'dialog.close': '{name}', 'confirm.cancel': 'No, {name}' });
  expect(found.map(({ message }) => message)).toEqual([[['name']], ['No, ', ['name']]]);
});

it('finds keys that have a dot in them', async () => {
  const { found } = await read({ 'form.validation.required': '{0} fehlt.' });
  expect(found).toMatchObject([{ file: 'form', key: 'validation.required' }]);
});

it('says which id may have been meant', async () => {
  const { found, warnings } = await read({ 'cookie-panel.titel': 'x', 'toString.close': 'x', nonsense: 'x' });
  expect(found).toEqual([]);
  expect(warnings).toEqual([
    'There is no message “cookie-panel.titel”, so it is left out. Did you mean “cookie-panel.title”?',
    expect.stringContaining('“toString.close”'),
    'There is no message “nonsense”, so it is left out. docs/reference/messages.md lists all.',
  ]);
});

it.each([[7], [null], [['Shut']], ['Shut']])('takes no messages from %j', async (given) => {
  const { found, warnings } = await read(given);
  expect(found).toEqual([]);
  expect(warnings).toEqual(['The messages are not one object of texts by id, so they are left out.']);
});

it('takes texts only, and refuses broken ones with a sentence', async () => {
  const { found, warnings } = await read({ 'dialog.close': 7, 'confirm.cancel': '{broken' });
  expect(found).toEqual([]);
  expect(warnings).toEqual([
    'The message “dialog.close” is not a text, so Inlay’s own is used.',
    expect.stringMatching(/^The message “confirm\.cancel” is not a valid ICU text.* Check its braces/),
  ]);
});

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onDocument } from '../../../src/ui/on-document';

it('creates a value once for each key', () => {
  const create = vi.fn(() => new Set<string>());
  const first = onDocument(document, 'one', create);
  expect(onDocument(document, 'one', create)).toBe(first);
  expect(onDocument(document, 'other', create)).not.toBe(first);
  expect(create).toHaveBeenCalledTimes(2);
});

it('keeps a value that is undefined', () => {
  const create = vi.fn(() => undefined);
  onDocument(document, 'nothing', create);
  onDocument(document, 'nothing', create);
  expect(create).toHaveBeenCalledTimes(1);
});

it('keeps the values of each document apart', () => {
  const other = document.implementation.createHTMLDocument();
  expect(onDocument(other, 'one', () => 'other')).toBe('other');
});

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readText, writeText } from '../../../src/storage/stored-text';

it.each(['localStorage', 'sessionStorage'] as const)('keeps a text in %s, and removes it', (area) => {
  expect(readText(area, 'k')).toBeUndefined();
  expect(writeText(area, 'k', 'v')).toBe(true);
  expect([readText(area, 'k'), window[area].getItem('k')]).toEqual(['v', 'v']);
  expect(writeText(area, 'k', '')).toBe(true);
  expect(readText(area, 'k')).toBe('');
  expect(writeText(area, 'k', undefined)).toBe(true);
  expect(window[area].getItem('k')).toBeNull();
});

it('says that the browser refuses, and throws nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([readText('localStorage', 'k'), writeText('localStorage', 'k', 'v')]).toEqual([undefined, false]);
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

// No word of hexadecimal digits ("ada" is one): digests and salts are stored.
const VALUES = { 'email-1': 'mary@example.com', 'name-1': ['Mary', 'Lovelace'] };
const ABOUT = { isPrivate: (id: string) => id === 'password-1', isEntry: (id: string) => id !== 'token-1' };

/** The memory of a page that has just been loaded: nothing is left but the tab's storage. */
async function reload() {
  vi.resetModules();
  const { createSubmissionKeys } = await import('../../../../src/forms/submission/submission-keys');
  return createSubmissionKeys('f:block', ABOUT);
}
const stored = () => JSON.stringify({ ...sessionStorage });

beforeEach(() => sessionStorage.clear());

describe('the memory of keys', () => {
  it('the memory knows the same content, and no other, in the page and after a reload', async () => {
    const keys = await reload();
    await keys.keep('k', VALUES);
    for (const memory of [keys, await reload()]) {
      expect(await memory.find(VALUES)).toBe('k');
      expect(await memory.find({ ...VALUES, 'email-1': 'other@example.com' })).toBeUndefined();
    }
  });

  it('the storage gets nothing that was typed, and never the same digest twice', async () => {
    const keys = await reload();
    await keys.keep('k', VALUES);
    const first = stored();
    await keys.keep('k', VALUES);
    expect(first).not.toMatch(/mary|lovelace|example/i);
    expect(stored()).not.toBe(first);
  });

  it('a private field counts within the page, and content with one is new after a reload', async () => {
    const keys = await reload();
    const values = { ...VALUES, 'password-1': 'first' };
    await keys.keep('k', values);
    expect(await keys.find(values)).toBe('k');
    expect(await keys.find({ ...values, 'password-1': 'second' })).toBeUndefined();
    expect(stored()).not.toMatch(/salt|hash/);
    const after = await reload();
    expect(await after.find(values)).toBeUndefined();
    expect(await after.find(VALUES)).toBeUndefined();
  });

  it('an empty private field, or a token that is new with each page load, does not make the content another', async () => {
    const keys = await reload();
    await keys.keep('k', { ...VALUES, 'password-1': '', 'token-1': 'one' });
    expect(await (await reload()).find({ ...VALUES, 'password-1': '', 'token-1': 'two' })).toBe('k');
  });

  it('forget removes the key from the page and from the storage', async () => {
    const keys = await reload();
    await keys.keep('k', VALUES);
    keys.forget();
    expect([await keys.find(VALUES), stored()]).toEqual([undefined, '{}']);
  });

  it('the memory lasts as long as the page where the browser has no digest (http)', async () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes });
    const keys = await reload();
    await keys.keep('k', VALUES);
    expect(await keys.find(VALUES)).toBe('k');
    expect(stored()).toBe('{}');
  });

  it.each(['7', '{"key":1}', '{"key":"k","values":"[]"}', 'null', 'no json'])(
    'the broken entry %s in the storage is ignored',
    async (text) => {
      sessionStorage.setItem('inlay_sent:f:block', text);
      expect(await (await reload()).find(VALUES)).toBeUndefined();
    },
  );
});

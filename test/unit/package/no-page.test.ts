import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createNoPage } from '../../../src/package/no-page';

beforeEach(() => vi.stubGlobal('__VERSION__', '1.2.3'));

describe('the API without a page', () => {
  it('answers that there is nothing', async () => {
    const inlay = createNoPage('There is no document.');
    expect([inlay.version, inlay.state, inlay.inspect()]).toEqual(['1.2.3', 'noPage', []]);
    expect([inlay.consent.get(), inlay.consent.allows('marketing' as never)]).toEqual([undefined, false]);
    expect(typeof inlay.consent.isRequired()).toBe('boolean');
    expect(inlay.on('fault', () => {})()).toBeUndefined();
    expect(inlay.consent.subscribe(() => {})()).toBeUndefined();
    expect(await Promise.all([inlay.whenReady(), inlay.define(undefined as never)])).toEqual([
      undefined,
      undefined,
    ]);
    expect(typeof (await inlay.observe())).toBe('function');
  });

  it('has the defaults of toggles', async () => {
    const inlay = createNoPage('There is no document.');
    expect((await inlay.toggle('new-menu', true)).isEnabled).toBe(true);
    expect((await inlay.toggle('new-menu')).isEnabled).toBe(false);
  });

  it.each(['gallery', 'lightbox', 'confirm', 'toast', 'tooltip'] as const)(
    'rejects %s, and says why',
    async (name) => {
      const inlay = createNoPage('There is no document.');
      const make = inlay[name] as () => Promise<unknown>;
      await expect(make()).rejects.toThrow(`Inlay.${name}() needs a page. There is no document.`);
    },
  );
});

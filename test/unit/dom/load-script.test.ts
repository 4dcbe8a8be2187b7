// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from '../../../src/dom/load-script';

const made: HTMLScriptElement[] = [];
vi.mock('../../../src/dom/trusted-script', () => ({
  createScript({ src }: { readonly src: string }) {
    const script = document.createElement('script');
    script.dataset.address = src;
    made.push(script);
    return script;
  },
}));

beforeEach(() => {
  made.length = 0;
  vi.useFakeTimers();
});

const say = (type: 'load' | 'error') => made.at(-1)?.dispatchEvent(new Event(type));

describe('a script', () => {
  it('is asked for once', async () => {
    const src = 'https://www.google.com/a.js';
    const first = loadScript(src, 8000);
    const second = loadScript(src, 8000);
    say('load');
    await Promise.all([first, second, loadScript(src, 8000)]);
    expect(made).toHaveLength(1);
    expect([made[0]?.async, made[0]?.isConnected, vi.getTimerCount()]).toEqual([true, true, 0]);
    expect([made[0]?.onload, made[0]?.onerror]).toEqual([null, null]);
  });

  it('runs again where it looks at the page only while it runs', async () => {
    const src = 'https://www.google.com/again.js';
    for (const _ of [1, 2]) {
      const loaded = loadScript(src, 8000, true);
      say('load');
      await loaded;
    }
    expect(made).toHaveLength(2);
  });

  it('that has failed is asked for again', async () => {
    const src = 'https://www.google.com/b.js';
    const first = loadScript(src, 8000);
    say('error');
    await expect(first).rejects.toThrow('could not be loaded');
    expect(document.querySelector(`script[data-address="${src}"]`)).toBeNull();
    const second = loadScript(src, 8000);
    say('load');
    await second;
    expect(made).toHaveLength(2);
  });

  it('that neither comes nor fails is given up after its time-out', async () => {
    const waiting = loadScript('https://www.google.com/c.js', 8000);
    const refused = expect(waiting).rejects.toThrow('took too long to load');
    const [script] = made;
    await vi.advanceTimersByTimeAsync(7999);
    expect(script?.isConnected).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    // A late answer changes nothing.
    expect([script?.isConnected, script?.onload, script?.onerror]).toEqual([false, null, null]);
  });
});

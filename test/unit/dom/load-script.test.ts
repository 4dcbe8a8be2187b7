// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
afterEach(() => vi.useRealTimers());

const say = (type: 'load' | 'error') => made.at(-1)?.dispatchEvent(new Event(type));

describe('a script', () => {
  it.each([
    'https://evil.example/recaptcha/api.js',
    'http://www.google.com/recaptcha/api.js',
    'https://www.google.com.evil.example/',
    'https://evil.example@evil.example/',
    'javascript:alert(1)',
    'data:text/javascript,1',
    '/relative.js',
  ])('%s is not on the list', async (src) => {
    await expect(loadScript(src)).rejects.toThrow();
    expect(made).toEqual([]);
  });

  it('is asked for once', async () => {
    const src = 'https://www.google.com/a.js';
    const first = loadScript(src);
    const second = loadScript(src);
    say('load');
    await Promise.all([first, second, loadScript(src)]);
    expect(made).toHaveLength(1);
  });

  it('that has failed is asked for again', async () => {
    const src = 'https://www.google.com/b.js';
    const first = loadScript(src);
    say('error');
    await expect(first).rejects.toThrow('could not be loaded');
    expect(document.querySelector(`script[data-address="${src}"]`)).toBeNull();
    const second = loadScript(src);
    say('load');
    await second;
    expect(made).toHaveLength(2);
  });

  it('that neither comes nor fails is given up after 8 s', async () => {
    const waiting = loadScript('https://www.google.com/c.js');
    const refused = expect(waiting).rejects.toThrow('took too long to load');
    await vi.advanceTimersByTimeAsync(8000);
    await refused;
  });
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

interface Rules {
  createScriptURL(url: string): string;
  createScript(code: string): string;
}

beforeEach(() => vi.resetModules());
const load = async () => (await import('../../../src/dom/trusted-script')).createScript;

describe('a script', () => {
  it('has its address or its code where the browser has no Trusted Types', async () => {
    const createScript = await load();
    expect(createScript({ src: 'https://a.example/a.js' }).src).toBe('https://a.example/a.js');
    expect(createScript({ code: 'a()' }).text).toBe('a()');
  });

  it('is trusted by one policy, which takes addresses of the web alone', async () => {
    const createPolicy = vi.fn((_: string, rules: Rules) => ({
      createScriptURL: (url: string) => `${rules.createScriptURL(url)}?trusted`,
      createScript: (code: string) => `${rules.createScript(code)}//trusted`,
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    const createScript = await load();
    expect(createScript({ src: 'https://a.example/a.js' }).src).toBe('https://a.example/a.js?trusted');
    expect(createScript({ code: 'a()' }).text).toBe('a()//trusted');
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['inlay']);
    for (const src of ['data:text/javascript,1', 'javascript:1', 'blob:https://a.example/1'])
      expect(() => createScript({ src })).toThrow(TypeError);
  });
});

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { InlayApi } from '../../../src/core/entry/inlay-api';
import type { Services } from '../../../src/core/entry/services';
import { installLegacyGlobals } from '../../../src/hosts/platform-globals';

interface Library {
  readonly Squarespace: { readonly TextShrink: unknown };
  one(selector: string): { plug(plugin: unknown, config?: unknown): void };
}

it('reports a plug-in whose code does not come, once, although the site is destroyed later', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const destructors: Array<() => void> = [];
  const inlay = { onDestroy: (end: () => void) => destructors.push(end) } as unknown as InlayApi;
  const offline = new Error('offline');
  const report = vi.fn();
  const services = { report, loadChunk: () => Promise.reject(offline) } as unknown as Services;
  installLegacyGlobals(inlay, services, []);
  const { Y } = window as unknown as { readonly Y: Library };
  Y.one('body').plug(Y.Squarespace.TextShrink);
  for (const end of destructors) end();
  await new Promise((resolve) => setTimeout(resolve));
  expect(report.mock.calls).toEqual([['load', 'text-shrink', offline, document.body]]);
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});

it('says what is wrong with a call of a plug-in, and throws nothing', async () => {
  document.body.innerHTML = '<h1>Otterbrook</h1><svg></svg>';
  const report = vi.fn();
  const destructors: Array<() => void> = [];
  const inlay = { onDestroy: (end: () => void) => destructors.push(end) } as unknown as InlayApi;
  const loadChunk = (_: string, load: () => Promise<unknown>) => load();
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  installLegacyGlobals(inlay, { report, loadChunk } as unknown as Services, []);
  const { Y } = window as unknown as { readonly Y: Library };
  const { TextShrink } = Y.Squarespace;
  Y.one('h1').plug(TextShrink, { parentEl: null });
  Y.one('h1').plug(TextShrink, { parentEl: 'header', minFontSize: 'small' });
  Y.one('h1').plug(TextShrink, 'small');
  Y.one('svg').plug(TextShrink);
  const [title, drawing] = document.body.children;
  await expect
    .poll(() => report.mock.calls.map(([, , message, element]) => [message.split(/[,:] /)[0], element]))
    .toEqual([
      ['`parentEl` is not an element', title],
      ['minFontSize is not a valid number', title],
      ['What `plug` was given is not a valid object', title],
      ['Only an HTML element with a parent can be shrunk', drawing],
    ]);
  for (const end of destructors) end();
  await new Promise((resolve) => setTimeout(resolve));
  Reflect.deleteProperty(document, 'fonts');
  document.body.innerHTML = '';
});

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { InlayApi } from '../../../src/core/entry/inlay-api';
import type { Services } from '../../../src/core/entry/services';
import { installLegacyGlobals } from '../../../src/hosts/platform-globals';

interface Library {
  readonly Squarespace: { readonly TextShrink: unknown };
  one(selector: string): { plug(plugin: unknown): void };
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

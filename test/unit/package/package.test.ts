// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('__VERSION__', '1.2.3');
});

const start = async () => (await import('../../../src/package/package')).Inlay;

it('has the API without a page where a global is missing that browsers have, and names it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('ResizeObserver', undefined);
  vi.stubGlobal('CSS', {});
  expect(await start()).toMatchObject({ state: 'noPage', version: '1.2.3' });
  expect(said.mock.calls.map(String)).toEqual([
    expect.stringMatching(
      /^\[inlay\] This environment has no CSS\.supports, ResizeObserver, so Inlay does not start\./,
    ),
  ]);
});

it('has it silently where there is no document', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('document', undefined);
  const inlay = await start();
  vi.unstubAllGlobals();
  expect([inlay.state, said.mock.calls]).toEqual(['noPage', []]);
  await expect(inlay.toast({} as never)).rejects.toThrow('There is no document here');
});

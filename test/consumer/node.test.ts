import { expect, it } from 'vitest';
import { runNode } from './support/consumer';

it.each(['inlay', 'inlay/preact', 'inlay/react'])('%s does nothing where there is no page', async (entry) => {
  const program = `
    const before = Reflect.ownKeys(globalThis).length;
    const { Inlay } = await import('${entry}');
    const undo = Inlay.on('block:mounted', () => {});
    undo();
    Inlay.push(() => { throw new Error('called'); });
    Inlay.onInitialize(() => { throw new Error('called'); });
    Inlay.init();
    Inlay.scan();
    await Inlay.whenReady({ all: true });
    (await Inlay.observe())();
    const toggle = await Inlay.toggle('new-menu', true);
    const toast = await Inlay.toast({ message: 'x' }).catch(({ message }) => message);
    const { state, version, consent } = Inlay;
    console.log(JSON.stringify({
      state, version, toggle: toggle.isEnabled, toast, blocks: Inlay.inspect(), choice: consent.get() ?? null,
      added: Reflect.ownKeys(globalThis).length - before,
    }));`;
  const { status, output } = await runNode(['--input-type=module', '--eval', program]);
  expect(status, output).toBe(0);
  expect(JSON.parse(output)).toEqual({
    state: 'noPage',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    toggle: true,
    toast: expect.stringContaining('Inlay.toast() needs a page'),
    blocks: [],
    choice: null,
    added: 0,
  });
});

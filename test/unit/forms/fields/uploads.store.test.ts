import { describe, expect, it, vi } from 'vitest';
import { createUploadStore, type UploadOutcome } from '../../../../src/forms/fields/file/uploads.store';

interface Sending {
  readonly file: File;
  readonly progress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly finish: (outcome: UploadOutcome) => void;
}

function setUp() {
  const sendings: Sending[] = [];
  const ended = new AbortController();
  const store = createUploadStore({
    refuse: ({ name }) => (name.endsWith('.exe') ? 'Not this one' : undefined),
    send: (file, progress, signal) =>
      new Promise((finish) => sendings.push({ file, progress, signal, finish })),
    cancelled: 'File processing cancelled',
    signal: ended.signal,
  });
  const states = () => store.get().map(({ name, state, problem }) => [name, state, problem].join(' ').trim());
  return { store, states, sendings, end: () => ended.abort() };
}
const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const idOf = ({ store }: ReturnType<typeof setUp>, at = 0) => store.get()[at]?.id ?? -1;
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('uploads', () => {
  it('may be cancelled, whatever comes after that, and begun again', async () => {
    const set = setUp();
    const { store, states, sendings } = set;
    store.choose(files('a.pdf'));
    store.cancel(idOf(set));
    expect(sendings[0]?.signal.aborted).toBe(true);
    sendings[0]?.progress(0.9);
    sendings[0]?.finish({ ok: true, reference: 'late' });
    await settled();
    expect(states()).toEqual(['a.pdf cancelled File processing cancelled']);
    store.retry(idOf(set));
    expect(states()).toEqual(['a.pdf sending']);
    sendings[1]?.finish({ ok: true, reference: 'r2' });
    await settled();
    expect(store.get()).toMatchObject([{ state: 'sent', reference: 'r2', problem: '' }]);
  });

  it('end when other files are chosen, when one is removed, and with the form', () => {
    const set = setUp();
    const { store, states, sendings, end } = set;
    store.choose(files('a.pdf'));
    store.choose(files('b.pdf', 'c.pdf', 'd.pdf'));
    expect(sendings[0]?.signal.aborted).toBe(true);
    store.remove(idOf(set));
    expect(states()).toEqual(['c.pdf sending', 'd.pdf sending']);
    expect(sendings.map(({ signal }) => signal.aborted)).toEqual([true, true, false, false]);
    const heard = vi.fn();
    store.subscribe(heard);
    end();
    expect(sendings.every(({ signal }) => signal.aborted)).toBe(true);
    sendings[2]?.progress(1);
    expect(heard).not.toHaveBeenCalled();
  });
});

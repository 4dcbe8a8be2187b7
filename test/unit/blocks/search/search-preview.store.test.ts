import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createPreviewStore,
  DEBOUNCE_MS,
  type PreviewOption,
} from '../../../../src/blocks/search/search-preview.store';

const OPTIONS: readonly PreviewOption[] = ['a', 'b'].map((title) => ({
  title,
  url: `/${title}`,
  item: undefined,
}));

const find = vi.fn<(query: string, signal: AbortSignal) => Promise<readonly PreviewOption[] | undefined>>();

beforeEach(() => {
  vi.useFakeTimers();
  find.mockReset();
  find.mockResolvedValue(OPTIONS);
});

const pause = () => vi.advanceTimersByTimeAsync(DEBOUNCE_MS);

describe('a preview', () => {
  it('asks once the visitor has paused for 300 ms', async () => {
    const store = createPreviewStore({ find });
    for (const text of ['t', 'te', 'tea']) {
      store.type(text);
      await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1);
    }
    expect(find).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(find.mock.calls.map(([query]) => query)).toEqual(['tea']);
    expect(store.get()).toEqual({ status: 'ready', options: OPTIONS, active: -1, isOpen: true });
  });

  it('ends the request before, and ignores its answer', async () => {
    let answer: (options: readonly PreviewOption[]) => void = () => {};
    find.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const store = createPreviewStore({ find });
    store.type('tree');
    await pause();
    store.type('tea');
    expect(find.mock.calls[0]?.[1].aborted).toBe(true);
    answer([]);
    await pause();
    expect(store.get().options).toEqual(OPTIONS);
  });

  it('closes when the field is empty, and asks no more', async () => {
    const store = createPreviewStore({ find });
    store.type('tea');
    store.type('  ');
    await pause();
    expect(find).not.toHaveBeenCalled();
    expect(store.get()).toMatchObject({ status: 'idle', isOpen: false });
  });

  it('stays closed when the visitor has closed it before the answer, and asks again for the same text', async () => {
    let answer: (options: readonly PreviewOption[]) => void = () => {};
    find.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const store = createPreviewStore({ find });
    store.type('tea');
    await pause();
    store.close();
    expect(find.mock.calls[0]?.[1].aborted).toBe(true);
    answer(OPTIONS);
    await pause();
    expect(store.get()).toEqual({ status: 'idle', options: [], active: -1, isOpen: false });
    store.type('tea');
    await pause();
    expect(store.get()).toMatchObject({ status: 'ready', isOpen: true });
  });

  it('asks again for what has failed, but not for what is shown', async () => {
    find.mockResolvedValueOnce(undefined);
    const store = createPreviewStore({ find });
    store.type('tea');
    await pause();
    expect(store.get()).toMatchObject({ status: 'failed', options: [], isOpen: true });
    store.type('tea');
    await pause();
    store.type('tea ');
    await pause();
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('steps through its options and the field in a circle', async () => {
    const store = createPreviewStore({ find });
    store.step(1);
    expect(store.get().active).toBe(-1);
    store.type('tea');
    await pause();
    const visited = ([1, 1, 1, 1, -1, -1] as const).map((by) => {
      store.step(by);
      return store.get().active;
    });
    expect(visited).toEqual([0, 1, -1, 0, -1, 1]);
    store.close();
    expect(store.get()).toMatchObject({ isOpen: false, active: -1 });
  });

  it('makes no request once it has stopped', async () => {
    const store = createPreviewStore({ find });
    store.type('tea');
    store.stop();
    await pause();
    expect(find).not.toHaveBeenCalled();
  });
});

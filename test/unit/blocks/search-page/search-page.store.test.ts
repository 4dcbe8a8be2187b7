import { describe, expect, it, vi } from 'vitest';
import type { FoundItem, FoundItems } from '../../../../src/api/search-calls';
import { createSearchPageStore } from '../../../../src/blocks/search-page/search-page.store';

const item = (title: string) => ({ title }) as FoundItem;
const TEA = { query: 'tea', collectionId: '' };

/** A store whose pages are answered by the test. */
function createStore() {
  const answers: Array<(found: FoundItems | undefined) => void> = [];
  const load = vi.fn(
    (_address: unknown, _page: number) =>
      new Promise<FoundItems | undefined>((resolve) => void answers.push(resolve)),
  );
  const store = createSearchPageStore({ load, most: 3 });
  const answer = async (index: number, found: FoundItems | undefined) => {
    answers[index]?.(found);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { store, load, answer };
}

describe('a search', () => {
  it('adds page after page', async () => {
    const { store, load, answer } = createStore();
    store.search(TEA);
    await answer(0, { items: [item('a'), item('b')], total: 3 });
    expect(store.get()).toMatchObject({ status: 'ready', total: 3, items: [item('a'), item('b')] });
    store.more();
    // A second press while the first is on its way.
    store.more();
    expect(store.get()).toMatchObject({ status: 'loading', items: [item('a'), item('b')] });
    await answer(1, { items: [item('c')], total: 3 });
    expect(store.get().items).toHaveLength(3);
    expect(load.mock.calls.map(([, page]) => page)).toEqual([0, 1]);
  });

  it('shows a long page in parts, before it asks for the next one', async () => {
    const { store, load, answer } = createStore();
    const titles = () =>
      store
        .get()
        .items.map(({ title }) => title)
        .join('');
    store.search(TEA);
    // The server does not say how many there are.
    await answer(0, { items: [...'abcdefg'].map(item), total: 7 });
    expect([titles(), store.get().total]).toEqual(['abc', 7]);
    store.more();
    store.more();
    expect([titles(), store.get().status, load.mock.calls.length]).toEqual(['abcdefg', 'ready', 1]);
    store.more();
    await answer(1, { items: [...'hijk'].map(item), total: 4 });
    expect([titles(), store.get().total]).toEqual(['abcdefghij', 11]);
    store.search({ query: 'fern', collectionId: '' });
    await answer(2, { items: [item('z')], total: 1 });
    store.more();
    expect(titles()).toBe('z');
  });

  it('ends with an empty page, whatever the total says', async () => {
    const { store, answer } = createStore();
    store.search(TEA);
    await answer(0, { items: [item('a')], total: 9 });
    store.more();
    await answer(1, { items: [], total: 9 });
    expect(store.get()).toMatchObject({ status: 'ready', total: 1 });
  });

  it('keeps what it has when a page fails, and asks for the same page again', async () => {
    const { store, load, answer } = createStore();
    store.search(TEA);
    await answer(0, { items: [item('a')], total: 2 });
    store.more();
    await answer(1, undefined);
    expect(store.get()).toMatchObject({ status: 'failed', items: [item('a')] });
    store.more();
    await answer(2, { items: [item('b')], total: 2 });
    expect(store.get()).toMatchObject({ status: 'ready', items: [item('a'), item('b')] });
    expect(load.mock.calls.map(([, page]) => page)).toEqual([0, 1, 1]);
  });

  it('begins a new search with its first page and without results', async () => {
    const { store, load, answer } = createStore();
    expect(store.get()).toMatchObject({ status: 'idle', items: [], total: 0 });
    store.search(TEA);
    await answer(0, { items: [item('a')], total: 9 });
    store.search({ query: 'fern', collectionId: 'c' });
    expect(store.get()).toMatchObject({ status: 'loading', items: [], total: 0, collectionId: 'c' });
    expect(load.mock.calls.at(-1)?.[1]).toBe(0);
    store.search({ query: '', collectionId: '' });
    await answer(1, { items: [item('b')], total: 1 });
    expect(store.get()).toMatchObject({ status: 'idle', items: [] });
  });

  it('ignores the answer to the search before', async () => {
    const { store, answer } = createStore();
    store.search(TEA);
    store.search({ query: 'fern', collectionId: '' });
    await answer(0, { items: [item('tea')], total: 1 });
    expect(store.get()).toMatchObject({ query: 'fern', status: 'loading', items: [] });
    await answer(1, { items: [item('fern')], total: 1 });
    expect(store.get().items).toEqual([item('fern')]);
  });

  it('for an empty query sends no request', () => {
    const { store, load } = createStore();
    store.search({ query: '', collectionId: '' });
    store.more();
    expect(load).not.toHaveBeenCalled();
    expect(store.get().status).toBe('idle');
  });
});

// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST, InSlices, nextSize } from '../../../src/react/in-slices';

interface Row {
  readonly id: number;
  readonly text?: string;
}

let root: Root;
let host: HTMLElement;
let drawn = 0;

function Item({ id, text = '' }: Row): ReactNode {
  drawn += 1;
  return <li>{`${id}${text}`}</li>;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.createElement('ol');
  root = createRoot(host);
  drawn = 0;
});
afterEach(() => {
  act(() => root.unmount());
});

const rowsOf = (count: number, text?: string): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id, ...(text !== undefined && { text }) }));
const show = (items: readonly Row[]) =>
  act(() =>
    root.render(
      <InSlices items={items} keyOf={({ id }) => id}>
        {(item) => <Item key={item.id} {...item} />}
      </InSlices>,
    ),
  );
const texts = () => [...host.children].map(({ textContent }) => textContent);
const nextTask = () => act(() => vi.advanceTimersToNextTimer());
/** Tasks until everything is drawn. */
function drawAll(): number {
  let tasks = 0;
  for (; vi.getTimerCount(); tasks++) nextTask();
  return tasks;
}

describe('a list in slices', () => {
  it('draws a screenful at once and each row once, in order', () => {
    const items = rowsOf(2000);
    show(items);
    expect(drawn).toBe(FIRST);
    expect(drawAll()).toBeGreaterThan(3);
    expect(texts()).toEqual(items.map(({ id }) => `${id}`));
    expect(drawn).toBe(2000);
  });

  it('draws a short list in one task', () => {
    show(rowsOf(FIRST));
    expect([texts().length, vi.getTimerCount()]).toEqual([FIRST, 0]);
  });

  it('keeps later rows, and their nodes, until it is their turn', () => {
    show(rowsOf(200, 'a'));
    drawAll();
    const nodes = [...host.children];
    drawn = 0;
    show(rowsOf(200, 'b'));
    expect(drawn).toBe(FIRST);
    expect([texts()[FIRST - 1], texts()[FIRST]]).toEqual([`${FIRST - 1}b`, `${FIRST}a`]);
    drawAll();
    expect(texts().at(-1)).toBe('199b');
    expect([...host.children]).toEqual(nodes);
  });

  it('draws what is new at once, and takes away what is gone', () => {
    show(rowsOf(200));
    drawAll();
    show([...rowsOf(120).slice(1), { id: 900 }]);
    expect(texts()).toHaveLength(120);
    expect([texts()[0], texts().at(-1)]).toEqual(['1', '900']);
  });

  it('counts the rows that an item has itself', () => {
    const items = rowsOf(40);
    act(() =>
      root.render(
        <InSlices items={items} keyOf={({ id }) => id} rowsOf={({ id }) => (id ? 10 : FIRST - 10)}>
          {(item) => <Item key={item.id} {...item} />}
        </InSlices>,
      ),
    );
    expect(texts()).toEqual(['0', '1']);
    drawAll();
    expect(texts()).toHaveLength(40);
  });

  it.each([
    ['not that until the next frame', 1000, 0, [75, 125, 175]],
    ['with layout and painting', 0, 80, [37, 47, 57]],
  ])('takes the time of drawing for that of a slice, %s', (_, untilFrame, painting, counts) => {
    const steps: number[] = [];
    const now = performance.now.bind(performance);
    let painted = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + painted);
    vi.stubGlobal('cancelAnimationFrame', clearTimeout);
    vi.stubGlobal('requestAnimationFrame', (run: () => void) =>
      setTimeout(() => {
        run();
        painted += painting;
      }, untilFrame),
    );
    show(rowsOf(300));
    while (steps.length < counts.length) {
      const before = texts().length;
      while (texts().length === before) nextTask();
      steps.push(texts().length);
    }
    clock.mockRestore();
    expect(steps).toEqual(counts);
  });

  it('draws nothing after its end', () => {
    show(rowsOf(2000));
    act(() => root.unmount());
    expect(vi.getTimerCount()).toBe(0);
    root = createRoot(host);
  });
});

it.each([
  [20, 10, 40],
  [40, 10, 50],
  [50, 30, 50],
  [50, 80, 25],
  [12, 900, 10],
])('after %i rows in %i ms come %i', (size, ms, expected) => {
  expect(nextSize(size, ms)).toBe(expected);
});

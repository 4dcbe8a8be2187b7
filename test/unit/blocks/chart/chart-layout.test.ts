import { describe, expect, it } from 'vitest';
import type { ChartKind } from '../../../../src/blocks/chart/chart.data';
import { layoutChart } from '../../../../src/blocks/chart/chart-layout';

const size = { width: 600, height: 300 };
const tableOf = (...series: (number | undefined)[][]) => ({
  series: series.map((values) => ({ label: '', values })),
  samples: Array.from({ length: Math.max(...series.map(({ length }) => length)) }, (_, index) => `S${index}`),
});
const layout = (kind: ChartKind, series: (number | undefined)[][], isRtl = false) =>
  layoutChart(kind, { table: tableOf(...series), size, isRtl, format: String });

/** The numbers of a path. */
const numbersOf = (d = '') => (d.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
/** x, y, width and height of a bar. */
const boxes = (kind: ChartKind, series: (number | undefined)[][], isRtl = false) =>
  layout(kind, series, isRtl).marks.map(({ d }) => numbersOf(d).slice(0, 4).map(Math.round));

describe('bars', () => {
  it('stand on zero, in groups, as high as their values', () => {
    const [first = [], second = [], third = []] = boxes('bar', [
      [10, 20],
      [20, undefined],
    ]);
    expect(second[3]).toBe(2 * (first[3] ?? 0));
    expect(third[3]).toBe(second[3]);
    const bottoms = [first, second, third].map(([, y = 0, , height = 0]) => y + height);
    expect(new Set(bottoms).size).toBe(1);
    // The second series is beside the first, not on it.
    expect(third[0]).toBeGreaterThanOrEqual((first[0] ?? 0) + (first[2] ?? 0));
  });

  it('hang from zero when they are below it', () => {
    const [up = [], down = []] = boxes('bar', [[5, -5]]);
    expect((up[1] ?? 0) + (up[3] ?? 0)).toBe(down[1]);
  });

  it('leave out missing cells, and show a zero as a hairline', () => {
    const marks = layout('bar', [[undefined, 0, 4]]).marks;
    expect(marks.map(({ sample }) => sample)).toEqual([1, 2]);
    expect(numbersOf(marks[0]?.d)[3]).toBe(1);
  });

  it('start on the right in a page that reads from right to left', () => {
    const [first = [], last = []] = boxes('bar', [[1, 2]], true);
    expect(first[0]).toBeGreaterThan(last[0] ?? 0);
    const { grid } = layout('bar', [[1, 2]], true);
    expect(grid[0]?.x).toBeGreaterThan(size.width / 2);
  });

  it.each([
    ['of huge numbers', [1e300, -1e300, 5e-324]],
    ['of one value', [7]],
    ['of nothing but zero', [0, 0]],
  ])('%s stay in the drawing', (_, values) => {
    for (const [x = -1, y = -1, width = 0, height = 0] of boxes('bar', [values])) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(size.height + 1);
    }
  });
});

describe('lines', () => {
  it('have a gap where a cell is missing', () => {
    const [line] = layout('line', [[1, 2, undefined, 4, 5]]).lines;
    expect(line?.d.match(/M/g)).toHaveLength(2);
  });

  it('have a dot at each value', () => {
    const { marks } = layout('line', [[1, undefined, 3]]);
    expect(marks.map(({ sample }) => sample)).toEqual([0, 2]);
    // From its left edge by two half circles to the right and back.
    const [x = 0, , ...arcs] = numbersOf(marks[0]?.d);
    const radius = arcs[0] ?? 0;
    expect(radius).toBeGreaterThan(0);
    const halfCircle = (across: number) => [radius, radius, 0, 1, 0, across, 0];
    expect(arcs).toEqual([...halfCircle(2 * radius), ...halfCircle(-2 * radius)]);
    const [first = 0] = numbersOf(layout('line', [[1, undefined, 3]]).lines[0]?.d);
    expect(x).toBeCloseTo(first - radius);
  });

  it('use the height for their own values, which need not include zero', () => {
    expect(
      Math.min(...layout('line', [[100, 110, 120]]).grid.map(({ text }) => Number(text))),
    ).toBeGreaterThan(0);
  });
});

describe('labels', () => {
  it('are thinned out where there are many', () => {
    const { labels } = layout('line', [Array.from({ length: 200 }, (_, index) => index)]);
    expect(labels.length).toBeGreaterThan(5);
    const gaps = labels.slice(1).map(({ x }, index) => x - (labels[index]?.x ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(30);
  });

  it('are all shown where each has enough room', () => {
    expect(layout('bar', [[1, 2, 3, 4, 5, 6, 7, 8]]).labels).toHaveLength(8);
  });
});

describe('pies', () => {
  it('share their circle, from the top on, and leave out what is not above zero', () => {
    const { marks, grid, labels } = layout('pie', [[3, 0, 1, -5, undefined]]);
    expect(marks.map(({ sample, share }) => [sample, share])).toEqual([
      [0, 0.75],
      [2, 0.25],
    ]);
    // The last quarter is on the upper left.
    expect(marks[1]?.x).toBeLessThan(size.width / 2);
    expect(marks[1]?.y).toBeLessThan(size.height / 2);
    expect([grid, labels]).toEqual([[], []]);
  });

  it('have a ring for each series', () => {
    const { marks } = layout('pie', [
      [1, 1],
      [1, 1],
    ]);
    const fromCentre = ({ x, y }: { x: number; y: number }) =>
      Math.hypot(x - size.width / 2, y - size.height / 2);
    const [outer, , inner] = marks;
    expect(outer && inner && fromCentre(outer) > fromCentre(inner)).toBe(true);
  });
});

describe('the middle of a shape', () => {
  it('is where its value is shown: at the top of a bar, or at zero for one that hangs', () => {
    const [up, down] = layout('bar', [[5, -5]]).marks;
    expect(up && down && up.y < down.y).toBe(true);
    const [first, second] = layout('line', [[1, 3]]).marks;
    expect(first && second && second.y < first.y && first.x < second.x).toBe(true);
  });

  it('of a ring of one slice is on the ring, which has no gap', () => {
    const [mark] = layout('pie', [[4]]).marks;
    expect(mark?.share).toBe(1);
    // Drawn as a whole circle: two arcs and no line to the middle.
    expect(mark?.d.match(/A/g)).toHaveLength(2);
    expect(mark?.d).not.toContain('L');
  });
});

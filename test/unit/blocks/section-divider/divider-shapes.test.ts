import { describe, expect, it } from 'vitest';
import {
  areaAbove,
  type DividerShape,
  dividerEdge,
  isDividerShape,
} from '../../../../src/blocks/section-divider/divider-shapes';

const SIZE = { repetitions: 1, height: 0.2, offset: 0, isFlipX: false, isFlipY: false };
const ALL: readonly DividerShape[] = [
  'wavy',
  'rounded',
  'scalloped',
  'soft-corners',
  'hard-corners',
  'pointed',
  'slanted',
];

const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
/** Where curves begin and end: what lies between may be a control point outside of the divider. */
const endsOf = (path: string) =>
  path
    .split(/[MC]/)
    .slice(1)
    .map((curve) => pointsOf(curve).at(-1) ?? []);

describe('dividerEdge', () => {
  it('is straight along the bottom for a divider without a known shape', () => {
    expect(dividerEdge(undefined, SIZE)).toBe('M0,1 L1,1');
    expect(isDividerShape('constructor')).toBe(false);
  });

  it.each(ALL)('%s covers the whole width, and stays within the height of the divider', (shape) => {
    for (const repetitions of [0.4, 1, 5, 7.3]) {
      for (const offset of [-1.7, 0, 0.3, 12.5]) {
        const ends = endsOf(dividerEdge(shape, { ...SIZE, repetitions, offset }));
        expect(Math.min(...ends.map(([x = 1]) => x))).toBeLessThanOrEqual(0);
        expect(Math.max(...ends.map(([x = 0]) => x))).toBeGreaterThanOrEqual(1);
        for (const [, y = 0] of ends) {
          expect(y).toBeGreaterThanOrEqual(0.8);
          expect(y).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('turns arches over, and mirrors a slope', () => {
    const middle = (isFlipY: boolean) => endsOf(dividerEdge('pointed', { ...SIZE, isFlipY }));
    expect(middle(false).map(([, y]) => y)).toContain(0.8);
    expect(middle(true)[1]?.[1]).not.toBe(middle(false)[1]?.[1]);
    const slope = (isFlipX: boolean) => endsOf(dividerEdge('slanted', { ...SIZE, isFlipX })).map(([x]) => x);
    expect(slope(true)).toEqual(slope(false).map((x = 0) => 1 - x));
  });

  /** Points of one repetition in the unit box: across from 0 to 1, down from 0 (top) to 1. */
  const shapeOf = (shape: DividerShape) =>
    pointsOf(dividerEdge(shape, { ...SIZE, height: 1 })).filter(([x = -1]) => x >= -1e-9 && x <= 1 + 1e-9);
  const sorted = (points: readonly (readonly number[])[]) =>
    points
      .map(
        ([x = 0, y = 0]) =>
          `${(Math.round(x * 1000) / 1000 || 0).toFixed(3)} ${(Math.round(y * 1000) / 1000 || 0).toFixed(3)}`,
      )
      .sort();

  it.each(['rounded', 'scalloped', 'pointed'] as const)(
    '%s is the same on both sides of its middle',
    (shape) => {
      const points = shapeOf(shape);
      expect(sorted(points)).toEqual(sorted(points.map(([x = 0, y = 0]) => [1 - x, y])));
    },
  );

  it.each(['wavy', 'soft-corners'] as const)('%s is the same when it is turned half round', (shape) => {
    const unique = (points: readonly (readonly number[])[]) => [...new Set(sorted(points))];
    const points = shapeOf(shape);
    expect(unique(points)).toEqual(unique(points.map(([x = 0, y = 0]) => [1 - x, 1 - y])));
  });

  it.each(ALL)('%s ends where its next repetition begins', (shape) => {
    const edge = dividerEdge(shape, { ...SIZE, repetitions: 4 });
    const ends = endsOf(edge);
    const per = (ends.length - 1) / 6;
    for (let repetition = 1; repetition < 6; repetition++) {
      const [x = 0, y = 0] = ends[repetition * per] ?? [];
      expect(x).toBeCloseTo((repetition - 1) / 4, 3);
      expect(y).toBeCloseTo(ends[0]?.[1] ?? Number.NaN, 3);
    }
  });

  it('draws no more than can be told apart, and never divides by nothing', () => {
    expect(dividerEdge('wavy', { ...SIZE, repetitions: 1e9 }).length).toBeLessThan(100_000);
    expect(dividerEdge('wavy', { ...SIZE, repetitions: 0 })).not.toContain('NaN');
  });
});

it('areaAbove closes the edge over the top of the section', () => {
  expect(areaAbove('M0,1 L1,1')).toBe('M0,1 L1,1 L1,0 L0,0 Z');
  expect(areaAbove('M-0.2,0.9 C0,1 0.5,1 1.2,0.9')).toBe('M-0.2,0.9 C0,1 0.5,1 1.2,0.9 L1.2,0 L-0.2,0 Z');
});

/** All points of a shape, those that bend its curves included. */
const drawn = (shape: DividerShape) => pointsOf(dividerEdge(shape, SIZE));
const rounded = (points: readonly number[][]) =>
  points.map((point) => point.map((value) => Math.round(value * 1000) / 1000));

it.each(['wavy', 'soft-corners'] as const)('%s is the same upside down', (shape) => {
  const turned = drawn(shape).map(([x = 0, y = 0]) => [1 - x, 2 * (1 - SIZE.height / 2) - y]);
  expect(rounded(turned.reverse())).toEqual(rounded(drawn(shape)));
});

it.each(['rounded', 'scalloped'] as const)('%s is the same from right to left', (shape) => {
  const mirrored = drawn(shape).map(([x = 0, y = 0]) => [1 - x, y]);
  expect(rounded(mirrored.reverse())).toEqual(rounded(drawn(shape)));
});

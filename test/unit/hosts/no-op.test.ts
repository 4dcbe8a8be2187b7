import { expect, it } from 'vitest';
import { noOp } from '../../../src/hosts/no-op';

type Thing = { readonly [name: string]: Thing } & ((...args: unknown[]) => Thing);
const create = (known = {}, answer?: () => unknown) => noOp(known, answer) as Thing;

it('has every property, and does nothing when it is called', () => {
  const thing = create();
  expect(thing.any?.other?.('x')).toBeUndefined();
  expect(create({}, () => 7).any?.()).toBe(7);
  expect(create({}, () => 7)()).toBe(7);
});

it('has what is known as it is, and what a theme sets', () => {
  const thing = create({ size: 3 });
  expect(thing.size).toBe(3);
  (thing as unknown as Record<string, unknown>).mine = 4;
  expect(thing.mine).toBe(4);
  expect(typeof thing.toString).toBe('function');
});

it('finds what is not known by its name, and else has it as any other', () => {
  const find = (name: string) => (name === 'size' || name === 'depth' ? 5 : undefined);
  const thing = noOp({ size: 3 }, undefined, find) as Thing;
  expect([thing.size, thing.depth, thing.height?.()]).toEqual([3, 5, undefined]);
});

it('can be made, and then chained', () => {
  const made = Reflect.construct(create(), []) as Thing;
  expect(made.on?.('x')).toBe(made.set?.('y').off?.());
});

it('is neither a promise nor a list, and is an empty text', async () => {
  const thing = create();
  expect(thing.then).toBeUndefined();
  expect(await thing).toBe(thing);
  expect(Reflect.get(thing, Symbol.iterator)).toBeUndefined();
  expect([`${thing}`, Number(thing)]).toEqual(['', Number.NaN]);
});

import { describe, expect, it } from 'vitest';
import { groupChunks } from '../../../tools/join-chunks.mjs';

/** Chunk → bytes, the entries that load it, the chunks it needs. */
function group(chunks, alone = {}, isApart = undefined) {
  const groups = groupChunks({
    chunks: Object.keys(chunks),
    users: new Map(Object.entries(chunks).map(([name, { users }]) => [name, new Set(users)])),
    size: new Map(Object.entries(chunks).map(([name, { size }]) => [name, size])),
    needsOf: (name) => (chunks[name] ?? alone[name]).needs ?? [],
    alone: Object.keys(alone),
    ...(isApart && { isApart }),
  });
  return groups.map((joined) => [...joined].sort().join('+')).sort();
}

describe('groupChunks', () => {
  it('joins small chunks of the same pages', () => {
    expect(group({ a: { size: 300, users: ['x', 'y'] }, b: { size: 400, users: ['x', 'y'] } })).toEqual([
      'a+b',
    ]);
  });

  it('keeps apart what some pages wait for and what nobody waits for', () => {
    const users = ['x', 'y'];
    const chunks = { first: { size: 300, users }, rest: { size: 300, users }, also: { size: 300, users } };
    const isApart = (one, other) => one.has('first') !== other.has('first');
    expect(group(chunks, {}, isApart)).toEqual(['also+rest', 'first']);
  });

  it('leaves a large chunk to the pages that need it', () => {
    expect(group({ a: { size: 300, users: ['x', 'y'] }, b: { size: 30_000, users: ['x'] } })).toEqual([
      'a',
      'b',
    ]);
  });

  it('joins what few pages have in excess when many are spared a request', () => {
    const many = ['p', 'q', 'r', 's'];
    expect(group({ a: { size: 300, users: many }, b: { size: 200, users: ['p', 'q', 'r'] } })).toEqual([
      'a+b',
    ]);
  });

  it('does not bring a page what only others need, by way of a file that it shares with them', () => {
    const many = ['p', 'q', 'r', 's', 't'];
    const chunks = {
      large: { size: 15_000, users: [...many, 'y', 'z'] },
      // Alike but for one user; joined, the two would bring it the large one.
      a: { size: 100, users: [...many, 'x'] },
      b: { size: 300, users: many, needs: ['large'] },
    };
    expect(group(chunks)).toEqual(['a', 'b+large']);
  });

  it('never lets files need each other in a circle', () => {
    const users = ['x', 'y'];
    const chunks = {
      bottom: { size: 100, users },
      // Large and for one page: stays alone, between the two.
      middle: { size: 50_000, users: ['x'], needs: ['bottom'] },
      top: { size: 100, users, needs: ['middle'] },
    };
    expect(group(chunks)).toEqual(['bottom', 'middle', 'top']);
  });

  it('never lets a file wait for one that is fetched later and needs it', () => {
    const users = ['x', 'y'];
    const chunks = { helper: { size: 100, users }, caller: { size: 100, users, needs: ['later'] } };
    expect(group(chunks, { later: { needs: ['helper'] } })).toEqual(['caller', 'helper']);
    expect(group(chunks, { later: {} })).toEqual(['caller+helper']);
  });
});

import { describe, expect, it } from 'vitest';
import { readKind } from '../../../tools/chunk-kinds.mjs';

describe('readKind', () => {
  it('reads the kind from a line of its own', () => {
    expect(readKind('// @chunk whole\n\nimport x from "x";', 'a.ts')).toBe('whole');
    expect(readKind('// The `@chunk whole` line is explained elsewhere.', 'a.ts')).toBeUndefined();
  });

  it('names the file and what may be written where the kind is not known', () => {
    expect(() => readKind('// @chunk hole', 'src/a.ts')).toThrow(
      'src/a.ts: "@chunk hole" is not known. Write one of: whole, unlisted, often, rest, single.',
    );
  });

  it('refuses two kinds', () => {
    expect(() => readKind('// @chunk whole\n// @chunk unlisted', 'a.ts')).toThrow('two "@chunk" lines');
  });
});

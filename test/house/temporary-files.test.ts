import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

it('gives tests a folder for temporary files that goes with their run', () => {
  expect(basename(tmpdir())).toMatch(/^inlay-test-run-/);
  expect(existsSync(tmpdir())).toBe(true);
});

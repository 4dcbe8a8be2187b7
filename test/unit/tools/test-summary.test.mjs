import { expect, it } from 'vitest';
import { summarize } from '../../../tools/test-summary.mjs';

const failure = (file, test, message) => ({ file, test, message });

const steps = [
  { name: 'lint', status: 'passed', seconds: 3 },
  { name: 'house tests', status: 'failed', seconds: 61 },
  { name: 'tests on saved pages', status: 'skipped', seconds: 0, why: 'INLAY_PAGES is not set' },
];

it('tells failures by the clock from those of the code', () => {
  const failures = [
    failure('a.test.ts', 'adds', 'expected 1 to be 2\n  at a.ts'),
    failure('b.test.ts', '', 'Hook timed out in 10000ms.\nIf this is a long-running hook'),
    failure('c.test.ts', 'builds', 'Test timed out in 300000ms.'),
    failure('d.test.ts', 'opens', 'locator.click: Timeout 30000ms exceeded.\nCall log:'),
    failure('e.test.ts', 'polls', 'Matcher did not succeed in time.'),
  ];
  const text = summarize({ steps, files: [], failures });
  expect(text).toContain('Wrong:\n  a.test.ts > adds: expected 1 to be 2\n');
  expect(text).toMatch(/too slow or wrong.*:\n {2}d\.test\.ts > opens: .*\n {2}e\.test\.ts > polls: .*\n\n/);
  expect(text).toMatch(/too slow, not wrong.*:\n {2}b\.test\.ts: Hook .*\n {2}c\.test\.ts > builds: .*\n\n/);
});

it('lists each step, and ends with those that have failed', () => {
  const text = summarize({ steps, files: [], failures: [] });
  expect(text).toContain('    3.0 s  passed   lint\n');
  expect(text).toContain('skipped  tests on saved pages: INLAY_PAGES is not set');
  expect(text.split('\n').at(-1)).toBe('Failed: house tests. Skipped: tests on saved pages.');
  expect(summarize({ steps: steps.slice(0, 1), files: [], failures: [] })).toMatch(/\nPassed\.$/);
});

it('lists the ten slowest files, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }));
  const text = summarize({ steps: [], files, failures: [] });
  expect(text).toMatch(/^Slowest files:\n {3}11\.0 s {2}11\.test\.ts\n {3}10\.0 s/);
  expect(text).not.toMatch(/\b1\.test\.ts/);
});

it('lists what typical pages load', () => {
  const text = summarize({ steps: [], files: [], failures: [], sizes: [['a form', '34.3 KB', '88.0 KB']] });
  expect(text).toContain('Preact and React:\n  34.3 KB  88.0 KB  a page with a form\n');
});

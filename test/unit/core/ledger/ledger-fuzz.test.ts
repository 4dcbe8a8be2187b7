// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fuzzLedger } from './ledger-scenarios';

const RUNS = 300;
/** happy-dom is slow, and the machine may be busy. */
const TIMEOUT_MS = 120_000;

it(
  'gives every element back byte for byte, in whatever order owners claim and leave',
  () => {
    expect(fuzzLedger(document, { foreign: false, isBrowser: false }, RUNS)).toBe('');
  },
  TIMEOUT_MS,
);

it(
  'leaves what a foreign script wrote and nothing of ours',
  () => {
    expect(fuzzLedger(document, { foreign: true, isBrowser: false }, RUNS)).toBe('');
  },
  TIMEOUT_MS,
);

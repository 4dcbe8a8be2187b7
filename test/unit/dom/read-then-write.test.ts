import { expect, it, vi } from 'vitest';
import { readThenWrite } from '../../../src/dom/read-then-write';

it('reads everything before it writes anything, whatever one of them throws', async () => {
  const log: string[] = [];
  const errors = vi.fn();
  vi.stubGlobal('reportError', errors);
  const unit = (name: string, fails = '') =>
    readThenWrite(() => {
      log.push(`read ${name}`);
      if (fails === 'read') throw new Error(name);
      return () => {
        log.push(`write ${name}`);
        if (fails === 'write') throw new Error(name);
      };
    });
  unit('a', 'write');
  unit('b', 'read');
  unit('c');
  readThenWrite(() => undefined);
  expect(log).toEqual([]);
  await Promise.resolve();
  expect(log).toEqual(['read a', 'read b', 'read c', 'write a', 'write c']);
  expect(errors.mock.calls.map(([error]) => error.message)).toEqual(['b', 'a']);
  unit('d');
  await Promise.resolve();
  expect(log.slice(5)).toEqual(['read d', 'write d']);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPEATABLE, SENDING_CONTROLS } from '../page/support/sending-controls';

const API = join(import.meta.dirname, '../../src/api');
/** What a visitor sends; statistics are another matter, and have keys of their own. */
const SENT = /@sent (POST \S+) \| necessary/g;

const sent = readdirSync(API).flatMap((file) =>
  file.endsWith('.ts')
    ? [...readFileSync(join(API, file), 'utf8').matchAll(SENT)].map(([, call = '']) => call)
    : [],
);

it('every call that a visitor sends is pressed by sent-once-whatever-happens.test.ts, or may be repeated without harm', () => {
  const covered = [...SENDING_CONTROLS.flatMap(({ sends }) => sends), ...Object.keys(REPEATABLE)];
  expect(sent.length).toBeGreaterThan(10);
  expect([...new Set(covered)].sort()).toEqual([...new Set(sent)].sort());
});

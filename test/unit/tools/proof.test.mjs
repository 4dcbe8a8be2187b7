import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PARTS, readRows, rowOf, writePage } from '../../../tools/proof.mjs';

const [part] = PARTS;
const run = { seed: 7, day: '2026-11-23' };

it('has a row for each part that was run, and keeps those of earlier runs in the order of the parts', () => {
  const rows = PARTS.map((one) => [one.name, rowOf(one, { counts: {}, passed: 1, failures: [] }, run)]);
  const page = writePage('', new Map([...rows].reverse()));
  expect([...readRows(page).keys()]).toEqual(PARTS.map(({ name }) => name));
  const later = { counts: { boots: 5000, blocks: 30_000 }, passed: 625, failures: [{}] };
  const again = writePage(page, new Map([[part.name, rowOf(part, later, { seed: 8, day: '2026-12-01' })]]));
  expect(readRows(again).get(part.name)?.slice(2)).toEqual([
    '5,000 boots, 30,000 blocks',
    '625',
    '1',
    '8',
    '2026-12-01',
  ]);
  expect([...readRows(again)].slice(1)).toEqual([...readRows(page)].slice(1));
});

it('names files that are there', () => {
  const folder = fileURLToPath(new URL('../../', import.meta.url));
  const there = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.test\.\w+$/.test(file),
  );
  expect(
    PARTS.flatMap(({ files }) => files).filter((name) => !there.some((file) => file.includes(name))),
  ).toEqual([]);
});

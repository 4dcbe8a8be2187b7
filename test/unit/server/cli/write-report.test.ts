import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeReport } from '../../../../src/server/cli/write-report';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-report-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (text: string) => basename(await writeReport(join(folder, 'out'), text));
const read = (name: string) => readFile(join(folder, name), 'utf8');

it('replaces the report of the run before', async () => {
  expect([await write('one'), await write('two')]).toEqual(['out-report.html', 'out-report.html']);
  expect(await read('out-report.html')).toMatch(/^two</);
  expect(await readdir(folder)).toHaveLength(1);
});

it('has another name where a file of the owner has that one, or the report was changed', async () => {
  await writeFile(join(folder, 'out-report.html'), 'own');
  expect([await write('one'), await write('two')]).toEqual(['out-report-2.html', 'out-report-2.html']);
  await writeFile(join(folder, 'out-report-2.html'), `Remember: ${await read('out-report-2.html')}`);
  await symlink('elsewhere', join(folder, 'out-report-3.html'));
  expect(await write('three')).toBe('out-report-4.html');
  expect(await read('out-report.html')).toBe('own');
  expect(await read('out-report-2.html')).toMatch(/^Remember/);
});

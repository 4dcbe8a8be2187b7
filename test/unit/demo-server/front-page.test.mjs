import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOORS, FIGURES } from '../../../demo-server/front/front-page.mjs';

const root = new URL('../../../', import.meta.url);
const read = (name) => readFileSync(new URL(name, root), 'utf8');

test('the figures of the start page are those of bench/README.md', () => {
  const [line = ''] = /From the platform to Inlay:.*/.exec(read('bench/README.md')) ?? [];
  for (const { platform, inlay } of FIGURES) {
    const [number = '', unit = ''] = platform.split(' ');
    expect(line).toContain(`${number} → ${inlay}`);
    expect(inlay).toContain(unit);
  }
});

test('README has the doors of the start page, and each leads to a page', () => {
  const readme = read('README.md');
  for (const { title, command, page } of DOORS) {
    expect(readme).toContain(title);
    expect(readme).toContain(command);
    expect(readme).toContain(`(docs/${page}.md)`);
    expect(existsSync(new URL(`docs/${page}.md`, root)), page).toBe(true);
  }
});

test('README has the doors within its first screen, and is short', () => {
  const lines = read('README.md').trimEnd().split('\n');
  const [last] = DOORS.map(({ title }) => lines.findIndex((line) => line.includes(`**${title}**`))).sort(
    (one, other) => other - one,
  );
  expect(last).toBeGreaterThan(0);
  expect(last).toBeLessThan(12);
  expect(lines.length).toBeLessThanOrEqual(120);
});

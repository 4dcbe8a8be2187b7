import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { serveCopy } from '../../src/server/report/serve-copy';
import { takePicture } from '../../src/server/report/take-picture';
import { it } from './support/site';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'inlay-report-pictures-')));
afterAll(() => rmSync(folder, { recursive: true }));

it('a browser takes a picture of a page, and says what it has received', async () => {
  const browser = join(folder, 'chromium');
  // Machines that test have one user, for whom Chromium does not start otherwise.
  writeFileSync(
    browser,
    `#!/bin/sh\nexec ${process.env.CHROMIUM ?? '/usr/bin/chromium'} --no-sandbox "$@"\n`,
  );
  chmodSync(browser, 0o755);
  mkdirSync(join(folder, 'out'));
  const noise = Array.from({ length: 20_000 }, (_, index) => ((index * 7919) % 65_521).toString(36)).join('');
  writeFileSync(
    join(folder, 'out/index.html'),
    '<!doctype html><script src="own.js"></script><h1>Ferns</h1>',
  );
  writeFileSync(join(folder, 'out/own.js'), `/*${noise}*/document.body.style.background='teal'`);
  const copy = await serveCopy(join(folder, 'out'));
  const { src, bytes } = await takePicture(browser, `${copy.address}/`);
  copy.close();
  const picture = Buffer.from(src.replace('data:image/webp;base64,', ''), 'base64');
  expect(picture.toString('latin1', 8, 12)).toBe('WEBP');
  // As it was packed.
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(noise.length);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives tests, their browsers and the programs that they start one folder for temporary files, and removes it with whatever they have left in it:
 * a browser that is killed, or a demo server without a folder of its own, clears nothing away.
 * @returns {() => void}
 */
export default function shareTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-test-run-'));
  // Windows reads the other two.
  const names = process.platform === 'win32' ? ['TEMP', 'TMP'] : ['TMPDIR'];
  for (const name of names) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

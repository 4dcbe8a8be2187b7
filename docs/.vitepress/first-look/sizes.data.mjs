import { readFileSync } from 'node:fs';

/** Rows of README's table of sizes, which is written from the build. */
export default {
  watch: ['../../../README.md'],
  /** @param {string[]} files those that are watched */
  load([readme = '']) {
    const text = readFileSync(readme, 'utf8');
    // Between number and unit stands a no-break space.
    const rows = [...text.matchAll(/^\| (.+?) \| \d+ \| ([\d.]+\sKB) \| [\d.]+\sKB \|.*$/gm)];
    if (!rows.length) throw new Error('README has no table of sizes.');
    return rows.map(([, page = '', size = '']) => ({ page, size }));
  },
};

// The tables that `npm run weight` prints.

const PICTURES = new Set(['image', 'stray-image']);
const GALLERY = /^(?:gallery|index-gallery|portfolio|summary|user-items)/;
const FORM = /^(?:form|server-form|newsletter)/;

/** The kinds of pages that have an aim or a weight of their own; a page may be of several. */
const KINDS = [
  ['all pages', () => true],
  // A page that was saved without its theme gets a look, which no visitor of the site loads.
  ['with its theme', ({ files }) => !files.some((file) => file.endsWith('/look.css'))],
  ['no block in view', ({ blocks }) => blocks.length === 0],
  ['only pictures', ({ blocks }) => blocks.length > 0 && blocks.every((block) => PICTURES.has(block))],
  ['a gallery or a list', ({ blocks }) => blocks.some((block) => GALLERY.test(block))],
  ['a form', ({ blocks }) => blocks.some((block) => FORM.test(block))],
  ['cookie banner', ({ files }) => files.some((file) => file.includes('/chunks/consent-'))],
];

const COLUMNS = [
  ['br KB', ({ bytes }) => bytes / 1000, 1],
  ['CSS br KB', ({ styleBytes }) => styleBytes / 1000, 1],
  ['requests', ({ requests }) => requests, 0],
  ['steps', ({ steps }) => steps, 0],
  ['duplicates', ({ duplicates }) => duplicates, 0],
  ['chunks under 1 KB', ({ small }) => small, 0],
  ['main thread ms', ({ taskMs }) => taskMs, 0],
  ['heap KB', ({ heapBytes }) => heapBytes / 1000, 0],
  ['listeners', ({ listeners }) => listeners, 0],
  ['longest task ms, CPU × 4', ({ longestTaskMs }) => longestTaskMs, 0],
  ['without Inlay', ({ longestWithoutMs }) => longestWithoutMs, 0],
];

const sorted = (values) => values.toSorted((a, b) => a - b);
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
const head = (...names) => {
  row([...names, ...COLUMNS.map(([name]) => name)]);
  row([...names.map(() => '---'), ...COLUMNS.map(() => '--:')]);
};

export function printTables(results, { withFiles }) {
  head('pages', 'how many');
  for (const [name, isOfKind] of KINDS) {
    const pages = results.filter(isOfKind);
    if (!pages.length) continue;
    const cells = COLUMNS.map(([, read, digits]) => {
      const values = sorted(pages.map(read));
      const [median, worst] = [values[Math.floor(values.length / 2)], values.at(-1)];
      return `${median.toFixed(digits)} (${worst.toFixed(digits)})`;
    });
    row([name, pages.length, ...cells]);
  }
  console.log('\nMedian, and the worst page in brackets. Each page:\n');
  head('page', 'blocks');
  for (const result of results.toSorted((a, b) => a.bytes - b.bytes)) {
    row([
      result.path,
      result.blocks.join(' '),
      ...COLUMNS.map(([, read, digits]) => read(result).toFixed(digits)),
    ]);
  }
  if (!withFiles) return;
  for (const { path, files } of results) console.log(`\n${path}\n  ${files.join('\n  ')}`);
}

export function printTaps(taps, slowdown) {
  console.log(`\nFirst taps, 390 px, CPU × ${slowdown}, until the frame that shows the answer:\n`);
  row(['first tap', 'how many', 'median ms', 'worst ms']);
  row(['---', '--:', '--:', '--:']);
  for (const { name, times } of taps) {
    const values = sorted(times);
    row([
      name,
      values.length,
      ...[values[Math.floor(values.length / 2)], values.at(-1)].map((ms) => ms?.toFixed(0) ?? '–'),
    ]);
  }
}

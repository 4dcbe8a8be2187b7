import { expect, it, vi } from 'vitest';
import type { DraftOptions } from '../../../../src/server/cli/draft-page';
import { draftInThreads, threadsFor } from '../../../../src/server/cli/draft-threads';

vi.mock('../../../../src/server/server', () => ({}));

/** Answers as the command's threads do; the first page of a site takes longest, and some pages end their thread. */
const SCRIPT = `import { parentPort, workerData } from 'node:worker_threads';
parentPort.on('message', (path) => {
  if (path.includes('slow')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  if (path.includes('ends')) process.exit(1);
  if (path.includes('throws')) throw new RangeError('Too much of ' + path + ' in ' + workerData.site);
  parentPort.postMessage({ result: { path }, uses: { moved: [[path, 'file']], sheets: [] } });
});`;
const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);

async function draftAll(paths: readonly string[], threads: number) {
  const options = { site: 'ferns' } as DraftOptions;
  const answers = [];
  for await (const answer of draftInThreads(paths, { script, threads, options })) answers.push(answer);
  return answers;
}

const PAGES = Array.from({ length: 20 }, (_, index) => (index % 5 ? `${index}.html` : `${index}-slow.html`));

it.each([1, 2, 4])('%i threads answer in the order of the pages', async (threads) => {
  const answers = await draftAll(PAGES, threads);
  expect(answers.map(({ result }) => result.path)).toEqual(PAGES);
  expect(answers.map(({ uses }) => uses.moved[0]?.[0])).toEqual(PAGES);
});

it.each([1, 2])(
  'a page that ends one of %i threads is named, and the others are still read',
  async (threads) => {
    const paths = ['a.html', 'b-ends.html', 'c.html', 'd-throws.html', 'e-throws.html', ...PAGES];
    const answers = await draftAll(paths, threads);
    expect(answers.map(({ result }) => result.path)).toEqual(paths);
    expect(answers.flatMap(({ result: { path, error } }) => (error ? [`${path}: ${error}`] : []))).toEqual([
      'b-ends.html: The thread that read it has ended.',
      'd-throws.html: Too much of d-throws.html in ferns',
      'e-throws.html: Too much of e-throws.html in ferns',
    ]);
  },
);

it('may be left before all pages are read', async () => {
  const options = {} as DraftOptions;
  for await (const { result } of draftInThreads(PAGES, { script, threads: 2, options })) {
    expect(result.path).toBe(PAGES[0]);
    break;
  }
});

it('takes the command’s own thread for few pages, and no more threads than cores for many', () => {
  expect([threadsFor(1, 8), threadsFor(59, 8), threadsFor(10_000, 2)]).toEqual([0, 0, 0]);
  expect([threadsFor(60, 8), threadsFor(10_000, 8)]).toEqual([2, 7]);
});

import { afterAll, beforeAll, expect } from 'vitest';
import { it } from '../page/support/site';
import { createCommand } from '../unit/server/save/run-command';
import { type Answer, startStandIn } from '../unit/server/save/stand-in';

const SITE = 'https://www.example.com';
const PAGES = 90;
const PAGE_BYTES = 800_000;
/** In MB: less than all pages together, and what one page and the command itself need. */
const HEAP = 72;

const paragraph = `<p>${'text '.repeat(1600)}</p>`;
const pageOf = (number: number) => `<!doctype html><html lang="en"><title>Page ${number}</title>
<body><main><div class="sqs-block sqs-block-accordion"></div><a href="/p/${(number + 1) % PAGES}">Next</a>
<a href="/gone-but-named-by-a-long-address-${number}">Gone</a> <img src="/s/lost-picture-of-page-${number}.jpg">
${paragraph.repeat(PAGE_BYTES / paragraph.length)}</main></body></html>`;

function answer(address: string): Answer | undefined {
  if (address === `${SITE}/robots.txt`) return '';
  if (address === `${SITE}/`) return pageOf(-1);
  const [, number] = /\/p\/(\d+)$/.exec(address) ?? [];
  return number === undefined ? undefined : pageOf(Number(number));
}

let command: Awaited<ReturnType<typeof createCommand>>;
let standIn: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  command = await createCommand();
  standIn = await startStandIn(async (address) => answer(address));
});
afterAll(async () => {
  await standIn.close();
  await command.remove();
});

it.each([
  ['save', [SITE, 'copy'], 'You can close the account.'],
  ['adopt', ['copy-download/www.example.com', 'adopted'], 'Not yet: 1 thing.'],
])('has one page after the other in memory: %s', async (name, args, verdict) => {
  const { ended } = command.start(standIn.address, [name, ...args], [`--max-old-space-size=${HEAP}`]);
  const { status, stdout, stderr } = await ended;
  expect([status, stderr.match(/heap out of memory/), stdout.split('\n')[0]]).toEqual([0, null, verdict]);
});

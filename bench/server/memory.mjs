// How much memory a page needs at most while it is adopted, in bytes for each of its characters: a process of its own, since memory that was once taken
// stays. Arguments: the address of `server.js`, the task (`parse5`, `filesFor`, `headFor`, `adopt`) and the number of characters.

import { parse } from 'parse5';
import { growingPage } from './growing-page.mjs';

const [, , address = '', task = '', size = ''] = process.argv;
/** @type {typeof import('../../src/server/public')} */
const server = await import(address);
/** @type {Readonly<Record<string, (html: string) => unknown>>} */
const TASKS = {
  parse5: (html) => parse(html),
  filesFor: (html) => server.filesFor(html),
  headFor: (html) => server.headFor(html, { base: '/inlay/' }),
  adopt: (html) => server.adopt(html, { base: '/inlay/' }),
};
const run = TASKS[task] ?? (() => undefined);
run(growingPage(1000));
const html = growingPage(Number(size));
const peak = () => process.resourceUsage().maxRSS * 1024;
const before = peak();
run(html);
console.log((peak() - before) / html.length);

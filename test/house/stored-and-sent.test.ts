import { expect, it } from 'vitest';
import { COUNTING, TRACKING_COOKIES } from '../../src/consent/categories';
import { CHANNELS } from '../../src/features/statistics/events/channels';
import { readStoredAndSent, storedAndSent } from '../../tools/stored-and-sent.mjs';
import { filesIn, read } from './support';

it('has a page of what is stored and sent that is up to date', async () => {
  expect(read('docs/stored-and-sent.md'), 'run `node tools/stored-and-sent.mjs`').toBe(await storedAndSent());
});

it('says of every call to the server what is sent, and when', async () => {
  const { sent } = await readStoredAndSent();
  const documented = sent.map(({ call }) => call.replace(/^\w+ /, '').split('…')[0] ?? '');
  const code = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const called = filesIn('src', /\.tsx?$/).flatMap((file) =>
    [...code(file).matchAll(/['`](\/api\/[^'`]*)/g)].map(([, path = '']) => path.split('$')[0] ?? ''),
  );
  expect(called.length).toBeGreaterThan(20);
  expect(
    called.filter((path) => !documented.some((known) => known.startsWith(path) || path.startsWith(known))),
    'write `@sent METHOD /api/… | category | when | what` into the comment of the call',
  ).toEqual([]);
});

it('gives events and visits the category that code gives them', async () => {
  const { stored, sent } = await readStoredAndSent();
  for (const { path } of Object.values(CHANNELS)) {
    const rows = sent.filter(({ call }) => call.split(' ')[1]?.replace(/\/…$/, '') === path);
    expect(rows.map(({ category }) => category)).toEqual([COUNTING]);
  }
  const cookies = stored.filter(({ place, category }) => place === 'cookie' && category === COUNTING);
  expect(
    cookies.map(({ name }) => name).sort(),
    'list every cookie of the category in TRACKING_COOKIES, so that a refusal removes it',
  ).toEqual(TRACKING_COOKIES[COUNTING].filter((name) => stored.some((row) => row.name === name)).sort());
});

it('says of everything that is stored under a name of its own what it is for', async () => {
  const names = (await readStoredAndSent()).stored.map(({ name }) => name.replace(/…$/, ''));
  const literals = filesIn('src', /\.tsx?$/).flatMap((file) =>
    // Names of classes, events and elements are written with a hyphen, a dot or a colon in front.
    /localStorage|sessionStorage|createLocalStore|writeCookie|writeSiteCookie|writeText|readText/.test(
      read(file),
    )
      ? [...read(file).matchAll(/= ['`](inlay[_-][\w-]+:?|squarespace-[\w-]+|SS_\w+|ss_\w+)/g)].map(
          ([, name = '']) => name,
        )
      : [],
  );
  expect(literals.length).toBeGreaterThan(5);
  expect(
    literals.filter((name) => !names.includes(name)),
    'write `@stored place | name | category | life | why` into its comment',
  ).toEqual([]);
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { HOME, isInlayFile, isInlayStack } from '../../../../src/core/inlay-files';
import {
  describeError,
  readErrorEvent,
  wantsAllErrors,
} from '../../../../src/features/error-reports/reported-errors';

const OWN = `${HOME}chunks/gallery-A1B2C.js`;
const THEME = 'https://theme.example/site-bundle.js';

afterEach(() => document.head.replaceChildren());

it.each([
  [OWN, true],
  [`${HOME}site.js`, true],
  [`${HOME}site.iife.js`, true],
  [`${HOME}theme.js`, false],
  [THEME, false],
  ['', false],
])('%s is a file of Inlay: %s', (address, isOwn) => {
  expect(isInlayFile(address)).toBe(isOwn);
});

it.each([
  [`TypeError: x\n    at open (${OWN}:1:20)\n    at ${THEME}:3:4`, true],
  [`TypeError: x\n    at ${OWN}:1:20`, true],
  // Called by Inlay, but not its code.
  [`TypeError: x\n    at init (${THEME}:3:4)\n    at run (${OWN}:1:20)`, false],
  // Firefox and Safari.
  [`open@${OWN}:1:20\nrun@${THEME}:3:4`, true],
  [`init@${THEME}:3:4\nrun@${OWN}:1:20`, false],
  ['', false],
  ['Error: no frames', false],
])('an error is that of the code which throws it %s', (stack, isOwn) => {
  expect(isInlayStack(stack)).toBe(isOwn);
});

it.each([
  [
    'Error: x?\n    at f (https://s.example/page?email=a@b.example#c:10:20)',
    'Error: x?\n    at f (https://s.example/page:10:20)',
  ],
  [
    'f@https://s.example/page?q=1:2:10:20\ng@https://s.example/a.js:1:2',
    'f@https://s.example/page:10:20\ng@https://s.example/a.js:1:2',
  ],
  ['at https://s.example/a.js:1:2', 'at https://s.example/a.js:1:2'],
  [
    'at eval (eval at f (https://s.example/page?q=a:1:2), <anonymous>:3:4)',
    'at eval (eval at f (https://s.example/page:1:2), <anonymous>:3:4)',
  ],
])('the stack %j is reported without queries, which may hold what a visitor has typed', (stack, reported) => {
  expect(describeError({ message: 'x', stack }).stack).toBe(reported);
});

it.each([
  [undefined, 'undefined'],
  [null, 'null'],
  ['text', 'text'],
  [Object.create(null), 'object'],
  [
    {
      get message() {
        throw new Error('Not for you.');
      },
    },
    'object',
  ],
])('whatever is thrown is described: %#', (thrown, message) => {
  expect(describeError(thrown)).toEqual({ message, stack: '' });
});

describe('an error event', () => {
  const event = (filename: string) =>
    new ErrorEvent('error', { message: 'Uncaught TypeError: x', filename, error: new TypeError('x') });

  it('is reported only where Inlay’s own code has thrown', () => {
    expect(readErrorEvent(event(OWN))).toEqual({ message: 'x', stack: expect.stringContaining('TypeError') });
    expect(readErrorEvent(event(THEME))).toBeUndefined();
    // A script of another host, of which the browser says nothing.
    expect(readErrorEvent(event(''))).toBeUndefined();
    // A picture that does not load.
    expect(readErrorEvent(new Event('error'))).toBeUndefined();
  });

  it('is reported in any case where the site asks for all', () => {
    expect(wantsAllErrors()).toBe(false);
    const meta = document.createElement('meta');
    meta.name = 'inlay:errors';
    meta.content = 'all';
    document.head.append(meta);
    expect(wantsAllErrors()).toBe(true);
    expect(readErrorEvent(event(THEME))).toMatchObject({ message: 'x' });
  });
});

it.each([
  [undefined, 'undefined'],
  ['text', 'text'],
  [{ message: 1 }, '[object Object]'],
  [new Error('boom'), 'boom'],
])('%s that was thrown has the message “%s”', (thrown, message) => {
  expect(describeError(thrown).message).toBe(message);
});

describe('a promise that is rejected', () => {
  const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
  const failed = (file: string) => ({ message: 'x', stack: `TypeError: x\n    at f (${file}:1:2)` });

  it('is reported where Inlay’s own code has failed, or the site asks for all', () => {
    expect(readErrorEvent(rejection(failed(OWN)), false)).toEqual(failed(OWN));
    expect(readErrorEvent(rejection(failed(THEME)), false)).toBeUndefined();
    expect(readErrorEvent(rejection('no'), false)).toBeUndefined();
    expect(readErrorEvent(rejection(failed(THEME)), true)).toEqual(failed(THEME));
    expect(readErrorEvent(rejection(failed(OWN)), true)).toEqual(failed(OWN));
  });

  it('is no other event', () => {
    expect(readErrorEvent(new Event('load'), true)).toBeUndefined();
  });
});

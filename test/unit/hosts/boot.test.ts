// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Queue = unknown[] & { f?: Event; o?: boolean };

const globals = window as unknown as Record<string, unknown> & { Inlay: Queue };
const NAMES = ['Squarespace', 'SquarespaceFonts', 'Y', 'ImageLoader'];
/** Listeners that the stub adds for good. */
let added: Array<readonly [string, EventListener]> = [];

beforeEach(async () => {
  added = [];
  const add = addEventListener;
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, options?: unknown) => {
    added.push([type, listener]);
    // happy-dom takes nothing but booleans and objects.
    add(type, listener, Boolean(options));
  });
  vi.resetModules();
});
afterEach(() => {
  for (const [type, listener] of added) removeEventListener(type, listener, true);
  for (const name of [...NAMES, 'Inlay', 'Static']) Reflect.deleteProperty(globals, name);
});
const boot = () => import('../../../src/hosts/boot');

describe('the stub in the page’s head', () => {
  it('keeps calls of the platform’s globals for the script', async () => {
    await boot();
    const { Squarespace: squarespace, Y: y } = globals as unknown as Record<
      string,
      { onInitialize(...args: unknown[]): void; Squarespace: { Commerce: { init(): void } } }
    >;
    squarespace?.onInitialize('Y', 1);
    y?.Squarespace.Commerce.init();
    expect(globals.Inlay).toEqual([
      ['Squarespace.onInitialize', ['Y', 1]],
      ['Y.Squarespace.Commerce.init', []],
    ]);
  });

  it('is neither a promise nor an iterable', async () => {
    await boot();
    const answer = globals.ImageLoader as Record<PropertyKey, unknown>;
    expect([Boolean(answer.then), Boolean(answer[Symbol.iterator])]).toEqual([false, false]);
    expect(await Promise.resolve(answer)).toBe(answer);
  });

  it('leaves what is there already', async () => {
    const own = { Inlay: [['own', []]], Squarespace: {}, Static: { a: 1 } };
    Object.assign(globals, own);
    await boot();
    expect([globals.Inlay === own.Inlay, globals.Squarespace === own.Squarespace, globals.Static]).toEqual([
      true,
      true,
      { a: 1 },
    ]);
    expect(typeof globals.Y).toBe('function');
  });

  it('gives old themes the object that they write into', async () => {
    await boot();
    expect(globals.Static).toEqual({});
  });

  it('keeps errors and clicks', async () => {
    await boot();
    document.body.dispatchEvent(new Event('error'));
    document.body.dispatchEvent(new Event('click'));
    document.body.dispatchEvent(new Event('keydown'));
    expect(globals.Inlay.map((entry) => (entry as Event).type)).toEqual(['error', 'click']);
  });
});

describe('a form that is sent before its block is there', () => {
  const submit = (html: string) => {
    document.body.innerHTML = html;
    const seen = vi.fn();
    document.body.addEventListener('submit', seen, { once: true });
    const event = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(event);
    return { event, isSent: !event.defaultPrevented, isSeen: seen.mock.calls.length > 0 };
  };

  it('is kept', async () => {
    await boot();
    const { event, isSent, isSeen } = submit('<form data-form-id="f1"><input name="matches"></form>');
    expect([isSent, isSeen, globals.Inlay.f === event]).toEqual([false, false, true]);
  });

  it.each([
    ['of the page’s own', false],
    ['of a block, once the script runs', true],
  ])('%s is not', async (_, isRunning) => {
    await boot();
    globals.Inlay.o = isRunning;
    const { isSent, isSeen } = submit(isRunning ? '<form data-form-id="f1"></form>' : '<form></form>');
    expect([isSent, isSeen, globals.Inlay.f]).toEqual([true, true, undefined]);
  });
});

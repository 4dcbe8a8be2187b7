// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { unit as emptyContext } from '../../../src/hosts/empty-context';
import { unit } from '../../../src/hosts/page-loaders';
import { createTestScope } from '../support/scope';

it.each([
  ['mercury:load', 1, 0],
  ['turbo:load', 1, 0],
  ['turbo:frame-load', 1, 0],
  ['htmx:load', 1, 0],
  ['htmx:after:swap', 1, 0],
  ['turbo:before-cache', 0, 1],
  ['turbo:click', 0, 0],
])('answers %s', (type, scans, destroys) => {
  const inlay = { scan: vi.fn(), destroy: vi.fn() };
  const scope = createTestScope();
  unit.mount({} as never, Object.assign(scope, { inlay }) as never);
  dispatchEvent(new Event(type));
  scope.end();
  dispatchEvent(new Event(type));
  expect([inlay.scan.mock.calls.length, inlay.destroy.mock.calls.length]).toEqual([scans, destroys]);
});

it('starts the site anew where the body is another', () => {
  const inlay = { scan: vi.fn(), destroy: vi.fn(), init: vi.fn() };
  const { body } = document;
  const scope = createTestScope();
  unit.mount({} as never, Object.assign(scope, { inlay }) as never);
  body.replaceWith(document.createElement('body'));
  dispatchEvent(new Event('turbo:load'));
  scope.end();
  document.body.replaceWith(body);
  expect(inlay.scan).not.toHaveBeenCalled();
  expect(inlay.destroy.mock.calls).toEqual([[]]);
  expect(inlay.init).toHaveBeenCalledOnce();
});

it.each([
  [{}, { SQUARESPACE_CONTEXT: { tweakJSON: {} } }],
  [{ SQUARESPACE_CONTEXT: undefined }, { SQUARESPACE_CONTEXT: undefined }],
  [[], []],
])('gives scripts of themes a context where %j has none', (given, expected) => {
  vi.stubGlobal('Static', given);
  emptyContext.mount({} as never, createTestScope() as never);
  expect(given).toEqual(expected);
});

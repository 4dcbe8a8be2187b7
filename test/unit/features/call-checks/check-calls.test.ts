// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { type Call, checkCalls } from '../../../../src/features/call-checks/call-checks.mount';

function sentences(...calls: Call[]): string[] {
  const report = vi.fn();
  checkCalls({ report }, calls);
  return report.mock.calls.map(([, , text]) => text);
}

it.each<[Call, string]>([
  [
    ['scan', [5]],
    'Inlay.scan(root): `root` is the number 5. It should be a node of the page, or a selector.',
  ],
  [
    ['destroy', [null]],
    'Inlay.destroy(root): `root` is null. It should be a node of the page, or a selector.',
  ],
  [
    ['onInitialize', [7]],
    'Inlay.onInitialize(initializer): `initializer` is the number 7. It should be a function.',
  ],
  [['onDestroy', [{}]], 'Inlay.onDestroy(destructor): `destructor` is an object. It should be a function.'],
  [['push', ['x']], 'Inlay.push(callback): `callback` is the string “x”. It should be a function.'],
  [['on', ['fault', 1]], 'Inlay.on(name, listener): `listener` is the number 1. It should be a function.'],
  [['emit', [{}]], 'Inlay.emit(name): `name` is an object. It should be a string.'],
  [
    ['consent.choose', ['yes']],
    'Inlay.consent.choose(choice): `choice` is the string “yes”. It should be an object of options.',
  ],
  [['on', ['block:mountd', () => {}]], 'Inlay has no event `block:mountd`. Did you mean `block:mounted`?'],
])('%j is explained', (call, sentence) => {
  expect(sentences(call)).toEqual([sentence]);
});

it('does not warn of correct calls, or of a theme’s own events', () => {
  expect(
    sentences(
      ['scan', ['.list']],
      ['destroy', [document.body]],
      ['on', ['block:mounted', () => {}]],
      ['emit', ['acme:ready', 1]],
      ['gallery', [5]],
    ),
  ).toEqual([]);
});

it('names a selector that the browser does not understand, and the call', () => {
  expect(sentences(['scan', ['.g[']], ['destroy', ['main >']])).toEqual([
    expect.stringMatching(/^Inlay\.scan\(root\): `root` cannot be used\. .*\.g\[/),
    expect.stringMatching(/^Inlay\.destroy\(root\): `root` cannot be used\. .*main >/),
  ]);
});

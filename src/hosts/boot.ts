// The stub before the module tag: at most 420 bytes. Old pages call the platform's globals inline, long before a deferred
// script runs; the stub keeps those calls in `Inlay`'s queue, and they never throw.
import type { Queued } from '../core/entry/queue';
import { OurForms, type SubmitStub } from '../forms/lazy-form/early-submit';

// A block in place of a function around it: the build adds nothing then.
{
  const scope = self as unknown as Record<string, unknown>;

  // biome-ignore lint/suspicious/noAssignInExpressions: every byte of this file is in the page's head
  const queue = (scope.Inlay ||= []) as Queued[] & SubmitStub;

  /** A proxy whose properties are such proxies, and whose calls are recorded. */
  const answer = (path: string): unknown =>
    // biome-ignore lint/complexity/useArrowFunction: also works with `new`
    new Proxy(function () {}, {
      // With a symbol or `then` it would look like an iterable or a promise.
      // biome-ignore lint/suspicious/noDoubleEquals: a byte less, and both are strings
      // biome-ignore lint/style/useTemplate: the same
      get: (_, key) => (key as string).at && key != 'then' && answer(path + '.' + (key as string)),
      apply(_, __, args) {
        queue.push([path, args]);
      },
    });

  const listen = addEventListener;

  // Pages of old themes leave it to the platform to create what they write their context into.
  scope.Static ||= {};
  ['Squarespace', 'SquarespaceFonts', 'Y', 'ImageLoader'].map((name) => (scope[name] ||= answer(name)));

  // A form that is submitted before its block is mounted must not be sent natively: its inline handler needs code that is not
  // loaded yet. Not the form's own method, because a field may be called `matches`: that of any element will do.
  listen(
    'submit',
    (event) =>
      queue.o ||
      !new Image().matches.call(event.target as Element, OurForms.selector) ||
      // biome-ignore lint/complexity/noCommaOperator: the same
      // biome-ignore lint/suspicious/noAssignInExpressions: the same
      ((queue.f = event), event.preventDefault(), event.stopPropagation()),
    // In the capture phase: `true`, but shorter.
    1 as unknown as boolean,
  );

  // A theme's script that fails leaves its elements to Inlay, and the last click is for the block that it was on.
  ['error', 'click'].map((type) => listen(type, (event) => queue.push(event), 1 as unknown as boolean));
}

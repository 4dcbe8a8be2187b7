// The stub before the module tag: at most 400 bytes. Old pages call the platform's globals inline, long before a deferred
// script runs; the stub keeps those calls in `Inlay`'s queue, and they never throw.
import type { Queued } from '../core/entry/queue';
import type { SubmitStub } from '../forms/lazy-form/early-submit';

const scope = self as unknown as Record<string, unknown>;

// biome-ignore lint/suspicious/noAssignInExpressions: every byte of this file is in the page's head
const queue = (scope.Inlay ||= []) as Queued[] & SubmitStub;

/** A proxy whose properties are such proxies, and whose calls are recorded. */
const answer = (path: string): unknown =>
  // biome-ignore lint/complexity/useArrowFunction: also works with `new`
  new Proxy(function () {}, {
    // With a symbol or `then` it would look like an iterable or a promise.
    get: (_, key) => (key as string).at && key !== 'then' && answer(`${path}.${key as string}`),
    apply(_, __, args) {
      queue.push([path, args]);
    },
  });

// Pages of old themes leave it to the platform to create what they write their context into.
scope.Static ||= {};
for (const name of ['Squarespace', 'SquarespaceFonts', 'Y', 'ImageLoader']) scope[name] ||= answer(name);

// A form that is submitted before its block is mounted must not be sent natively: its inline handler needs code that is not
// loaded yet. Through the prototype, because a field may be called `matches`.
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (queue.on || !Element.prototype.matches.call(form, '[data-form-id]')) return;
    queue.form = form;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
